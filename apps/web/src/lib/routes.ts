// Which screen an address means. To add a screen: a line here, and one in App.svelte.

export type Route =
  | { screen: 'front' }
  | { screen: 'table'; id: string }
  | { screen: 'join'; code: string }
  | { screen: 'friends' }
  | { screen: 'resume' }
  | { screen: 'settings' }
  /** A game, a way to play, or both; see ways.ts. */
  | { screen: 'new'; names: string[] }
  | { screen: 'review'; id: string }
  | { screen: 'scores' }
  | { screen: 'statistics' }
  | { screen: 'account' }
  | { screen: 'lost'; path: string };

/** The screen of a path. */
export function routeOf(path: string): Route {
  const parts = path.split('/').filter((part) => part !== '').map(decodeURIComponent);
  const [first, second, ...rest] = parts;
  if (first === 'new' && parts.length <= 3) return { screen: 'new', names: parts.slice(1) };
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
