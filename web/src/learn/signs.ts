/** Which signs a thing on the board shows: the pictures inside it, by the names under which the legend explains them. */

/** Pictures that decorate, or that belong to the page and not to the game. */
const NO_SIGN = /^(deco-|ui-(?!hand|swap|people))/;
export const isSign = (picture: string): boolean => picture !== '' && !NO_SIGN.test(picture);

/** Dice are explained by their colour, whatever they show. */
export const withoutValue = (picture: string): string => picture.replace(/^(die-[a-z]+)-\d$/, '$1');

const signOf = (drawn: Element): string =>
  drawn.getAttribute('data-sign') ?? withoutValue(drawn.getAttribute('href')?.split('#')[1] ?? '');

export function signsIn(thing: Element): string[] {
  const own = [...thing.querySelectorAll('use, [data-sign]')].filter(
    (drawn) => drawn.matches('[data-sign]') || !drawn.closest('[data-sign]'),
  );
  return [...new Set(own.map(signOf))].filter(isSign);
}
