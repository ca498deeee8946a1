// What a line of the command line does at the table, and what is answered.
import { text } from '../../../lib/language/text.svelte.ts';
import { settings } from '../../../lib/preferences.svelte.ts';
import { clockFace, clockText } from './clock.ts';
import { readCommand, type Plain } from './command.ts';
import type { Actions } from './actions.svelte.ts';
import { spelled, spokenBag, spokenScores, spokenTurn } from './telling.ts';

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
  const { play } = actions;
  switch (command) {
    case 'pass':
      return actions.consider('pass');
    case 'challenge':
    case 'accept':
    case 'undo':
      return void (await actions.act({ do: command }));
    case 'hint':
      return actions.askHint();
    case 'shuffle':
      play.shuffle();
      return actions.tell(spelled(play.draft.tiles.map((tile) => tile.text).join(''), text));
    case 'recall':
      return play.takeAllBack();
    case 'play':
      return actions.playLaid();
    case 'keys':
      actions.dialog = 'keys';
      return;
    default:
      return actions.tell(answer(command, actions));
  }
}

type Asked = 'rack' | 'score' | 'bag' | 'last' | 'turn' | 'time' | 'board';

/** The answer to a question about the table. */
export function answer(asked: Asked, actions: Actions): string {
  const { play } = actions;
  const { view } = play;
  if (!view) return '';
  switch (asked) {
    case 'rack':
      return spelled(play.draft.tiles.filter((tile) => !tile.square).map((tile) => tile.text).join(''), text);
    case 'score':
      return spokenScores(view, text);
    case 'bag':
      return spokenBag(view, text);
    case 'last': {
      const last = view.history.at(-1);
      return last ? spokenTurn(view, last, settings.notation, text) : text('no-turns-yet');
    }
    case 'turn':
      return text('heard-turn-of', { name: view.turn === null ? '' : (view.seats[view.turn]?.player.name ?? '') });
    case 'time': {
      const face = play.own ? clockFace(view.rules.clock, play.own.clock, play.session.moment()) : null;
      return face ? clockText(face.shown) : text('no-clock');
    }
    case 'board':
      return view.history
        .filter((turn) => turn.what === 'played')
        .map((turn) => spokenTurn(view, turn, settings.notation, text))
        .join(' ');
  }
}
