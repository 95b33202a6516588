import { geoArea, geoCentroid, geoDistance } from 'd3-geo';
import { merge } from 'topojson-client';
import type { Atlas } from './atlas.ts';

/** Pieces of land. */
export type CountryShape = ReturnType<typeof merge>;

/** Radians between the middles of two pieces of a mainland: some 2,000 km. */
const nearby = 0.33;

/** All land of a country (ISO 3166-1 alpha-2); null for one that the atlas does not draw. */
export function shapeOf({ topology, lands }: Atlas, iso: string): CountryShape | null {
  const shapes = lands.filter((land) => land.iso === iso).map(({ geometry }) => geometry);
  return shapes.length === 0 ? null : merge(topology, shapes);
}

/** The largest piece, and those near it that are an eighth of it or more: Kyushu, not Alaska. */
export function mainland(shape: CountryShape): CountryShape {
  const pieces = shape.coordinates.map((coordinates) => ({ type: 'Polygon' as const, coordinates }));
  const [largest, ...others] = pieces.toSorted((a, b) => geoArea(b) - geoArea(a));
  if (!largest) return shape;
  const near = others.filter(
    (piece) => geoArea(piece) > geoArea(largest) / 8 && geoDistance(geoCentroid(piece), geoCentroid(largest)) < nearby,
  );
  return { type: 'MultiPolygon', coordinates: [largest, ...near].map(({ coordinates }) => coordinates) };
}
