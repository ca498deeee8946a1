// What a player does at the table of any game: acts, is told why not, asks for hints, makes a computer play, plays again.
import { interrupt, say } from '../announcer.svelte.ts';
import type { Api } from '../api/client.ts';
import type { AtTable } from '../at-table.ts';
import { text } from '../language/text.svelte.ts';
import { settings } from '../preferences.svelte.ts';
import { sentenceOf } from '../problems.ts';
import { sound } from '../sound/sound.ts';
import type { TableView, WordReport } from '../types/protocol.ts';

export interface Message {
  sentence: string;
  kind: 'news' | 'refusal';
}

/** What may lie over the table of every game. */
export type CommonDialog = 'hint' | 'resign' | 'keys' | 'menu' | 'sheet' | 'ending';

export abstract class TableActions<Play extends AtTable, Action, Hint, Dialog extends string> {
  readonly play: Play;
  message: Message | null = $state.raw(null);
  /** What lies over the table, if anything. */
  dialog: Dialog | CommonDialog | null = $state(null);
  hint: Hint | null = $state.raw(null);
  /** The word whose meaning is shown. */
  word: WordReport | null = $state.raw(null);
  protected readonly api: Api;
  /** Where players and rules of a new game are chosen. */
  protected abstract readonly setUpAt: string;
  readonly #travel: (path: string) => void;
  #hintsAsked = 0;

  constructor(play: Play, api: Api, travel: (path: string) => void) {
    this.play = play;
    this.api = api;
    this.#travel = travel;
  }

  tell(sentence: string): void {
    this.message = { sentence, kind: 'news' };
    say(sentence);
  }

  refuse(sentence: string): void {
    this.message = { sentence, kind: 'refusal' };
    interrupt(sentence);
    sound('refused', settings.effects);
  }

  close(): void {
    this.dialog = null;
  }

  /** Sends an action for the seat of this screen; a refusal is told. */
  async act(action: Action): Promise<boolean> {
    const seat = this.play.seat;
    if (seat === null) return false;
    this.message = null;
    const result = await this.play.session.act(seat, action);
    if (result.done) return true;
    this.refuse(sentenceOf(result.refusal));
    return false;
  }

  /** Whether the rules of the table allow hints. */
  get hasHints(): boolean {
    return this.play.view?.help.hint !== 'none';
  }

  /** Gives the game up. */
  async resign(): Promise<void> {
    this.close();
    await this.act({ do: 'resign' } as Action);
  }

  /** What else a hint is asked for with. */
  protected hintWishes(): object {
    return {};
  }

  /** Asks for a hint; asked again in the same turn, it may name another word. */
  async askHint(): Promise<void> {
    const { play } = this;
    if (play.veiled) return this.refuse(text('hand-over-first'));
    if (play.seat === null || !this.hasHints) return this.refuse(text('no-hints'));
    const result = await play.session.ask(play.seat, { ask: 'hint', asked_before: this.#hintsAsked, ...this.hintWishes() });
    if (!result.done) return this.refuse(sentenceOf(result.refusal));
    const answer = result.value.answer as { answer: string };
    if (answer.answer !== 'hint') return;
    this.#hintsAsked += 1;
    this.hint = answer as Hint;
    this.dialog = 'hint';
  }

  /** Looks a word up; quietly, and only where the rules let one, when nobody asked for it. */
  async define(word: string, asked: boolean): Promise<void> {
    const rules: { lexicon?: string } | undefined = this.play.view?.rules;
    if (!rules?.lexicon || (!asked && !this.play.mayLookUp)) return;
    const result = await this.api.word(rules.lexicon, word, this.play.session.id);
    if (result.done) {
      this.word = result.value;
      if (asked) say(spokenMeaning(result.value));
    } else if (asked) {
      this.refuse(sentenceOf(result.refusal));
    }
  }

  /** A new turn: hints begin again. */
  forgetTurn(): void {
    this.#hintsAsked = 0;
    this.hint = null;
  }

  /** The same players by the same rules, at once or after a look at them. */
  async again(way: 'at once' | 'changed'): Promise<void> {
    const { session, view } = this.play;
    const { table } = session;
    if (!table || !view) return;
    if (way === 'at once' && hasFriends(table)) return this.#proposeRematch();
    const [{ sameAgain, requestAgain }, { keepChoices }] = await Promise.all([import('../setup/choices.ts'), import('../setup/setup.svelte.ts')]);
    const choices = sameAgain(table, view.rules);
    if (way === 'changed') {
      keepChoices(table.game, choices);
      this.#travel(this.setUpAt);
      return;
    }
    const result = await requestAgain(this.api, table.game, choices);
    if (result.done) this.#travel(`/table/${result.value.id}`);
    else this.refuse(sentenceOf(result.refusal));
  }

  /** Proposes another game to the friends at this table, or agrees to theirs. */
  async #proposeRematch(): Promise<void> {
    const { session } = this.play;
    const result = await this.api.rematch(session.id);
    if (result.done) session.table = result.value;
    else this.refuse(sentenceOf(result.refusal));
  }

  /** Goes to the rematch as soon as everyone has agreed. */
  followRematch(): void {
    const { table } = this.play.session;
    const isIn = table?.seats.some(({ seat, yours }) => yours && table.rematch.agreed.includes(seat));
    if (isIn && table?.rematch.table) this.#travel(`/table/${table.rematch.table}`);
  }

  /** Makes a computer player play. */
  async force(seat: number): Promise<void> {
    const result = await this.play.session.force(seat);
    this.play.session.goOn('at once');
    if (!result.done) this.refuse(sentenceOf(result.refusal));
  }
}

/** Whether people at other screens play at a table. */
function hasFriends(table: TableView): boolean {
  return table.seats.some(({ holder, yours }) => holder === 'person' && !yours);
}

/** What there is to say about a rematch: who proposes it, or for whom one waits. */
export function rematchTold(table: TableView | null): string | null {
  if (!table || table.rematch.agreed.length === 0) return null;
  const people = table.seats.filter(({ holder }) => holder === 'person');
  const agreed = people.filter(({ seat }) => table.rematch.agreed.includes(seat));
  const waiting = people.filter(({ seat }) => !table.rematch.agreed.includes(seat));
  const names = (seats: typeof people): string => seats.map(({ name }) => name).join(', ');
  return agreed.some(({ yours }) => yours) ? text('rematch-waits', { names: names(waiting) }) : text('rematch-proposed', { name: names(agreed) });
}

function spokenMeaning(report: WordReport): string {
  const sense = report.definitions[0]?.senses[0];
  if (!report.valid) return text('word-unknown', { word: report.word });
  return sense ? `${report.word}: ${sense.gloss}` : text('word-without-meaning', { word: report.word });
}

/** The actions of a table, whatever the game is. */
export type AnyActions = TableActions<AtTable, never, unknown, string>;
