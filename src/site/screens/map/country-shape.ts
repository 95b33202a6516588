import { geoArea, geoCentroid, geoDistance } from 'd3-geo';
import { merge } from 'topojson-client';
import type { Atlas } from './atlas.ts';

/** Polygons of land. */
export type CountryShape = ReturnType<typeof merge>;

/** Radians between the centres of two pieces of a mainland: some 2,000 km. */
const nearby = 0.33;

/** Returns all land of a country (ISO 3166-1 alpha-2); null if the atlas does not draw the country. */
export function shapeOf({ topology, lands }: Atlas, iso: string): CountryShape | null {
  const shapes = lands.filter((land) => land.iso === iso).map(({ geometry }) => geometry);
  return shapes.length === 0 ? null : merge(topology, shapes);
}

/**
 * Returns the largest piece of a country, and nearby pieces of at least an eighth of its size: Kyushu for
 * Japan, but not Alaska for the United States.
 */
export function mainland(shape: CountryShape): CountryShape {
  const pieces = shape.coordinates.map((coordinates) => ({ type: 'Polygon' as const, coordinates }));
  const [largest, ...others] = pieces.toSorted((a, b) => geoArea(b) - geoArea(a));
  if (!largest) return shape;
  const near = others.filter(
    (piece) => geoArea(piece) > geoArea(largest) / 8 && geoDistance(geoCentroid(piece), geoCentroid(largest)) < nearby,
  );
  return { type: 'MultiPolygon', coordinates: [largest, ...near].map(({ coordinates }) => coordinates) };
}
