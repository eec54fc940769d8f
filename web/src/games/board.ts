/** What a game's board gets from the table page, and what it gives back. A board draws; it holds no rules. */
import type { Component } from 'svelte';
import type { AnyFace, Choice, Hint, Message, Preview, PromptData, Result, Told } from '../api/types';
import type { Settings } from '../app/settings.svelte';

/** Speaks a message, or a key with its arguments. */
export type Say = (message: Message | string, args?: Record<string, unknown>) => string;

/** `F` is what leaves the game, `Face<NAME>` with the name of the game. */
export interface BoardProps<F extends AnyFace = AnyFace> {
  /** The name of the game. */
  game: string;
  /** Game.view for `seat`. While an event is being shown this is still the position before it. */
  view: F['view'];
  /** The fronts of all cards in play, by card id. */
  catalog: F['catalog'];
  /** Whose eyes; null for a spectator. Draw this seat as the own one (a spectator: seat 0 at the bottom). */
  seat: number | null;
  /** What `seat` is asked now; null while others decide, while events are shown, and in a replay. */
  prompt: PromptData<F> | null;
  /** Whose decision is being shown, else whom the table waits for: their part of the board comes forward. */
  actor?: number | null;
  /** Who sits where, by seat number. */
  names: string[];
  /** What happened since the own last decision: mark it as new (amber ring, ± chip). */
  told: Told<F>[];
  /** Everything that was told so far; absent where only the position is known. */
  story?: Told<F>[];
  /** What the chosen or hovered action would do; draw it on the board. Null when nothing is to be shown. */
  preview: Preview<F> | null;
  /** The things the player has taken up (`hand:beer-07`; with an exchange also `exchange:2`); the dock offers their actions. */
  picked: string[];
  /** The action that waits for its confirmation. */
  chosen: number | null;
  /** The bot's proposal, if asked for: mark the thing it is done to. */
  hint: Hint | null;
  /** Things that a log line under the pointer speaks of: mark them. */
  lit: string[];
  /** The view open on a phone: one of the game's tabs. On wide screens all are shown. */
  tab: string;
  words: Say;
  settings: Settings;
  /** Play this action (or, where the player wants it so, hold it for confirmation). */
  onchoose(action: number): void;
  /** The pointer or focus is on something that does this action; null when it has left. */
  onhover(action: number | null): void;
  /** A thing was clicked: with one action it is chosen at once, with several the dock offers them, with none the dock says why not. Null lays all down. */
  onpick(thing: string | null): void;
}

export interface Tab {
  id: string;
  label: string;
  icon: string;
}

/** One of the first steps of a game: what is said, and the part of the board that it speaks of. */
export interface GuideStep {
  /** Keys of the words. */
  title: string;
  text: string;
  /** Names of things, places or groups; the ring goes around all that are on the page. */
  at: string[];
  /** The view on a phone in which they lie; without it, whichever is open. */
  tab?: string;
  /** The clause of the rules that tells more; how to click has none. */
  clause?: string;
}

/** A drawing that stands on the board, with the words for it. */
export interface Sign {
  /** What it is called in the sprite or among the game's own drawings; the anchor of its entry. */
  id: string;
  /** Other drawings that mean the same. */
  also?: string[];
  /** What the board calls it, and what it means. */
  name: Message | string;
  about: Message | string;
}

/** What `legend.ts` of a game exports: every sign of its board. */
export interface Legend {
  groups: { title: Message | string; signs: Sign[] }[];
  /** Draws the signs that are no pictures of the sprite. */
  Drawing?: Component<{ sign: string }>;
}

/** One thing that travels when an event is shown. */
export interface Flight {
  /** An icon of the sprite, or a card (front if the id is known and in the catalog, else the back). */
  what: { icon: string } | { card: string | null; back: string };
  count: number;
  /** Names of places, most exact first; the first that is on the page is taken. */
  from: string[];
  to: string[];
  /** Milliseconds for one; 320 for tokens, 420 for cards unless said otherwise. */
  ms?: number;
}

/**
 * A game's part of the table page.
 *
 * The page finds things and places by attributes that the components set:
 *   data-thing="hand:beer-07"   what a prompt's `on` and `blocked.on` name. Clickable things call onpick(thing).
 *   data-place="storage:0"      where events move things `from` and `to`; finer places are `${place}:${token}` and
 *                               `${place}:${card}` (`fields:wheat`, `hand:0:beer-07`), taken before the plain one.
 *   data-view="market"          the tab of a phone in which the things inside are seen; a question about them turns to it.
 *   data-group="hand"           arrows move the focus between the focusable elements inside; Tab leaves the group.
 */
export interface GameBoard<F extends AnyFace = AnyFace> {
  /** The landscape: grid-area "board". Shows one `tab` at a time below 900 px. */
  Board: Component<BoardProps<F>>;
  /** What lies in front of the player: below the prompt in the dock, left of the actions. */
  Hand?: Component<BoardProps<F>>;
  /** Calendar and phase, in the top bar. */
  Clock?: Component<BoardProps<F>>;
  /** Deck, discard and supply, at the head of the rail. */
  Stock?: Component<BoardProps<F>>;
  /** One card drawn small, for a flight, a score or the log. */
  Face?: Component<{ card: string | null; back: string; catalog: F['catalog']; words: Say }>;
  /** Views on a phone; the first is shown first. The page adds the log. */
  tabs(props: BoardProps<F>): Tab[];
  /** What travels for an event. Without it, events with `from`, `to` and `token` or `card` travel by those. */
  flights?(event: F['event']): Flight[];
  /** A nested message that is better drawn than spoken ("2 wheat" as 2 and an icon), or null; and the thing it is about. */
  inline?(message: Message): { count?: number; icon: string; thing?: string } | null;
  /** One word for an option ("Harvest"): the name of its button and of the confirmation. */
  verb?(choice: Choice<F>, words: Say, catalog: F['catalog']): string | null;
  /** The icon of an option's button, by its structured form. */
  icon?(choice: Choice<F>): string | null;
  /** The words for a card wherever only its id is known ("amber ale"). */
  cardName?(card: string, catalog: F['catalog'], words: Say): string;
  /** Rows of the score table; without it the numbers in the result's parts are shown as they are. */
  score?(result: Result<F>, words: Say): { label: string; cells: string[]; total?: boolean }[];
  /** Which events begin a new chapter of the log (a year, a round), and the icon for its heading. */
  chapter?(event: F['event']): { icon: string } | null;
}
