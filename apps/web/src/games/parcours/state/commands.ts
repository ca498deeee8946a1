// What a line of the command line does at the table, and what is answered.
import { text } from '../../../lib/language/text.svelte.ts';
import { obeyCommon } from '../../../lib/table/commands.ts';
import type { Place } from '../types.ts';
import { readCommand, type Plain } from './command.ts';
import type { Actions } from './actions.svelte.ts';
import { guide, situationOf } from './guide.ts';
import { roomsOf } from './places.ts';
import { spokenBag, spokenLine, spokenRoom } from './telling.ts';

/** Does what a typed line asks for. */
export async function obey(line: string, actions: Actions): Promise<void> {
  const command = readCommand(line);
  const { play } = actions;
  switch (command.do) {
    case 'path': {
      const slot = play.own?.slots.findIndex((found) => found.state === 'next') ?? 0;
      return write(actions, { owner: play.seat ?? 0, slot: Math.max(0, slot), part: 'path' }, command.word);
    }
    case 'satellite': {
      const owner = command.player === null ? (play.seat ?? 0) : command.player - 1;
      return write(actions, { owner, slot: command.slot - 1, part: 'satellite' }, command.word);
    }
    case 'end':
    case 'pass':
    case 'buy':
      if (command.back === null) return actions.consider(command.do);
      return actions.giveBack(command.do, command.back);
    case 'unknown':
      return actions.refuse(text('parcours-command-unknown', { typed: command.typed }));
    default:
      return obeyPlain(command.do, actions);
  }
}

async function write(actions: Actions, place: Place, word: string): Promise<void> {
  actions.play.takeAllBack();
  await actions.act({ do: 'write', place, word });
}

async function obeyPlain(command: Plain, actions: Actions): Promise<void> {
  switch (command) {
    case 'refill':
      return actions.refill();
    case 'undo':
      return actions.takeWordBack();
    case 'lay':
      return actions.layWords();
    case 'bag':
    case 'last':
    case 'board':
    case 'next':
      return actions.tell(answer(command, actions));
    default:
      obeyCommon(command, actions, text('parcours-joker'));
  }
}

/** The answer to a question about the table. */
function answer(question: 'bag' | 'last' | 'board' | 'next', { play }: Actions): string {
  const { view } = play;
  if (!view) return '';
  switch (question) {
    case 'bag':
      return spokenBag(view, play.shown, text);
    case 'last': {
      const last = view.history.at(-1);
      return last ? spokenLine(view, last, text) : text('parcours-no-hands-yet');
    }
    case 'board':
      return roomsOf(view, play.shown).map((room) => spokenRoom(view, room, play.seat, text)).join(' ');
    case 'next': {
      const { name, values } = guide(situationOf(play, view));
      return text(name, values);
    }
  }
}
