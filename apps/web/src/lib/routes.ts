// Which screen an address means. To add a screen: a line here, and one in App.svelte.

/** What a new game begins with. */
export type NewWay = 'any' | 'solitaire' | 'tournament' | 'real-board';

const NEW_WAYS: readonly string[] = ['solitaire', 'tournament', 'real-board'];

export type Route =
  | { screen: 'front' }
  | { screen: 'table'; id: string }
  | { screen: 'join'; code: string }
  | { screen: 'friends' }
  | { screen: 'resume' }
  | { screen: 'settings' }
  | { screen: 'new'; way: NewWay; game: string | null }
  | { screen: 'review'; id: string }
  | { screen: 'scores' }
  | { screen: 'statistics' }
  | { screen: 'account' }
  | { screen: 'lost'; path: string };

/** The screen of a path. */
export function routeOf(path: string): Route {
  const parts = path.split('/').filter((part) => part !== '').map(decodeURIComponent);
  const [first, second, ...rest] = parts;
  if (rest.length > 0) return { screen: 'lost', path };
  switch (first) {
    case undefined:
      return { screen: 'front' };
    case 'table':
      return second ? { screen: 'table', id: second } : { screen: 'lost', path };
    case 'join':
      return { screen: 'join', code: second ?? '' };
    case 'review':
      return second ? { screen: 'review', id: second } : { screen: 'lost', path };
    case 'new':
      if (second === undefined) return { screen: 'new', way: 'any', game: null };
      if (NEW_WAYS.includes(second)) return { screen: 'new', way: second as NewWay, game: null };
      return { screen: 'new', way: 'any', game: second };
    case 'friends':
    case 'resume':
    case 'settings':
    case 'scores':
    case 'statistics':
    case 'account':
      return second ? { screen: 'lost', path } : { screen: first };
    default:
      return { screen: 'lost', path };
  }
}
