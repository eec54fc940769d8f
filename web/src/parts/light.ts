/** Marks things and places by name: a line of the log under the pointer, a bot's proposal. */
export function light(mark: 'lit' | 'hinted', names: string[]): void {
  for (const old of document.querySelectorAll<HTMLElement>(`[data-${mark}]`)) delete old.dataset[mark];
  for (const element of document.querySelectorAll<HTMLElement>('[data-thing], [data-place]')) {
    if (names.some((name) => isCalled(element.dataset, name))) element.dataset[mark] = '';
  }
}

/** A thing is also meant where only the card it holds is named: `column:beer-07` by `beer-07`, or what lies in its place. */
export const isCalled = ({ thing, place, card }: DOMStringMap, name: string): boolean =>
  thing === name || place === name || card === name || (!!thing && !name.includes(':') && thing.endsWith(`:${name}`));
