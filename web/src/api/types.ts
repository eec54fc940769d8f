/**
 * What the table service and the browser say to each other. The shapes are generated from the service (schema.d.ts, by
 * `python web/build.py types`); what a game fills in its own way is named by its `Face`.
 */
import type * as Service from './schema';

export type {
  Account,
  AddPush,
  Against,
  AskForProof,
  Blocked,
  BotInfo,
  Called,
  Calls,
  CallWay,
  Ceremony,
  Codes,
  Confirmed,
  Door,
  Engine,
  GameInfo,
  Hint,
  FindTable,
  HostedTable,
  HostPage,
  House,
  HouseInfo,
  Ladder,
  LadderRow,
  Invitation,
  InvitationInfo,
  Me,
  MemberInfo,
  OpenTable,
  OptionInfo,
  Pace,
  PersonPage,
  PickSet,
  Played,
  Pledge,
  Problem,
  RatedEnd,
  RatingChange,
  Record as HouseRecord,
  Recovered,
  Regular,
  Review,
  Said,
  SeatInfo,
  Silenced,
  TableCalls,
  TableInfo,
  Takeback,
  Talk,
  TitleRating,
  Undo,
} from './schema';

type With<Shape, Finer> = Omit<Shape, keyof Finer> & Finer;

/** A key and its arguments; an argument is a text, a number, another message or a list of them. */
export type Message = Service.MessageData;

/** What leaves a game whose types are not known. */
export interface AnyFace {
  view: Record<string, unknown>;
  catalog: Record<string, unknown>;
  /** A seat's part in the result. */
  parts: Record<string, unknown>;
  event: { event: string; [field: string]: unknown };
  /** An action as data. */
  do: { kind: string; [field: string]: unknown };
}
/** What leaves a game, by its name: `Face<'beer-and-bread'>['view']`. */
export type Face<Game extends keyof Service.Faces> = Service.Faces[Game];

export type View = AnyFace['view'];
export type Catalog = AnyFace['catalog'];
export type Event = AnyFace['event'];
export interface Result<F extends AnyFace = AnyFace> {
  scores: number[];
  parts: F['parts'][];
  ranking: number[][];
  winners: number[];
  reason: string;
  decided_by: string;
}
export type OptionValue = string | boolean;

export type SeatWish = Pick<Service.SeatWish, 'who'> & Partial<Service.SeatWish>;
export type CreateTable = With<Partial<Service.CreateTable>, { game: string; seats: SeatWish[] }>;
/** One decision as the viewer may know it; ply 0 is the set-up. */
export type Told<F extends AnyFace = AnyFace> = With<Service.Told, { events: F['event'][] }>;
export type Choice<F extends AnyFace = AnyFace> = With<Service.Choice, { do: F['do'] }>;
export type PromptData<F extends AnyFace = AnyFace> = With<Service.PromptData, { choices: Choice<F>[] }>;
export type Snapshot = With<
  Service.Snapshot,
  { view: View; prompt: PromptData | null; told: Told[]; result: Result | null }
>;
export type Moved = With<Service.Moved, { snapshot: Snapshot }>;
export type Preview<F extends AnyFace = AnyFace> = With<
  Service.Preview,
  { events: F['event'][]; view: F['view'] | null }
>;
export type Frame = With<Service.Frame, { told: Told; view: View }>;
export type Replay = With<Service.Replay, { frames: Frame[]; result: Result | null }>;
export type Verdict = With<Service.Verdict, { played: Choice; better: Choice | null }>;
