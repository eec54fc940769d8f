/**
 * What the table service and the browser say to each other. The shapes are generated from the service (schema.d.ts, by
 * `python web/build.py types`); what they leave open, because every game fills it in its own way, is named here.
 */
import type * as Service from './schema';

export type { BotInfo, GameInfo, Me, OptionInfo, Pledge, Review, SeatInfo, TableInfo, Takeback } from './schema';

type With<Shape, Finer> = Omit<Shape, keyof Finer> & Finer;

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
export interface Result {
  scores: number[];
  parts: Record<string, any>[];
  ranking: number[][];
  winners: number[];
  reason: string;
  decided_by: string;
}
export type OptionValue = string | boolean;

export type SeatWish = Pick<Service.SeatWish, 'who'> & Partial<Service.SeatWish>;
export type CreateTable = With<Partial<Service.CreateTable>, { game: string; seats: SeatWish[] }>;
/** One decision as the viewer may know it; ply 0 is the set-up. */
export type Told = With<Service.Told, { events: Event[]; lines: Message[] }>;
export type Choice = With<Service.Choice, { do: Record<string, any>; label: Message }>;
export type Blocked = With<Service.Blocked, { reason: Message }>;
export type PromptData = With<Service.PromptData, { question: Message; options: Choice[]; blocked: Blocked[] }>;
export type Undo = With<Service.Undo, { refusal: Message | null }>;
export type Snapshot = With<
  Service.Snapshot,
  { view: View; prompt: PromptData | null; undo: Undo; told: Told[]; result: Result | null }
>;
export type Moved = With<Service.Moved, { snapshot: Snapshot }>;
export type Preview = With<Service.Preview, { events: Event[]; lines: Message[]; view: View | null }>;
export type Hint = With<Service.Hint, { label: Message }>;
export type Frame = With<Service.Frame, { told: Told; view: View }>;
export type Replay = With<Service.Replay, { frames: Frame[]; result: Result | null }>;
export type Verdict = With<Service.Verdict, { played: Choice; better: Choice | null }>;
export type Problem = With<Service.Problem, { message: Message }>;
