/** What is laid open over the town: somebody's brewery, or the bonus actions. Board, dock and rail share it. */
export const looking = $state<{ brewery: number | null; bonuses: boolean }>({ brewery: null, bonuses: false });

export function lookAt(brewery: number | null): void {
  looking.brewery = brewery;
  looking.bonuses = false;
}
