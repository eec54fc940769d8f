/** What the table service and the browser say to each other. */

/** A key and its arguments; an argument is a text, a number, another message or a list of them. */
export interface Message {
  key: string;
  [argument: string]: unknown;
}
export type View = Record<string, any>;
export type Catalog = Record<string, any>;
export interface Event {
  event: string;
  [field: string]: any;
}
export type OptionValue = string | boolean;
export interface OptionInfo {
  name: string;
  values: OptionValue[];
}
export interface BotInfo {
  name: string;
}
export interface GameInfo {
  name: string;
  title: string;
  fewest: number;
  most: number;
  options: OptionInfo[];
  bots: BotInfo[];
}
export interface Me {
  id: string;
  name: string;
}
export type SeatKind = 'human' | 'hot-seat' | 'bot';
export interface SeatWish {
  who: 'me' | 'open' | 'hot-seat' | 'bot';
  name?: string;
  bot?: string;
}
export interface CreateTable {
  game: string;
  seats: SeatWish[];
  options?: Record<string, OptionValue>;
  deck?: Record<string, unknown> | null;
  seed?: number | null;
  public?: boolean;
  hints?: boolean;
}
export interface SeatInfo {
  seat: number;
  name: string;
  kind: SeatKind;
  mine: boolean;
  taken: boolean;
  online: boolean;
  bot: string | null;
  standing_in: boolean;
  conceded: boolean;
  code: string | null;
}
export interface Pledge {
  hash: string;
  seed: number | null;
  salt: string | null;
}
export interface TableInfo {
  id: string;
  game: string;
  title: string;
  status: 'waiting' | 'playing' | 'over';
  players: number;
  options: Record<string, OptionValue>;
  deck: string;
  public: boolean;
  hints: boolean;
  host: boolean;
  seats: SeatInfo[];
  ply: number;
  to_move: number | null;
  my_turn: boolean;
  created: string;
  changed: string;
  rematch: string | null;
  winners: number[] | null;
}
/** One decision as the viewer may know it; ply 0 is the set-up. */
export interface Told {
  ply: number;
  seat: number | null;
  text: string | null;
  events: Event[];
  lines: Message[];
}
export interface Choice {
  action: number;
  text: string;
  do: Record<string, any>;
  on: string[];
  label: Message;
}
export interface Blocked {
  kind: string;
  on: string;
  reason: Message;
}
export interface PromptData {
  seat: number;
  ask: string;
  question: Message;
  options: Choice[];
  blocked: Blocked[];
}
export interface Undo {
  can: boolean;
  refusal: Message | null;
  restart: boolean;
}
export interface Takeback {
  seat: number;
  ply: number;
  agreed: number[];
  waiting_for: number[];
}
export interface Result {
  scores: number[];
  parts: Record<string, any>[];
  ranking: number[][];
  winners: number[];
  reason: string;
  decided_by: string;
}
export interface Snapshot {
  table: TableInfo;
  version: number;
  ply: number;
  seat: number | null;
  to_move: number | null;
  over: boolean;
  view: View;
  prompt: PromptData | null;
  undo: Undo;
  takeback: Takeback | null;
  thinking: boolean;
  told: Told[];
  cut: number | null;
  result: Result | null;
  pledge: Pledge;
  may_hint: boolean;
}
export interface Moved {
  accepted: boolean;
  snapshot: Snapshot;
}
export interface Preview {
  events: Event[];
  lines: Message[];
  certain: boolean;
  view: View | null;
  can_take_back: boolean;
}
export interface Hint {
  action: number;
  text: string;
  label: Message;
  sure: number;
}
export interface Frame {
  told: Told;
  view: View;
  to_move: number | null;
}
export interface Replay {
  table: TableInfo;
  seat: number | null;
  frames: Frame[];
  result: Result | null;
  pledge: Pledge;
}
export interface Problem {
  status: number;
  title: string;
  detail: string;
  code: string;
  message: Message | null;
}
