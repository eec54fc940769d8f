/**
 * One tooltip for the whole page, and one card seen from close by.
 * `tip` tells a word about a thing on hover, focus or tap; `closer` shows a thing larger on hover, Space or a long press.
 */
import type { Attachment } from 'svelte/attachments';
import { signsIn } from '../learn/signs';

interface Shown<T> {
  what: T;
  /** Where the thing stands, so that the layer can stand beside it. */
  box: DOMRect;
}

interface Tip extends Shown<string> {
  /** The signs that the thing shows. */
  signs: string[];
}

/** `explains`: there is an icon legend to lead to. */
export const shown = $state<{ tip: Tip | null; card: Shown<unknown> | null; explains: boolean }>({
  tip: null,
  card: null,
  explains: false,
});

const HOVER = 400;
const LONG_PRESS = 450;
/** So long the tip waits for a pointer on its way to the link in it. */
const LINGER = 300;
/** A card this wide shows its words and need not come closer by itself. */
const READABLE = 130;

// A thing that is taken off the page loses the focus while the page is being drawn, when nothing else may change: hence
// the wait in `blur`.

export function tip(text: string | null | undefined): Attachment<HTMLElement> {
  return (node) => {
    if (!text) return;
    const show = () => {
      shown.tip = {
        what: text,
        box: node.getBoundingClientRect(),
        signs: shown.explains ? signsIn(node) : [],
      };
    };
    let timer = 0;
    const hide = () => {
      clearTimeout(timer);
      if (shown.tip?.what === text) shown.tip = null;
    };
    const leave = () => {
      clearTimeout(timer);
      if (shown.tip?.what === text && shown.tip.signs.length) timer = window.setTimeout(unlessHeld, LINGER);
      else hide();
    };
    const unlessHeld = () => {
      if (document.querySelector('.tip-link:hover')) timer = window.setTimeout(unlessHeld, LINGER);
      else hide();
    };
    return listen(
      node,
      {
        pointerenter: () => {
          clearTimeout(timer);
          timer = window.setTimeout(show, HOVER);
        },
        pointerleave: leave,
        focus: () => node.matches(':focus-visible') && show(),
        blur: () => queueMicrotask(hide),
        // A mouse has shown it by now; what is done next may lie under it.
        click: (event) => ((event as PointerEvent).pointerType === 'mouse' && node.matches('button') ? hide() : show()),
        keydown: (event) => (event as KeyboardEvent).key === 'Escape' && hide(),
      },
      hide,
    );
  };
}

let lookedAt: HTMLElement | null = null;

/** `what` is drawn by the TipLayer of the game. A thing that says less than its card comes closer at any width, and by focus. */
export function closer(what: unknown, always = false): Attachment<HTMLElement> {
  return (node) => {
    let timer = 0;
    let looked = false;
    const show = () => {
      lookedAt = node;
      shown.card = { what, box: node.getBoundingClientRect() };
    };
    const wait = (ms: number) => {
      clearTimeout(timer);
      timer = window.setTimeout(show, ms);
    };
    const hide = () => {
      clearTimeout(timer);
      if (lookedAt === node) lookedAt = shown.card = null;
    };
    return listen(
      node,
      {
        pointerenter: (event) =>
          (event as PointerEvent).pointerType === 'mouse' && (always || node.clientWidth < READABLE) && wait(HOVER),
        focus: () => always && node.matches(':focus-visible') && wait(HOVER),
        pointerdown: (event) => {
          looked = false;
          if ((event as PointerEvent).pointerType === 'mouse') hide();
          else wait(LONG_PRESS);
        },
        // A long look is no press.
        pointerup: () => {
          clearTimeout(timer);
          looked = shown.card !== null;
        },
        pointerleave: hide,
        pointercancel: hide,
        contextmenu: (event) => shown.card && event.preventDefault(),
        click: (event) => looked && event.stopImmediatePropagation(),
        blur: () => queueMicrotask(hide),
        keydown: (event) => {
          const key = (event as KeyboardEvent).key;
          if (key === ' ') {
            event.preventDefault();
            if (shown.card) hide();
            else show();
          } else if (key === 'Escape') hide();
        },
        keyup: (event) => (event as KeyboardEvent).key === ' ' && event.preventDefault(),
      },
      hide,
    );
  };
}

function listen(node: HTMLElement, handlers: Record<string, (event: Event) => unknown>, end: () => void): () => void {
  // A click is heard before the thing itself hears it, so that it can be kept from it.
  const early = (name: string) => name === 'click';
  for (const [name, handler] of Object.entries(handlers)) node.addEventListener(name, handler, early(name));
  return () => {
    for (const [name, handler] of Object.entries(handlers)) node.removeEventListener(name, handler, early(name));
    end();
  };
}
