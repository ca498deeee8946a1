// Which screen an address means. To add a screen: a line here, and one in App.svelte.

export type Route =
  | { screen: 'front' }
  | { screen: 'table'; id: string }
  | { screen: 'join'; code: string }
  | { screen: 'friends' }
  | { screen: 'resume' }
  | { screen: 'settings' }
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
    case 'friends':
    case 'resume':
    case 'settings':
      return second ? { screen: 'lost', path } : { screen: first };
    default:
      return { screen: 'lost', path };
  }
}
