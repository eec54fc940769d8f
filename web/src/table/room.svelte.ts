/** A table as this browser knows it: what the service said last, what has been shown of it, what the player is about to do. */
import { at, query, Refused } from '../api/client';
import { Live } from '../api/live';
import type { Catalog, Choice, Hint, Message, Preview, PromptData, SeatInfo, Snapshot, Told } from '../api/types';
import { alertTurn } from '../app/alerts';
import { explain, notify } from '../app/notices.svelte';
import { isStill, settings } from '../app/settings.svelte';
import { play as playSound } from '../app/sound';
import { boardOf } from '../games';
import type { GameBoard } from '../games/board';
import { say, sayAt } from '../words/words.svelte';
import { gather, partsOf } from './lines';
import { pause, showDecision } from './motion';
import { namesOf } from './names';
import { ShowQueue } from './queue';

interface News {
  told: Told[];
  snapshot: Snapshot;
}

const HOVER_WAIT = 140;
const FADE_MS = 120;
const CHAPTER_MS = 900;

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
  lost: string | null = $state(null);

  picked: string[] = $state.raw([]);
  chosen: number | null = $state(null);
  hovered: number | null = $state(null);
  preview: Preview | null = $state.raw(null);
  hint: Hint | null = $state.raw(null);
  thinkingOfHint = $state(false);
  lit: string[] = $state.raw([]);
  sending = $state(false);
  /** Undo was asked for while the move was still on its way. */
  #regretted = false;
  /** The headline of a new year or round, while it is shown. */
  chapter: Message | null = $state.raw(null);
  /** The deed on show. */
  deed: Message | null = $state.raw(null);
  /** Told to screen readers. */
  story = $state('');
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
    cardName: (text) => (text in this.catalog ? (this.board?.cardName?.(text, this.catalog, this.plain) ?? null) : null),
    inline: (message) => this.board?.inline?.(message) ?? null,
  }));
  readonly words = this.#speech.say;
  readonly pieces = this.#speech.pieces;
  readonly plain = sayAt(() => ({ names: this.names })).say;

  readonly seat = $derived(this.shown?.seat ?? null);
  readonly mine: SeatInfo[] = $derived(this.latest?.table.seats.filter((seat) => seat.mine) ?? []);
  /** Several people share this device. */
  readonly hotSeat = $derived(this.mine.filter((seat) => seat.bot === null).length > 1);
  readonly prompt: PromptData | null = $derived(
    this.moving || this.sending || this.curtain !== null ? null : (this.shown?.prompt ?? null),
  );
  /** Advice is there for whoever plays alone with bots, and where the host allows it. */
  readonly hintsAllowed = $derived.by(() => {
    const table = this.latest?.table;
    if (!table || this.seat === null || table.status !== 'playing') return false;
    return table.hints || table.seats.every((seat) => seat.mine || seat.kind === 'bot');
  });
  readonly candidates: Choice[] = $derived(
    this.picked.length === 0
      ? []
      : (this.prompt?.options ?? []).filter((option) => this.picked.every((thing) => option.on.includes(thing))),
  );
  readonly choice: Choice | null = $derived(this.prompt?.options.find((option) => option.action === this.chosen) ?? null);
  /** What happened since the own last decision. */
  readonly fresh: Told[] = $derived.by(() => {
    const told = this.told.filter((one) => one.ply <= (this.shown?.ply ?? 0));
    const since = told.findLastIndex((one) => one.seat === this.seat);
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
      this.#arriving = this.hotSeat && seat === undefined && snapshot.table.status === 'playing';
      if (this.#arriving) this.curtain = snapshot.to_move;
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
    this.#live?.stop();
    this.#queue.drop();
  }

  /** The page is looked at again, or the network is back. */
  hurry(): void {
    this.#live?.hurry();
  }

  #listen(): void {
    this.#live?.stop();
    const host = location.origin.replace(/^http/, 'ws');
    this.#live = new Live({
      address: () => `${host}/api/tables/${this.id}/live${query({ seat: this.#seat, since: this.#since() })}`,
      snapshot: (snapshot) => void this.receive(snapshot),
      online: (is) => (this.online = is),
    });
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
    this.layDown();
    this.#idle();
    this.story = this.words('web-taken-back');
  }

  async #show({ told }: News, hurry: number, signal: AbortSignal): Promise<void> {
    const board = this.board!;
    for (const one of told) {
      if (signal.aborted) return;
      this.#tell(one);
      this.deed = gather(one.lines)[0] ?? null;
      await this.#headline(one, hurry, signal);
      if (isStill() || document.hidden) continue;
      this.#sound(one);
      const faster = hurry * (told.length > 2 ? 2 : 1);
      await showDecision(one, { board, catalog: this.catalog, words: this.words, hurry: faster, signal });
    }
    if (isStill()) await pause(FADE_MS, signal);
  }

  async #headline(told: Told, hurry: number, signal: AbortSignal): Promise<void> {
    const line = isStill() ? undefined : partsOf(told, this.board!.chapter).find((part) => part.headline)?.headline?.line;
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
    this.story = gather(told.lines).map((line) => this.words(line)).join('. ');
  }

  #settle({ told, snapshot }: News): void {
    for (const one of told) this.#tell(one);
    this.#known = this.#known.filter((one) => !told.some((shown) => shown.ply === one.ply));
    this.chapter = this.deed = null;
    this.shown = snapshot;
    this.layDown();
    this.hint = null;
  }

  #idle(): void {
    this.moving = this.#queue.busy;
    const now = this.shown;
    if (!now || this.moving) return;
    const turn = now.to_move;
    const next = turn !== null && turn !== this.seat ? this.mine.find((seat) => seat.seat === turn) : undefined;
    if (next && next.bot === null) this.curtain ??= turn;
    else if (turn === this.seat && !this.#arriving) this.curtain = null;
    if (now.prompt && this.#alerted !== now.ply) {
      this.#alerted = now.ply;
      if (this.told.at(-1)?.seat !== this.seat) alertTurn(now.table.title, this.id);
    }
    if (now.over && this.#alerted !== Infinity) {
      this.#alerted = Infinity;
      playSound('end');
    }
  }

  skip(): void {
    if (this.#queue.busy) this.#queue.skip();
  }

  /** The person at `seat` has the device now. */
  async liftCurtain(): Promise<void> {
    const seat = this.curtain;
    if (seat === null) return;
    this.#arriving = false;
    if (seat !== this.#seat) await this.#sit(seat);
    this.curtain = null;
  }

  async #sit(seat: number): Promise<void> {
    const snapshot = await this.service.snapshot({ seat });
    this.#queue.drop();
    this.#known = [];
    this.#seat = seat;
    this.told = snapshot.told;
    this.latest = this.shown = snapshot;
    this.moving = false;
    this.layDown();
    this.#listen();
  }

  // What the player is about to do.

  pick(thing: string | null): void {
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
    const fits = (things: string[]) => this.prompt!.options.filter((option) => things.every((one) => option.on.includes(one)));
    this.picked = fits(both).length > 0 ? both : [thing];
    this.chosen = null;
    this.preview = null;
    const options = fits(this.picked);
    if (options.length === 1 && (this.picked.length > 1 || this.#blockedOn(this.picked).length === 0)) this.choose(options[0]!.action);
    else this.story = options.length > 0 ? '' : this.whyNot(thing);
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
    const option = this.prompt?.options.find((one) => one.action === action);
    if (!option) return;
    if (!settings.confirm || this.chosen === action) {
      void this.#send(action);
      return;
    }
    this.chosen = action;
    if (this.picked.length === 0) this.picked = option.on;
    void this.#look(action);
  }

  confirm(): void {
    if (this.chosen !== null) void this.#send(this.chosen);
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
    if (!this.prompt || !now || now.seat === null || now !== this.latest) return;
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
    this.lit = [];
    this.chosen = null;
    this.hovered = null;
    this.preview = null;
    return had;
  }

  async #send(action: number): Promise<void> {
    const now = this.shown;
    if (!now || now.seat === null || this.sending) return;
    clearTimeout(this.#hoverTimer);
    this.#looking.abort(); // once it is played, nobody needs to know what it would do
    this.#looking = new AbortController();
    this.sending = true;
    try {
      const { accepted, snapshot } = await this.service.move(now.version, now.seat, action);
      if (!accepted) notify(this.words('web-moved-on'));
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

  /** What can be taken back: of what the service said last, whatever of it has been shown. */
  readonly canUndo = $derived(this.picked.length > 0 || this.chosen !== null || this.sending || (this.latest?.undo.can ?? false));

  undo(): void {
    this.#regretted = this.sending;
    if (this.sending || this.seat === null) return;
    // What moves was chosen already: only what is still in the hand can be laid down.
    if (!this.moving && this.layDown()) return;
    const seat = this.seat;
    void this.ask((service, now) => service.undo(now.version, seat));
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
