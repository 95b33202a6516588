import { countryPoints } from './country-points.ts';

/** A country or a city: how many open offers a search has there, and the query string of that search. */
export type PlaceCount = {
  /** ISO 3166-1 alpha-2, or the key of a city. */
  readonly id: string;
  readonly name: string;
  readonly count: number;
  readonly search: string;
  /** The search being shown asks for it. */
  readonly on: boolean;
};

/** A country on the map: its circle on the world and, for some, on the close-up of Europe. */
export type MapSpot = PlaceCount & {
  readonly world: Circle;
  readonly europe: Circle | null;
};
type Circle = { readonly x: number; readonly y: number; readonly r: number };

const largest = 46;
const smallest = 9;
const closeUp = { size: 640, radius: 306 };

/**
 * Circles whose area is in proportion to the number of offers, the largest first so that small ones lie on
 * top; unknown countries are left out.
 */
export function mapSpots(counts: readonly PlaceCount[]): MapSpot[] {
  const most = Math.max(1, ...counts.map(({ count }) => count));
  return counts
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count)
    .flatMap((country) => {
      const point = countryPoints[country.id];
      return point
        ? [spot(country, point, Math.max(smallest, Math.round(largest * Math.sqrt(country.count / most))))]
        : [];
    });
}

function spot(country: PlaceCount, [x, y, ex, ey]: readonly [number, number, number, number], r: number): MapSpot {
  const inside = Math.hypot(ex - closeUp.size / 2, ey - closeUp.size / 2) < closeUp.radius;
  return { ...country, world: { x, y, r }, europe: inside ? { x: ex, y: ey, r } : null };
}
