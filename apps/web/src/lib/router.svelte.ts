// Where we are: the route of the address, and ways to go elsewhere without loading the page again.
import { routeOf, type Route } from './routes.ts';

const place = $state({ path: typeof location === 'undefined' ? '/' : location.pathname });

export function route(): Route {
  return routeOf(place.path);
}

export function go(path: string): void {
  if (path !== place.path) history.pushState(null, '', path);
  place.path = path;
  scrollTo(0, 0);
}

/** Goes elsewhere without leaving a way back to here. */
export function goInstead(path: string): void {
  history.replaceState(null, '', path);
  place.path = path;
}

/** Follows the browser's own buttons, and links of the page; gives a way to stop. */
export function followAddress(): () => void {
  const moved = (): void => {
    place.path = location.pathname;
  };
  addEventListener('popstate', moved);
  document.addEventListener('click', followLink);
  return () => {
    removeEventListener('popstate', moved);
    document.removeEventListener('click', followLink);
  };
}

function followLink(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || link.origin !== location.origin || link.target || link.hasAttribute('download')) return;
  if (link.pathname.startsWith('/api/')) return;
  event.preventDefault();
  go(link.pathname);
}
