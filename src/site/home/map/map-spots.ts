import { countryPoints } from './country-points.ts';

/** How many open offers a country has. */
export type CountryCount = {
  readonly countryId: string;
  readonly countryName: string;
  readonly zoneId: number;
  readonly count: number;
};

/**
 * A country on the map: its name, its offers, its zone, and its circle on the world and, for some, on the
 * close-up of Europe.
 */
export type MapSpot = CountryCount & {
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
export function mapSpots(counts: readonly CountryCount[]): MapSpot[] {
  const most = Math.max(1, ...counts.map(({ count }) => count));
  return counts
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count)
    .flatMap((country) => {
      const point = countryPoints[country.countryId];
      return point
        ? [spot(country, point, Math.max(smallest, Math.round(largest * Math.sqrt(country.count / most))))]
        : [];
    });
}

function spot(country: CountryCount, [x, y, ex, ey]: readonly [number, number, number, number], r: number): MapSpot {
  const inside = Math.hypot(ex - closeUp.size / 2, ey - closeUp.size / 2) < closeUp.radius;
  return { ...country, world: { x, y, r }, europe: inside ? { x: ex, y: ey, r } : null };
}
