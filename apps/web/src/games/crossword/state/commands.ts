// What a line of the command line does at the table, and what is answered.
import { text } from '../../../lib/language/text.svelte.ts';
import { settings } from '../../../lib/preferences.svelte.ts';
import { obeyCommon } from '../../../lib/table/commands.ts';
import type { Actions } from './actions.svelte.ts';
import { readCommand, type Plain } from './command.ts';
import { spokenBag, spokenTurn } from './telling.ts';

/** Does what a typed line asks for. */
export async function obey(line: string, actions: Actions): Promise<void> {
  const command = readCommand(line, settings.notation);
  switch (command.do) {
    case 'write':
      actions.play.takeAllBack();
      return void (await actions.act({ do: 'write', square: command.square, direction: command.direction, word: command.word }));
    case 'exchange':
      return actions.exchange(command.tiles);
    case 'define':
      return actions.define(command.word, true);
    case 'unknown':
      return actions.refuse(text('command-unknown', { typed: command.typed }));
    default:
      return obeyPlain(command.do, actions);
  }
}

async function obeyPlain(command: Plain, actions: Actions): Promise<void> {
  switch (command) {
    case 'pass':
      return actions.consider('pass');
    case 'challenge':
    case 'accept':
    case 'undo':
      return void (await actions.act({ do: command }));
    case 'play':
      return actions.playLaid();
    case 'bag':
    case 'last':
    case 'board':
      return actions.tell(answer(command, actions));
    default:
      obeyCommon(command, actions, text('blank'));
  }
}

/** The answer to a question about the table. */
function answer(question: 'bag' | 'last' | 'board', { play: { view } }: Actions): string {
  if (!view) return '';
  switch (question) {
    case 'bag':
      return spokenBag(view, text);
    case 'last': {
      const last = view.history.at(-1);
      return last ? spokenTurn(view, last, settings.notation, text) : text('no-turns-yet');
    }
    case 'board':
      return view.history
        .filter((turn) => turn.what === 'played')
        .map((turn) => spokenTurn(view, turn, settings.notation, text))
        .join(' ');
  }
}
