// Where a lifted tile would come down: the nearest legal nest, or a curve of the chain that follows the finger.
import type { HeldTile, Square } from '../../../lib/hand/draft.ts';
import { contains, type Point } from '../../../lib/hand/drop.ts';
import type { PlacesOnScreen } from '../../../lib/table/lifting.ts';
import type { Camera } from '../state/camera.svelte.ts';
import { arcFrom, nearestArc, nearestNest, nestsOf, type Nest } from '../state/curve.ts';
import { groundOf, nestName, readOld, reshaped, ROOT } from '../state/laying.ts';
import { RADIUS, squaredDistance, turnBetween } from '../state/plane.ts';
import { chainPlace, type Play } from '../state/play.svelte.ts';

/** A nest farther from the finger than this is not meant. */
const REACH = 2.5 * RADIUS;

/** How many nests are tried for a whole chain that is carried about. */
const TRIES = 24;

/** The place where a lifted tile would come down, if it were let go over a point of the plane. */
export function placeFor(play: Play, tile: HeldTile, goal: Point): Square | null {
  const { on, chain } = play.laying;
  const number = chain.findIndex(({ held }) => held.id === tile.id);
  if (number === 0 && on !== null) return carried(play, goal);
  if (number >= 0) {
    const bend = reshaped(on, chain.map(({ direction }) => direction), play.table, (ground, directions) => nearestArc(ground, directions.length, number - (on === null ? 1 : 0), goal));
    return bend && chainPlace(on, bend);
  }
  if (play.table.length === 0 && chain.length === 0) return play.takes(ROOT) ? ROOT : null;
  const hosts = play.hosts(tile);
  const nests = nestsOf(hosts.flatMap((name, host) => {
    const found = play.freeOn(name);
    return found ? [{ at: found.ground.on, on: host, free: found.free }] : [];
  }));
  const nest = nearestNest(nests, goal, REACH);
  return nest && nestName(hosts[nest.on] ?? '', nest.direction);
}

/** The whole chain carried by its first tile: to the nearest nest from which it has room, bent as it is or along an arc. */
function carried(play: Play, goal: Point): Square | null {
  const { chain } = play.laying;
  const directions = chain.map(({ direction }) => direction);
  const turns = directions.slice(1).map((direction, number) => turnBetween(directions[number] ?? 0, direction));
  const distance = (nest: Nest): number => squaredDistance(nest.at, goal);
  const nests = nestsOf(play.table.map((tile, on) => ({ at: tile, on, free: tile.free })));
  const near = nests.sort((one, other) => distance(one) - distance(other)).slice(0, TRIES);
  for (const { on, direction } of near) {
    const found = arcFrom(groundOf(on, play.table), direction, turns);
    if (found) return chainPlace(on, found);
  }
  return null;
}

/** What a place is built on, by name; nothing for a chain or the first tile. */
export function hostOf(place: Square | null): string | null {
  const host = place?.split('>')[0] ?? null;
  return host !== null && (readOld(host) !== null || host.startsWith('n')) ? host : null;
}

interface Screen {
  play: Play;
  camera: Camera;
  frame: () => HTMLElement | undefined;
  /** The tile in the air. */
  aloft: () => number | null;
}

export function nestsOnScreen({ play, camera, frame, aloft }: Screen): PlacesOnScreen {
  let box: DOMRect | null = null;
  const boxNow = (): DOMRect | null => (box ??= frame()?.getBoundingClientRect() ?? null);
  return {
    placeAt: (point) => {
      const [found, lifted] = [boxNow(), aloft()];
      const tile = lifted === null ? null : play.tile(lifted);
      if (!found || !tile || !contains(found, point)) return null;
      return placeFor(play, tile, camera.toPlane({ x: point.x - found.left, y: point.y - found.top }));
    },
    widthAt: (point) => {
      const found = boxNow();
      return found && contains(found, point) ? 2 * camera.radius : null;
    },
    measureAnew: () => (box = null),
  };
}
