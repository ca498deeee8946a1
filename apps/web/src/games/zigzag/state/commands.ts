// What a line of the command line does at the table, and what is answered.
import { face } from '../../../lib/hand/pieces.ts';
import { text } from '../../../lib/language/text.svelte.ts';
import { obeyCommon } from '../../../lib/table/commands.ts';
import { nameAt } from '../../../lib/table/telling.ts';
import type { Actions } from './actions.svelte.ts';
import { readCommand, type Plain } from './command.ts';
import { oldName, readOld } from './laying.ts';
import { nameOfReading } from './reading.ts';
import { spokenLetter, spokenLetters, spokenLine, spokenNext, spokenOpen, spokenPiles, spokenTile, spokenUnseen, spokenWords, wordsByTile } from './telling.ts';
import { spokenLaid, spokenRoom, spokenTurn } from './telling-room.ts';
import type { Kind } from './tiles.ts';

/** Does what a typed line asks for. */
export async function obey(line: string, actions: Actions): Promise<void> {
  const command = readCommand(line);
  switch (command.do) {
    case 'write':
      return actions.write(command.word);
    case 'on':
      return chooseLetter(actions, command.letter, command.word);
    case 'action':
      return layAction(actions, command.kind);
    case 'exchange':
      return command.count === null ? actions.consider('exchange') : actions.exchange(command.count);
    case 'return':
      return actions.giveBack(command.tiles);
    case 'open':
      return actions.tell(openTiles(actions, command.name));
    case 'letters':
      return actions.tell(actions.play.view ? spokenLetters(actions.play.view, command, text) : '');
    case 'last':
      return actions.tell(lastTurns(actions, command.count));
    case 'announce':
      return announce(actions, command.word);
    case 'define':
      return actions.define(command.word, true);
    case 'unknown':
      return actions.refuse(text('zigzag-command-unknown', { typed: command.typed }));
    default:
      return obeyPlain(command.do, actions);
  }
}

async function obeyPlain(command: Plain, actions: Actions): Promise<void> {
  const { play } = actions;
  switch (command) {
    case 'play':
      return actions.playLaid();
    case 'pass':
      return actions.consider('pass');
    case 'swing':
    case 'bend':
      return play.turnChain(command, 1) ? actions.tell(spokenTurn(play.laying, text)) : actions.refuse(text('zigzag-no-turn'));
    case 'gifts':
      return play.gifts.length > 0 ? void (actions.dialog = 'gifts') : actions.refuse(text('zigzag-no-gifts'));
    case 'words':
    case 'piles':
    case 'next':
    case 'unseen':
    case 'here':
    case 'room':
    case 'laid':
    case 'rack':
    case 'score':
      return actions.tell(answer(command, actions));
    default:
      obeyCommon(command, actions, text('blank'));
  }
}

/** Chooses a letter of the table to build on, the latest that fits what was said. */
function chooseLetter(actions: Actions, letter: string, word: string | null): void {
  const { play } = actions;
  const words = play.view ? wordsByTile(play.view) : new Map<number, string[]>();
  const number = play.table.findLastIndex((tile, at) => tile.tile.toLocaleUpperCase() === letter && tile.free.length > 0 && (word === null || (words.get(at) ?? []).includes(word)));
  if (number < 0) return actions.refuse(text('zigzag-no-letter', { letter }));
  play.takeAllBack();
  play.anchor = number;
  play.focus = oldName(number);
  actions.tell(text('zigzag-heard-on', { letter: spokenLetter(play.table[number], words.get(number) ?? [], text) }));
}

function layAction(actions: Actions, kind: Kind): void {
  const { play } = actions;
  const tile = play.kept.find((held) => face(held.text) === kind);
  if (!tile) return actions.refuse(text('zigzag-no-action'));
  play.tap(tile.id);
  if (!tile.square) return actions.refuse(text('zigzag-action-where'));
  actions.tell(text('zigzag-heard-action-laid', { action: play.nameOf(tile) }));
}

/** Announces another of the words that the laid tiles make. */
function announce(actions: Actions, word: string): void {
  const found = actions.play.readings.find((reading) => reading.word === word);
  if (!found) return actions.refuse(text('zigzag-no-such-word', { word }));
  actions.play.chosen = nameOfReading(found);
}

/** The latest turns, the oldest of them first. */
function lastTurns({ play: { view } }: Actions, count: number): string {
  const turns = (view?.history ?? []).filter((line) => line.what !== 'missed' && line.what !== 'received').slice(-count);
  return view && turns.length > 0 ? turns.map((line) => spokenLine(view, line, text)).join(' ') : text('zigzag-no-words-yet');
}

/** The open tiles of somebody, or of everybody. */
function openTiles({ play }: Actions, name: string | null): string {
  const { view } = play;
  if (!view) return '';
  const wanted = view.seats.map((_, seat) => seat).filter((seat) => name === null || nameAt(view, seat).toLocaleLowerCase().startsWith(name.toLocaleLowerCase()));
  return wanted.length > 0 ? wanted.map((seat) => spokenOpen(view, seat, text)).join(' ') : text('zigzag-nobody', { name: name ?? '' });
}

type Question = 'words' | 'piles' | 'next' | 'unseen' | 'here' | 'room' | 'laid' | 'rack' | 'score';

/** The answer to a question about the table. */
function answer(question: Question, { play }: Actions): string {
  const { view } = play;
  if (!view) return '';
  switch (question) {
    case 'words':
      return spokenWords(view, text);
    case 'piles':
    case 'score':
      return spokenPiles(view, text);
    case 'next':
      return spokenNext(view, text);
    case 'unseen':
      return spokenUnseen(view, text);
    case 'rack':
      return play.kept.map((tile) => play.nameOf(tile)).join(', ');
    case 'laid':
      return spokenLaid(play, text);
    case 'here':
    case 'room': {
      const number = play.anchor ?? readOld(play.focus) ?? 0;
      const words = wordsByTile(view).get(number) ?? [];
      return (question === 'here' ? spokenTile(view, number, words, text) : spokenRoom(view, number, words, text)) || text('zigzag-no-words-yet');
    }
  }
}
