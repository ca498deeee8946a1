// Commands that every game understands in its command line.
import { clockText } from '../clock.ts';
import { tilesInRack } from '../hand/draft.ts';
import { text } from '../language/text.svelte.ts';
import type { TableActions } from './actions.svelte.ts';
import type { Hand, HandView } from './hand.svelte.ts';
import { nameAt, spelled, spokenScores } from './telling.ts';

/** Commands of one word that mean the same in every game. */
export type CommonCommand = 'hint' | 'shuffle' | 'recall' | 'keys' | Question;

/** Questions about the table. */
export type Question = 'rack' | 'score' | 'turn' | 'time';

/** What is typed for each command: one of these words, in either language. */
export type Vocabulary<Name extends string> = Record<Name, readonly string[]>;

export const COMMON: Vocabulary<Exclude<CommonCommand, 'recall'>> = {
  hint: ['hint', 'indice', 'aide'],
  shuffle: ['shuffle', 'mix', 'mélanger', 'melanger'],
  rack: ['rack', 'tiles', 'chevalet', 'lettres'],
  score: ['score', 'scores', 'points'],
  turn: ['turn', 'tour'],
  time: ['time', 'clock', 'temps'],
  keys: ['keys', 'help', '?', 'touches'],
};

/** The command that a word means, if any. */
export function commandNamed<Name extends string>(vocabulary: Vocabulary<Name>, word: string): Name | null {
  const names = Object.keys(vocabulary) as Name[];
  return names.find((name) => vocabulary[name].includes(word.toLowerCase())) ?? null;
}

/** A table whose players hold tiles. */
type HandActions = TableActions<Hand<HandView, unknown>, never, unknown, string>;

/** Does what a common command asks for; false when it is none. */
export function obeyCommon(command: string, actions: HandActions, blank: string): boolean {
  const { play } = actions;
  switch (command) {
    case 'hint':
      void actions.askHint();
      return true;
    case 'shuffle':
      play.shuffle();
      actions.tell(answer('rack', play, blank));
      return true;
    case 'recall':
      play.takeAllBack();
      return true;
    case 'keys':
      actions.dialog = 'keys';
      return true;
    case 'rack':
    case 'score':
    case 'turn':
    case 'time':
      actions.tell(answer(command, play, blank));
      return true;
    default:
      return false;
  }
}

/** The answer to a question about the table. */
function answer(question: Question, play: Hand<HandView, unknown>, blank: string): string {
  const { view } = play;
  if (!view) return '';
  switch (question) {
    case 'rack':
      if (play.veiled) return text('hand-over-first');
      return spelled(tilesInRack(play.draft).map((tile) => tile.text).join(''), blank);
    case 'score':
      return spokenScores(view, text);
    case 'turn':
      return text('heard-turn-of', { name: nameAt(view, view.turn) });
    case 'time': {
      const left = play.timeLeft(play.seat, play.session.moment());
      return left === null ? text('no-clock') : clockText(left);
    }
  }
}
