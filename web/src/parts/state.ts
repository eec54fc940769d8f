/** What can be done with a thing now: see the table of states in parts.css. */
export type State = 'idle' | 'can' | 'chosen' | 'cannot';

const CLASSES: Record<State, string> = { idle: '', can: 'can', chosen: 'is-chosen', cannot: 'cannot' };

export const stateClass = (state: State): string => CLASSES[state];
