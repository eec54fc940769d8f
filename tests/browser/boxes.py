"""Boxes on the page: nothing is cut, lies over something that can be clicked, or sticks out of what holds it.

`amiss(person)` measures the page as it is, `shortened(person)` finds words that end in dots;
`positions(game, players, seeds)` are moments of random games.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator

from tests.browser import moments
from tests.browser.people import Person

from brewtable.kernel.match import Match, new_match
from brewtable.kernel.registry import find_game

# What lies over the rest on purpose: it comes and goes.
LAYERS = ".closer, .tip, .banners, .reason, #flights, .opening, .layer, .dock .actions"
# What covers its like on purpose, and marks that stand on an edge.
FANS = ".fan, .card-back, .bb-hand"
MARKS = ".mark, .clause-mark, .flag, .tag"

MEASURE = """([LAYERS, FANS, MARKS]) => {
  const SLACK = 2, POKE = 10;
  const CONTROL = 'button, a[href], input, select, summary, [role=button]';
  const letters = (element) => Math.max(4, parseFloat(getComputedStyle(element).fontSize) * 0.35);
  const found = new Set();
  const name = (element) => {
    const words = element.closest('[data-thing], [data-place], [data-group]')?.dataset ?? {};
    const kind = element.getAttribute('class') ?? '';
    return `${words.thing ?? words.place ?? words.group ?? ''} <${kind.replace(/svelte-\\S+/g, '').trim()}>`;
  };
  const seen = (element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    && !element.closest('.spoken, .unseen, [inert]');
  const unheard = (element) => {
    for (let one = element; one; one = one.parentElement)
      if (getComputedStyle(one).clipPath.startsWith('inset(50%')) return true;
    return false;
  };
  const shortened = (style) => style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none';
  const painted = (style) => style.backgroundImage !== 'none'
    || !/, 0\\)$|^transparent$/.test(style.backgroundColor);
  const over = (one, other) => [
    Math.min(one.right, other.right) - Math.max(one.left, other.left),
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)];
  const out = (box, around) => [
    Math.max(around.left - box.left, box.right - around.right),
    Math.max(around.top - box.top, box.bottom - around.bottom)];

  // What is there to be seen: words, pictures, controls. A letter's box is higher than the letter.
  const leaves = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const isText = node.nodeType === Node.TEXT_NODE;
    const element = isText ? node.parentElement : node;
    if (isText ? !node.textContent.trim() : !node.matches(`svg.icon, img, ${CONTROL}`)) continue;
    if (!seen(element) || unheard(element)) continue;
    const range = document.createRange();
    range.selectNode(node);
    const boxes = isText ? [...range.getClientRects()] : [node.getBoundingClientRect()];
    const said = isText ? `"${node.textContent.trim().slice(0, 40)}"` : '';
    for (const box of boxes)
      if (box.width > 1 && box.height > 1) leaves.push({ node, element, box, isText, said });
  }

  for (const { element, box, isText, said } of leaves) {
    const down = isText ? letters(element) : SLACK;
    let free = [false, false], held = null, apart = false, short = false;
    for (let one = element; one && one !== document.documentElement; one = one.parentElement) {
      const style = getComputedStyle(one);
      if (style.display === 'contents') continue;
      short ||= shortened(style);
      const around = one.getBoundingClientRect();
      const [wide, high] = out(box, around);
      if (one !== element || isText) {
        const hides = [style.overflowX, style.overflowY].map((flow) => flow === 'hidden' || flow === 'clip');
        const rolls = [style.overflowX, style.overflowY].map((flow) => flow === 'auto' || flow === 'scroll');
        if (!short && ((hides[0] && !free[0] && wide > SLACK) || (hides[1] && !free[1] && high > down)))
          found.add(`cut: ${name(element)} ${said} in ${name(one)}`);
        if (!held && painted(style) && !one.matches('body, .table')) {
          held = one;
          const slack = apart || element.closest(MARKS) ? POKE : 0;
          if (!short && !rolls.includes(true) && !free.includes(true)
            && (wide > SLACK + slack || high > down + slack))
            found.add(`outside: ${name(element)} ${said} of ${name(one)}`);
        }
        free = [free[0] || rolls[0], free[1] || rolls[1]];
      }
      if (style.position === 'absolute') apart = true;
      if (style.position === 'fixed') break;
    }
    if (!short && ((!free[0] && (box.left < -SLACK || box.right > innerWidth + SLACK))
      || (!free[1] && (box.top < -down || box.bottom > innerHeight + down))))
      found.add(`off the page: ${name(element)} ${said}`);
  }

  // Of something that rolls, only what is in sight can be in the way.
  const inSight = (element, box, isText) => {
    let { left, top, right, bottom } = box;
    for (let one = isText ? element : element.parentElement; one; one = one.parentElement) {
      const style = getComputedStyle(one);
      if (style.overflowX === 'visible' && style.overflowY === 'visible') continue;
      const around = one.getBoundingClientRect();
      [left, top] = [Math.max(left, around.left), Math.max(top, around.top)];
      [right, bottom] = [Math.min(right, around.right), Math.min(bottom, around.bottom)];
    }
    return { left, top, right, bottom };
  };
  const controls = leaves
    .filter(({ node, isText }) => !isText && node.matches(CONTROL) && !node.closest(LAYERS))
    .map((one) => ({ ...one, box: inSight(one.element, one.box) }));
  for (const leaf of leaves) {
    if (leaf.element.closest(LAYERS) || leaf.element.closest(MARKS)) continue;
    const box = inSight(leaf.element, leaf.box, leaf.isText);
    for (const { node, box: other } of controls) {
      if (node === leaf.node || node.contains(leaf.node) || leaf.element.contains(node)) continue;
      if (node.matches(MARKS) || (node.closest(FANS) && leaf.element.closest(FANS))) continue;
      const [wide, high] = over(box, other);
      if (wide > SLACK && high > (leaf.isText ? letters(leaf.element) : SLACK))
        found.add(`over: ${name(leaf.element)} ${leaf.said} over ${name(node)}`);
    }
  }
  return [...found];
}"""

SHORTENED = """() => [...document.querySelectorAll('.board-area *, .dock *')]
  .filter((element) => {
    const style = getComputedStyle(element);
    const cuts = style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none';
    return cuts && element.clientWidth > 2 && element.checkVisibility({ visibilityProperty: true })
      && !element.closest('.spoken, .unseen, .log, .seat-plate')
      && (element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 3);
  })
  .map((element) => `${element.textContent.trim()} <${element.className}>`)"""


def shortened(person: Person) -> list[str]:
    """Texts of the board and the dock that do not fit where they stand, names of people apart."""
    found: list[str] = person.page.evaluate(SHORTENED)
    return found


def amiss(person: Person, layers: str = LAYERS, fans: str = FANS, marks: str = MARKS) -> list[str]:
    """What is cut, over a control that it is no part of, outside of what holds it, or off the page."""
    person.page.wait_for_function("document.getAnimations().every((one) => one.playState !== 'running')")
    found: list[str] = person.page.evaluate(MEASURE, [layers, fans, marks])
    return found


def positions(game: str, players: int, seeds: Iterable[int]) -> Iterator[str]:
    """From a random game for each seed, a moment at which the first seat is asked."""
    for seed in seeds:
        match = played(game, players, seed)
        asked = [ply for ply in range(match.ply) if int(match.position_at(ply).to_move()) == 0]
        yield moments.journal(match, random.Random(seed).choice(asked))


def played(game: str, players: int, seed: int) -> Match:
    title = find_game(game)
    match = new_match(title, title.setup(players, seed))
    taste = random.Random(seed)
    while not match.over:
        match.act(taste.choice([int(action) for action in match.state.legal()]))
    return match
