/**
 * One tooltip for the whole page, and one card seen from close by.
 * `tip` tells a word about a thing on hover, focus or tap; `closer` shows a thing larger on hover, Space or a long press.
 */
import type { Attachment } from 'svelte/attachments';

interface Shown<T> {
  what: T;
  /** Where the thing stands, so that the layer can stand beside it. */
  box: DOMRect;
}

export const shown = $state<{ tip: Shown<string> | null; card: Shown<unknown> | null }>({ tip: null, card: null });

const HOVER = 400;
const LONG_PRESS = 450;
/** A card this wide shows its words and need not come closer by itself. */
const READABLE = 130;

// A thing that is taken off the page loses the focus while the page is being drawn, when nothing else may change: hence
// the wait in `blur`.

export function tip(text: string | null | undefined): Attachment<HTMLElement> {
  return (node) => {
    if (!text) return;
    const show = () => {
      shown.tip = { what: text, box: node.getBoundingClientRect() };
    };
    let timer = 0;
    const hide = () => {
      clearTimeout(timer);
      if (shown.tip?.what === text) shown.tip = null;
    };
    return listen(node, {
      pointerenter: () => (timer = window.setTimeout(show, HOVER)),
      pointerleave: hide,
      focus: () => node.matches(':focus-visible') && show(),
      blur: () => queueMicrotask(hide),
      click: show,
      keydown: (event) => (event as KeyboardEvent).key === 'Escape' && hide(),
    }, hide);
  };
}

/** `what` is drawn by the CloserLayer of the game. */
export function closer(what: unknown): Attachment<HTMLElement> {
  return (node) => {
    let timer = 0;
    let looked = false;
    const show = () => {
      shown.card = { what, box: node.getBoundingClientRect() };
    };
    const wait = (ms: number) => {
      clearTimeout(timer);
      timer = window.setTimeout(show, ms);
    };
    const hide = () => {
      clearTimeout(timer);
      if (shown.card?.what === what) shown.card = null;
    };
    return listen(node, {
      pointerenter: (event) => (event as PointerEvent).pointerType === 'mouse' && node.clientWidth < READABLE && wait(HOVER),
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
    }, hide);
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
