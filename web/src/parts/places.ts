/** Parts of the page by the names that the boards give them: things, places and groups. */
const NAMED = ['data-place', 'data-thing', 'data-group'];

/** Those that can be seen now; a name that no board knows stands for nothing. */
export function placesCalled(names: string[]): HTMLElement[] {
  const found = names.flatMap((name) => NAMED.map((attribute) => `[${attribute}="${CSS.escape(name)}"]`));
  return [...document.querySelectorAll<HTMLElement>(found.join(', '))].filter(
    (element) => element.getClientRects().length > 0,
  );
}

/** What can be seen of an element inside the parts of the page that scroll. */
function seenOf(element: Element): DOMRect {
  const box = element.getBoundingClientRect();
  let { left, top, right, bottom } = box;
  for (let around = element.parentElement; around; around = around.parentElement) {
    if (getComputedStyle(around).overflowY === 'visible') continue;
    const frame = around.getBoundingClientRect();
    [left, top] = [Math.max(left, frame.left), Math.max(top, frame.top)];
    [right, bottom] = [Math.min(right, frame.right), Math.min(bottom, frame.bottom)];
  }
  return new DOMRect(left, top, right - left, bottom - top);
}

/** The smallest box that holds all that can be seen of them. */
export function boxAround(elements: Element[]): DOMRect | null {
  const boxes = elements.map(seenOf).filter((box) => box.width > 0 && box.height > 0);
  if (boxes.length === 0) return null;
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  const right = Math.max(...boxes.map((box) => box.right));
  return new DOMRect(left, top, right - left, Math.max(...boxes.map((box) => box.bottom)) - top);
}
