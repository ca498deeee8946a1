// What a line of the command line does at the table, and what is answered.
import { text } from '../../../lib/language/text.svelte.ts';
import { settings } from '../../../lib/preferences.svelte.ts';
import { clockFace, clockText } from './clock.ts';
import { readCommand, type Plain } from './command.ts';
import type { Deeds } from './deeds.svelte.ts';
import { spelled, spokenBag, spokenScores, spokenTurn } from './telling.ts';

/** Does what a typed line asks for. */
export async function obey(line: string, deeds: Deeds): Promise<void> {
  const command = readCommand(line, settings.notation);
  switch (command.do) {
    case 'write':
      deeds.play.takeAllBack();
      return void (await deeds.act({ do: 'write', square: command.square, direction: command.direction, word: command.word }));
    case 'exchange':
      return deeds.exchange(command.tiles);
    case 'define':
      return deeds.define(command.word, true);
    case 'unknown':
      return deeds.refuse(text('command-unknown', { typed: command.typed }));
    default:
      return obeyPlain(command.do, deeds);
  }
}

async function obeyPlain(command: Plain, deeds: Deeds): Promise<void> {
  const { play } = deeds;
  switch (command) {
    case 'pass':
      return deeds.consider('pass');
    case 'challenge':
    case 'accept':
    case 'undo':
      return void (await deeds.act({ do: command }));
    case 'hint':
      return deeds.askHint();
    case 'shuffle':
      play.shuffle();
      return deeds.tell(spelled(play.draft.tiles.map((tile) => tile.text).join(''), text));
    case 'recall':
      return play.takeAllBack();
    case 'play':
      return deeds.playLaid();
    case 'keys':
      deeds.dialog = 'keys';
      return;
    default:
      return deeds.tell(answer(command, deeds));
  }
}

type Asked = 'rack' | 'score' | 'bag' | 'last' | 'turn' | 'time' | 'board';

/** The answer to a question about the table. */
export function answer(asked: Asked, deeds: Deeds): string {
  const { play } = deeds;
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
