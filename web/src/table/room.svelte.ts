/** A table as this browser knows it: what the service said last, what has been shown of it, what the player is about to do. */
import { at, query, Refused } from '../api/client';
import { Live } from '../api/live';
import type {
  Catalog,
  Choice,
  Hint,
  Message,
  PickSet,
  Preview,
  PromptData,
  SeatInfo,
  Snapshot,
  Told,
} from '../api/types';
import { alertTurn } from '../app/alerts';
import { explain, notify } from '../app/notices.svelte';
import { isStill, settings } from '../app/settings.svelte';
import { play as playSound } from '../app/sound';
import { boardOf } from '../games';
import type { GameBoard } from '../games/board';
import { say, sayAt, titleOf } from '../words/words.svelte';
import { Absences } from './away.svelte';
import { announced, partsOf, withDeed } from './lines';
import { pause, showDecision } from './motion';
import { namesOf } from './names';
import { ShowQueue } from './queue';
import { TableTalk } from './talk.svelte';
import { canAdd, changed, countOf, isReady, picked, playedBy, wholeSet, withWays } from './together';

/** Where the player is in a decision: asked, with a thing in hand, with a choice to confirm; or others are at it. */
export type Moment = 'asked' | 'picked' | 'chosen' | 'waiting';

interface News {
  told: Told[];
  snapshot: Snapshot;
  /** Asked for once more, so shown to whoever else wants no motion, too. */
  again?: boolean;
}

const HOVER_WAIT = 140;
const FADE_MS = 120;
const CHAPTER_MS = 900;
/** How long the decision of somebody else stays in sight at a calm pace. */
const LOOK_MS = 800;
const STORIES_KEPT = 30;

export class Room {
  readonly id: string;
  readonly service: ReturnType<typeof at>;

  /** What the service said last, and what the page shows: they differ while something is being shown. */
  latest: Snapshot | null = $state.raw(null);
  shown: Snapshot | null = $state.raw(null);
  told: Told[] = $state.raw([]);
  catalog: Catalog = $state.raw({});
  board: GameBoard | null = $state.raw(null);
  online = $state(true);
  readonly away = new Absences();
  readonly talk = new TableTalk(this);
  lost: string | null = $state(null);

  picked: string[] = $state.raw([]);
  chosen: number | null = $state(null);
  /** How many were taken of each pick of the set. */
  counts: number[] = $state.raw([]);
  hovered: number | null = $state(null);
  preview: Preview | null = $state.raw(null);
  hint: Hint | null = $state.raw(null);
  thinkingOfHint = $state(false);
  lit: string[] = $state.raw([]);
  sending = $state(false);
  /** How many choices were made in each go of one's own: what was done in one go is undone in one. */
  #goes: number[] = [];
  /** Undo was asked for while the move was still on its way. */
  #regretted = false;
  /** The headline of a new year or round, while it is shown. */
  chapter: Message | null = $state.raw(null);
  /** The deed on show. */
  deed: Message | null = $state.raw(null);
  /** Whose deed that is. */
  #acting: number | null = $state(null);
  /** Told to screen readers of late, oldest first: several moves may come at once, and each is to be heard. */
  stories: { at: number; text: string }[] = $state.raw([]);
  /** Why the thing under the focus cannot be used, when asked by `?`. */
  reason: string | null = $state(null);
  /** The seat that the device is to be handed to; its hand stays hidden until that person says so. */
  curtain: number | null = $state(null);

  readonly #queue = new ShowQueue<News>({
    play: (news, hurry, signal) => this.#show(news, hurry, signal),
    settle: (news) => this.#settle(news),
    idle: () => this.#idle(),
  });
  moving = $state(false);
  #live: Live | null = null;
  #storiesTold = 0;
  #seat: number | null | undefined = undefined;
  #previews = new Map<string, Promise<Preview>>();
  #looking = new AbortController();
  #hoverTimer = 0;
  #alerted = -1;
  /** Nobody has said yet who of those at this device opened the page. */
  #arriving = false;

  readonly names = $derived(namesOf((this.shown ?? this.latest)?.table.seats ?? [], say));
  readonly #speech = sayAt(() => ({
    names: this.names,
    me: this.seat,
    cardName: (text) =>
      text in this.catalog ? (this.board?.cardName?.(text, this.catalog, this.plain) ?? null) : null,
    inline: (message) => this.board?.inline?.(message) ?? null,
  }));
  readonly words = this.#speech.say;
  readonly pieces = this.#speech.pieces;
  readonly plain = sayAt(() => ({ names: this.names, me: this.seat })).say;

  readonly seat = $derived(this.shown?.seat ?? null);
  /** Whose decision is being shown, else whom the table waits for. */
  readonly actor: number | null = $derived(this.#acting ?? this.shown?.to_move ?? null);
  readonly mine: SeatInfo[] = $derived(this.latest?.table.seats.filter((seat) => seat.mine) ?? []);
  /** Several people share this device. */
  readonly hotSeat = $derived(this.mine.filter((seat) => seat.bot === null).length > 1);
  readonly prompt: PromptData | null = $derived(
    this.moving || this.sending || this.curtain !== null || !this.shown?.prompt ? null : withWays(this.shown.prompt),
  );
  /** What several things are to be picked of, in one go. */
  readonly set: PickSet | null = $derived(wholeSet(this.prompt));
  /** Seats that people have left in the middle of the game. */
  readonly gone: SeatInfo[] = $derived(
    this.latest?.table.status === 'playing' ? this.latest.table.seats.filter((seat) => !seat.taken) : [],
  );
  /** Advice is there for whoever plays alone with bots, and where the host allows it. */
  readonly hintsAllowed = $derived.by(() => {
    const table = this.latest?.table;
    if (!table || this.seat === null || table.status !== 'playing') return false;
    if (table.strict || table.rated) return false;
    return table.hints || table.seats.every((seat) => seat.mine || seat.kind === 'bot');
  });
  readonly candidates: Choice[] = $derived(
    this.picked.length === 0
      ? []
      : (this.prompt?.choices ?? []).filter((option) => this.picked.every((thing) => option.on.includes(thing))),
  );
  readonly choice: Choice | null = $derived(
    this.prompt?.choices.find((option) => option.action === this.chosen) ?? null,
  );
  readonly moment: Moment = $derived.by(() => {
    if (this.chosen !== null) return 'chosen';
    if (this.picked.length > 0) return 'picked';
    return this.prompt ? 'asked' : 'waiting';
  });
  /** What happened since the own last choice. */
  readonly fresh: Told[] = $derived.by(() => {
    const told = this.told.filter((one) => one.ply <= (this.shown?.ply ?? 0));
    const since = told.findLastIndex((one) => one.seat === this.seat && !one.forced);
    if (since < 0) return told.slice(1);
    return since === told.length - 1 ? told.slice(since) : told.slice(since + 1);
  });

  constructor(id: string) {
    this.id = id;
    this.service = at(id);
  }

  async open(seat?: number): Promise<void> {
    try {
      const snapshot = await this.service.snapshot({ seat });
      this.board ??= await boardOf(snapshot.table.game);
      await this.#fetchCatalog(snapshot);
      this.#seat = snapshot.seat;
      this.told = snapshot.told;
      this.latest = this.shown = snapshot;
      this.away.hear(snapshot);
      this.#arriving = this.hotSeat && seat === undefined && snapshot.table.status === 'playing';
      if (this.#arriving) this.curtain = snapshot.seat;
      this.#listen();
      this.#idle();
    } catch (problem) {
      this.lost = explain(problem);
    }
  }

  async #fetchCatalog(snapshot: Snapshot): Promise<void> {
    if (snapshot.table.status !== 'waiting') this.catalog = await this.service.catalog();
  }

  close(): void {
    this.away.stop();
    this.#live?.stop();
    this.#queue.drop();
  }

  /** The page is looked at again, or the network is back. */
  hurry(): void {
    this.#live?.hurry();
  }

  /** The page has come to the front, or gone behind others. */
  lookOn(visible: boolean): void {
    this.#live?.look(visible);
    if (visible) this.hurry();
  }

  #listen(): void {
    this.#live?.stop();
    const host = location.origin.replace(/^http/, 'ws');
    this.#live = new Live({
      address: () =>
        `${host}/api/tables/${this.id}/live${query({ seat: this.#seat, since: this.#since(), changes: 'true', talk: 'true', visible: document.hidden ? 'false' : null })}`,
      snapshot: (snapshot) => void this.receive(snapshot),
      talk: (heard) => this.talk.hear(heard),
      online: (is) => {
        this.online = is;
        this.away.connection(is);
        if (!is) void this.#lookForTable();
      },
    });
  }

  /** The line may be gone because the table is: called off, or the seat taken along to another device. */
  async #lookForTable(): Promise<void> {
    try {
      await this.service.snapshot({ since: this.#since() });
    } catch (problem) {
      if (!(problem instanceof Refused) || problem.status !== 404) return;
      this.close();
      this.lost = explain(problem);
    }
  }

  #known: Told[] = [];
  #lastPly(): number {
    return this.#known.at(-1)?.ply ?? this.told.at(-1)?.ply ?? -1;
  }

  /** What to ask from; while nothing is known, from the beginning. */
  #since(): number | undefined {
    const last = this.#lastPly();
    return last < 0 ? undefined : last;
  }

  /** Takes in what the service says, whichever way it came. */
  async receive(snapshot: Snapshot): Promise<void> {
    const before = this.latest;
    if (before && (snapshot.version < before.version || snapshot.seat !== this.#seat)) return;
    if (before?.table.status === 'waiting' && snapshot.table.status !== 'waiting') await this.#fetchCatalog(snapshot);
    if (snapshot.cut !== null && snapshot.cut < this.#lastPly()) {
      this.#takeBack(snapshot);
      return;
    }
    const last = this.#lastPly();
    const told = snapshot.told.filter((one) => one.ply > last);
    if (told.length > 0 && told[0]!.ply > last + 1) {
      await this.#catchUp();
      return;
    }
    this.latest = snapshot;
    this.away.hear(snapshot);
    this.#known.push(...told);
    if (told.length === 0 && !this.#queue.busy) {
      this.shown = snapshot;
      this.#idle();
    } else {
      this.moving = true;
      this.#queue.add({ told, snapshot });
    }
  }

  async #catchUp(): Promise<void> {
    const snapshot = await this.service.snapshot({ seat: this.#seat, since: this.#since() });
    const first = snapshot.told[0]?.ply;
    if (first === undefined || first <= this.#lastPly() + 1) await this.receive(snapshot);
  }

  #takeBack(snapshot: Snapshot): void {
    this.#queue.drop();
    const cut = snapshot.cut!;
    this.told = [...this.told.filter((one) => one.ply <= cut), ...snapshot.told.filter((one) => one.ply > cut)];
    this.#known = [];
    this.latest = this.shown = snapshot;
    this.moving = false;
    this.#clearStage();
    this.#forgetTrail();
    this.layDown();
    this.#idle();
    this.story = this.words('web-taken-back');
  }

  async #show({ told, again }: News, hurry: number, signal: AbortSignal): Promise<void> {
    const board = this.board!;
    for (const one of told) {
      if (signal.aborted) return;
      this.#tell(one);
      this.deed = withDeed(one).deed ?? null;
      this.#acting = one.seat;
      await this.#headline(one, hurry, signal);
      const own = one.seat === this.seat;
      if (document.hidden || (!again && (isStill() || (!own && settings.pace === 'at-once')))) continue;
      this.#sound(one);
      const calm = again || (!own && settings.pace === 'calm');
      const faster = calm ? 1 : hurry * (told.length > 2 ? 2 : 1);
      if (!isStill())
        await showDecision(one, { board, catalog: this.catalog, words: this.words, hurry: faster, signal });
      if (calm && !one.forced && one.seat !== null) await pause(LOOK_MS, signal);
    }
    if (isStill()) await pause(FADE_MS, signal);
  }

  async #headline(told: Told, hurry: number, signal: AbortSignal): Promise<void> {
    const line = isStill()
      ? undefined
      : partsOf(told, (event) => this.board!.chapter?.(event) ?? null).find((part) => part.icon)?.head;
    if (!line) return;
    this.chapter = line;
    await pause(CHAPTER_MS / hurry, signal);
    this.chapter = null;
  }

  #sound(told: Told): void {
    if (told.events.some((event) => event.event === 'card')) playSound('card');
    else if (told.events.some((event) => event.event === 'tokens')) playSound('token');
  }

  #tell(told: Told): void {
    if (this.told.some((one) => one.ply === told.ply)) return;
    this.told = [...this.told, told];
    this.story = announced(told)
      .map((line) => this.words(line))
      .join('. ');
  }

  #settle({ told, snapshot, again }: News): void {
    for (const one of told) this.#tell(one);
    this.#known = this.#known.filter((one) => !told.some((shown) => shown.ply === one.ply));
    this.#clearStage();
    if (!again) this.#remember({ told, snapshot });
    this.shown = snapshot;
    this.layDown();
    this.hint = null;
  }

  /** What happened since the own last decision, to be shown once more, and where it began. */
  #trail: News[] = [];
  #trailhead: Snapshot | null = null;

  #remember(news: News): void {
    if (this.#trailhead === null || news.told.some((one) => one.seat === this.seat && !one.forced)) {
      this.#trail = [];
      this.#trailhead = this.shown;
    }
    this.#trail.push(news);
  }

  #forgetTrail(): void {
    this.#trail = [];
    this.#trailhead = null;
  }

  /** Plays what happened since the own last decision once more. */
  showAgain(): void {
    if (this.#queue.busy || this.#trailhead === null) return;
    this.layDown();
    this.shown = this.#trailhead;
    this.moving = true;
    for (const news of this.#trail) this.#queue.add({ ...news, again: true });
  }

  #clearStage(): void {
    this.chapter = this.deed = this.#acting = null;
  }

  #idle(): void {
    this.moving = this.#queue.busy;
    const now = this.shown;
    if (!now || this.moving) return;
    const turn = now.to_move;
    const next = this.mine.find((seat) => seat.seat === turn && seat.bot === null);
    if (next && (next.seat !== this.seat || this.#arriving)) this.curtain = next.seat;
    else if (next) this.curtain = null;
    if (now.prompt && this.#alerted !== now.ply) {
      this.#alerted = now.ply;
      if (this.told.findLast((one) => !one.forced)?.seat !== this.seat)
        alertTurn(titleOf(now.table.game, now.table.title), this.id);
    }
    if (now.over && this.#alerted !== Infinity) {
      this.#alerted = Infinity;
      playSound('end');
    }
  }

  set story(text: string) {
    if (text) this.stories = [...this.stories, { at: this.#storiesTold++, text }].slice(-STORIES_KEPT);
  }

  /** Says something that belongs to no choice, for the eye and the ear. */
  tell(words: string): void {
    this.story = this.reason = words;
  }

  skip(): void {
    if (this.#queue.busy) this.#queue.skip();
  }

  /** The person at `seat` has the device now. */
  async liftCurtain(): Promise<void> {
    const seat = this.curtain;
    if (seat === null) return;
    try {
      if (seat !== this.#seat) await this.#sit(seat);
      this.#arriving = false;
      this.curtain = null;
    } catch (problem) {
      this.#refused(problem);
    }
  }

  async #sit(seat: number): Promise<void> {
    const snapshot = await this.service.snapshot({ seat });
    this.#goes = [];
    this.#queue.drop();
    this.#known = [];
    this.#seat = seat;
    this.told = snapshot.told;
    this.latest = this.shown = snapshot;
    this.moving = false;
    this.#clearStage();
    this.#forgetTrail();
    this.layDown();
    this.#listen();
  }

  // What the player is about to do.

  pick(thing: string | null): void {
    if (thing !== null && this.set && this.#takeOfSet(this.set, thing)) return;
    if (thing === null || this.#retakes(thing)) {
      this.layDown();
      return;
    }
    if (!this.prompt) return;
    if (this.chosen !== null && this.picked.includes(thing)) {
      this.choose(this.chosen);
      return;
    }
    const both = [...this.picked, thing];
    const fits = (things: string[]) =>
      this.prompt!.choices.filter((option) => things.every((one) => option.on.includes(one)));
    this.picked = fits(both).length > 0 ? both : [thing];
    this.chosen = null;
    this.preview = null;
    const options = fits(this.picked);
    if (options.length === 1 && (this.picked.length > 1 || this.#blockedOn(this.picked).length === 0))
      this.choose(options[0]!.action);
    else this.story = options.length > 0 ? '' : this.whyNot(thing);
  }

  /** One more of a thing of the set; where no more can be picked of it, it is laid down again. */
  #takeOfSet(set: PickSet, thing: string): boolean {
    const place = set.picks.findIndex((pick) => pick.on.includes(thing));
    if (place < 0) return false;
    if (canAdd(set, this.counts, place)) this.take(place, 1);
    else
      this.#setCounts(
        set,
        set.picks.map((_, one) => (one === place ? 0 : (this.counts[one] ?? 0))),
      );
    return true;
  }

  /** One more, or one less, of a pick of the set. */
  take(place: number, by: 1 | -1): void {
    if (this.set && (by < 0 || canAdd(this.set, this.counts, place)))
      this.#setCounts(this.set, changed(this.set, this.counts, place, by));
  }

  #setCounts(set: PickSet, counts: number[]): void {
    this.counts = counts;
    this.picked = set.picks.filter((_, place) => (counts[place] ?? 0) > 0).flatMap((pick) => pick.on);
    this.story = this.words('web-picked', { count: countOf(counts), most: set.most });
  }

  /** A thing clicked again is laid down, unless its only action waits for just that. */
  #retakes(thing: string): boolean {
    return this.picked.includes(thing) && (this.chosen === null || this.candidates.length > 1);
  }

  #blockedOn(things: string[]) {
    return this.prompt?.blocked.filter((one) => things.includes(one.on)) ?? [];
  }

  /** Blocked deeds of the things taken up. */
  readonly blocked = $derived(this.prompt?.blocked.filter((one) => this.picked.includes(one.on)) ?? []);

  whyNot(thing: string): string {
    const reasons = this.#blockedOn([thing]).map((one) => this.words(one.reason));
    return [...new Set(reasons)].join('; ');
  }

  choose(action: number): void {
    const option = this.prompt?.choices.find((one) => one.action === action);
    if (!option) return;
    if (!settings.confirm || this.chosen === action) {
      void this.#play(action);
      return;
    }
    this.chosen = action;
    if (this.picked.length === 0) this.picked = option.on;
    void this.#look(action);
  }

  confirm(): void {
    if (this.set && this.chosen === null) {
      if (isReady(this.set, this.counts)) void this.#send(picked(this.set, this.counts));
    } else if (this.chosen !== null) void this.#play(this.chosen);
  }

  async #play(action: number): Promise<void> {
    if (this.prompt) await this.#send(playedBy(this.prompt, action));
  }

  hover(action: number | null): void {
    clearTimeout(this.#hoverTimer);
    this.hovered = action;
    const wanted = action ?? this.chosen;
    if (wanted === null) this.preview = null;
    else this.#hoverTimer = window.setTimeout(() => void this.#look(wanted), HOVER_WAIT);
  }

  async #look(action: number): Promise<void> {
    const now = this.shown;
    if (!this.prompt || !now || now.seat === null || now !== this.latest || this.sending) return;
    if (action < 0) return; // several decisions: there is no look ahead at all of them
    const name = `${now.version}:${action}`;
    const asked = this.#previews.get(name) ?? this.service.preview(now.seat, now.version, action, this.#looking.signal);
    this.#previews.set(name, asked);
    try {
      const preview = await asked;
      if (this.shown === now && (this.hovered ?? this.chosen) === action) this.preview = preview;
    } catch {
      this.#previews.delete(name); // a choice is playable without its preview
    }
  }

  /** Puts back what was taken up; true if there was something. */
  layDown(): boolean {
    const had = this.picked.length > 0 || this.chosen !== null;
    clearTimeout(this.#hoverTimer);
    this.picked = [];
    this.counts = [];
    this.lit = [];
    this.chosen = null;
    this.hovered = null;
    this.preview = null;
    return had;
  }

  async #send(play: number | number[]): Promise<void> {
    const now = this.shown;
    if (!now || now.seat === null || this.sending) return;
    clearTimeout(this.#hoverTimer);
    this.#looking.abort(); // once it is played, nobody needs to know what it would do
    this.#looking = new AbortController();
    this.sending = true;
    this.hint = null;
    try {
      const overLine = this.#live?.move(now.version, now.seat, play);
      const { accepted, snapshot } = await (overLine ?? this.service.move(now.version, now.seat, play));
      if (!accepted) notify(this.words('web-moved-on'));
      else this.#goes.push(snapshot.told.filter((one) => one.seat === now.seat && !one.forced).length || 1);
      this.#previews.clear();
      await this.receive(snapshot);
    } catch (problem) {
      this.#refused(problem);
    } finally {
      this.sending = false;
    }
    if (this.#regretted) this.undo();
  }

  #refused(problem: unknown): void {
    if (problem instanceof Refused && problem.status === 0) this.online = false;
    notify(explain(problem, this.words));
  }

  /** Any request that answers with a snapshot. */
  async ask(request: (service: ReturnType<typeof at>, now: Snapshot) => Promise<Snapshot>): Promise<void> {
    const now = this.latest;
    if (!now) return;
    try {
      await this.receive(await request(this.service, now));
    } catch (problem) {
      this.#refused(problem);
    }
  }

  /** Leaves the table for good; true when it is done. */
  async leave(request: (service: ReturnType<typeof at>) => Promise<unknown>): Promise<boolean> {
    this.close();
    try {
      await request(this.service);
      return true;
    } catch (problem) {
      this.#refused(problem);
      this.#listen();
      return false;
    }
  }

  /** What can be taken back: of what the service said last, whatever of it has been shown. */
  readonly canUndo = $derived(
    this.picked.length > 0 || this.chosen !== null || this.sending || (this.latest?.undo.can ?? false),
  );

  undo(): void {
    this.#regretted = this.sending;
    if (this.sending || this.seat === null) return;
    // What moves was chosen already: only what is still in the hand can be laid down.
    if (!this.moving && this.layDown()) return;
    const seat = this.seat;
    const choices = this.#goes.pop() ?? 1;
    void this.ask((service, now) => service.undo(now.version, seat, choices));
  }

  restart(): void {
    this.layDown();
    const seat = this.seat;
    if (seat !== null) void this.ask((service, now) => service.restart(now.version, seat));
  }

  async askHint(): Promise<void> {
    if (this.seat === null || !this.prompt || this.thinkingOfHint || !this.shown?.may_hint) return;
    this.thinkingOfHint = true;
    const now = this.shown;
    try {
      const hint = await this.service.hint(this.seat);
      if (this.shown === now) this.hint = hint;
    } catch (problem) {
      this.#refused(problem);
    } finally {
      this.thinkingOfHint = false;
    }
  }
}
