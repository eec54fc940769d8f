/** Keys for everything: arrows inside a group, Tab between groups. */
const FOCUSABLE = ':is(button, a[href], input, select, textarea, summary, [tabindex]):not([tabindex="-1"])';

const reachable = (element: HTMLElement): boolean =>
  element.getClientRects().length > 0 && !element.matches(':disabled') && !element.closest('[inert]');

const focusable = (root: ParentNode): HTMLElement[] =>
  [...root.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(reachable);

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

const TO_DO = ['.hand-area .can', '.board-area .can', '.actions button'];

/** Puts the focus on the first thing that can be done, unless it is somewhere already; true if it did. */
export function beginAtWork(): boolean {
  if (document.activeElement !== document.body) return false;
  return focusOn(TO_DO.map((place) => document.querySelector<HTMLElement>(place)).find(Boolean) ?? undefined);
}

/** Moves the focus if the key is one that moves it; true if it did. */
export function moveFocus(event: KeyboardEvent, root: ParentNode = document): boolean {
  const here = document.activeElement;
  if (!(here instanceof HTMLElement) || here.matches('input, select, textarea')) return false;
  const group = here.closest<HTMLElement>('[data-group]');
  if (!group) return false;
  if (event.key === 'Tab') return leaveGroup(group, event.shiftKey, root);
  const inside = focusable(group);
  const at = inside.indexOf(here);
  if (at < 0) return false;
  if (event.key === 'Home' || event.key === 'End') return focusOn(event.key === 'Home' ? inside[0] : inside.at(-1));
  const step = STEPS[event.key];
  if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return false;
  return focusOn(inside[(at + step + inside.length) % inside.length]);
}

function leaveGroup(group: HTMLElement, back: boolean, root: ParentNode): boolean {
  const all = focusable(root);
  const order = back ? all.toReversed() : all;
  const from = order.findIndex((element) => element === document.activeElement);
  const next = order.slice(from + 1).find((element) => !group.contains(element));
  if (!next) return false;
  const arrived = next.closest<HTMLElement>('[data-group]');
  return focusOn(back && arrived ? focusable(arrived)[0] : next);
}

function focusOn(element: HTMLElement | undefined): boolean {
  element?.focus();
  return element !== undefined;
}
