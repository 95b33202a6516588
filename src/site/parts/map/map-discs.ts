import { countryPoints } from './country-points.ts';
import { type Disc, partDiscs, type Point, type Room } from './part-discs.ts';

/**
 * A country, city or zone with the number of its open offers. The query string leads to the search for these
 * offers.
 */
export type PlaceCount = {
  /** ISO 3166-1 alpha-2, the key of a city, or the number of a zone. */
  readonly id: string;
  readonly name: string;
  readonly count: number;
  readonly search: string;
  /** True if the current search includes this place. */
  readonly on: boolean;
  /** A sentence about the place and its offers; absent if the map needs none. */
  readonly words?: string | undefined;
};

/** A country or a zone on a drawing. */
export type PlaceDisc = PlaceCount & Disc;

/** The drawings of the places of a search: Europe in close-up, all other countries on the world map. */
export type MapDiscs = {
  readonly world: readonly PlaceDisc[];
  /**
   * The discs of the small world map on phones, which are larger, or one disc for all countries of a zone.
   */
  readonly phone: readonly PlaceDisc[];
  /** True if the discs on phones are zones. The zones include Europe, so phones need no close-up. */
  readonly zoned: boolean;
  readonly europe: readonly PlaceDisc[];
};

/** The radius of the country with the most offers, and the smallest possible radius. */
type Scale = { readonly most: number; readonly least: number };

/** The ring around Europe on the world map. The close-up shows the countries inside the ring. */
export const europeOnWorld: Disc = { x: 990, y: 138, r: 104 };
export const closeUp: Disc = { x: 320, y: 320, r: 306 };

const worldRoom: Room = { gap: 4, nearest: besideEurope };
const europeRoom: Room = { gap: 2, nearest: inCloseUp };

/** Pixels per unit of the world map on a phone 390 px wide: 2000 units are 430 px. */
export const phoneUnit = 0.215;

/**
 * Returns discs that are large enough for their numbers. Beside the list on desktop screens a unit of the
 * world map is 0.43 px, a unit of the close-up 0.42 px. So `most` is 29 px in both drawings. Discs there may
 * be smaller than 24 px, because a list has the same links (WCAG 2.5.8); on phones their centres are at least
 * 24 px apart.
 */
export function mapDiscs(counts: readonly PlaceCount[]): MapDiscs {
  return {
    ...discsOf(counts, { world: { most: 67, least: 22 }, europe: { most: 68, least: 22 } }),
    phone: worldDiscs(counts, { most: 104, least: Math.ceil((24 / phoneUnit - worldRoom.gap) / 2) }),
    zoned: false,
  };
}

/** Returns small discs for a picture that only shows where the offers are: half as large, without numbers. */
export function smallDiscs(counts: readonly PlaceCount[]): Omit<MapDiscs, 'phone' | 'zoned'> {
  return discsOf(counts, { world: { most: 54, least: 13 }, europe: { most: 68, least: 16 } });
}

/**
 * Returns discs whose areas are in proportion to the offers, and which do not overlap. Countries that are
 * missing from the atlas are left out.
 */
function discsOf(counts: readonly PlaceCount[], scales: { world: Scale; europe: Scale }) {
  const shown = sized(counts, scales.europe).filter(({ id }) => isInCloseUp(id));
  return { world: worldDiscs(counts, scales.world), europe: drawn(shown, 2, europeRoom) };
}

function worldDiscs(counts: readonly PlaceCount[], scale: Scale): PlaceDisc[] {
  const shown = sized(counts, scale).filter(({ id }) => !isInCloseUp(id));
  return drawn(shown, 0, worldRoom);
}

function sized(counts: readonly PlaceCount[], scale: Scale): (PlaceCount & { r: number })[] {
  return sizedBetween(counts, scale).filter(({ id }) => countryPoints[id]);
}

/**
 * Gives each place with offers a radius. The square of the radius is in proportion to the offers, but the
 * radius never falls below the minimum, which has room for two digits.
 */
export function sizedBetween<P extends { readonly count: number }>(places: readonly P[], { most, least }: Scale) {
  const largest = Math.max(1, ...places.map(({ count }) => count));
  return places
    .filter(({ count }) => count > 0)
    .map((place) => ({ ...place, r: Math.max(least * roomFor(place.count), most * Math.sqrt(place.count / largest)) }));
}

/** Returns the factor by which the smallest disc grows to hold a number of more than two digits. */
const roomFor = (count: number): number => Math.max(1, (String(count).length + 1) / 3);

function drawn(countries: readonly (PlaceCount & { r: number })[], axis: 0 | 2, room: Room): PlaceDisc[] {
  const discs = countries.map((country) => ({ ...country, ...pointOf(country.id, axis) }));
  return partDiscs(discs, room).map((disc) => ({
    ...disc,
    x: Math.round(disc.x),
    y: Math.round(disc.y),
    r: Math.round(disc.r),
  }));
}

function pointOf(id: string, axis: 0 | 2): Point {
  const point = countryPoints[id] ?? [0, 0, 0, 0];
  return { x: point[axis], y: point[axis === 0 ? 1 : 3] };
}

/** Tells if the close-up shows a place: in Europe's ring, or just outside it, as Finland and Iceland are. */
function isInCloseUp(id: string): boolean {
  return isWithin(closeUp, pointOf(id, 2)) || isWithin({ ...europeOnWorld, r: europeOnWorld.r + 35 }, pointOf(id, 0));
}

function isWithin({ x, y, r }: Disc, point: Point): boolean {
  return Math.hypot(point.x - x, point.y - y) < r;
}

function inCloseUp({ x, y, r }: Disc): Point {
  const room = closeUp.r - r;
  return isWithin({ ...closeUp, r: room }, { x, y }) ? { x, y } : onRing({ ...closeUp, r: room }, { x, y });
}

export const onWorld = ({ x, y, r }: Disc): Point => ({ x: between(x, r, 2000 - r), y: between(y, r, 904 - r) });

/** Moves the centre of a disc so that the disc is on the world map and outside Europe’s ring. */
function besideEurope({ x, y, r }: Disc): Point {
  const inside = onWorld({ x, y, r });
  const ring = { ...europeOnWorld, r: europeOnWorld.r + r };
  if (!isWithin(ring, inside)) return inside;
  const pushed = onRing(ring, inside);
  const onDrawing = between(pushed.y, r, 904 - r);
  if (onDrawing === pushed.y) return pushed;
  // A large disc in the north, such as Greenland's, would leave the drawing when it is pushed out of the
  // ring, so this places the disc next to the ring at the edge of the drawing.
  const aside = Math.sqrt(ring.r ** 2 - (onDrawing - ring.y) ** 2);
  return { x: pushed.x < ring.x ? ring.x - aside : ring.x + aside, y: onDrawing };
}

const between = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most);

function onRing({ x, y, r }: Disc, point: Point): Point {
  const angle = Math.atan2(point.y - y, point.x - x);
  return { x: x + Math.cos(angle) * r, y: y + Math.sin(angle) * r };
}
