import { geoAzimuthalEqualArea, geoCentroid, geoPath } from 'd3-geo';
import type { Atlas } from './atlas.ts';
import { CompactPath } from './compact-path.ts';
import { type CountryShape, mainland, shapeOf } from './country-shape.ts';

/** Size of a drawing in units; a country is centred and fills it. */
const frame = { width: 480, height: 360 };
const margin = 12;
/** Ragged coasts are drawn in longer steps, because the server contains some 200 drawings. */
const maxCharacters = 1100;

/** Draws each country of the atlas as the path of an SVG of 480 × 360, by ISO code. */
export function drawOutlines(atlas: Atlas): Readonly<Record<string, string>> {
  const codes = [...new Set(atlas.lands.flatMap(({ iso }) => iso ?? []))].toSorted();
  return Object.fromEntries(
    codes.flatMap((iso) => {
      const shape = shapeOf(atlas, iso);
      const path = shape ? outline(shape) : '';
      return path === '' ? [] : [[iso, path]];
    }),
  );
}

// Centres a country on its mainland, because with Alaska and Hawaii, the United States would be a map of
// Canada.
function outline(shape: CountryShape): string {
  const main = mainland(shape);
  const [longitude, latitude] = geoCentroid(main);
  const view = geoAzimuthalEqualArea().rotate([-longitude, -latitude]).precision(0.4);
  view.fitExtent(
    [
      [margin, margin],
      [frame.width - margin, frame.height - margin],
    ],
    main,
  );
  view.clipExtent([
    [0, 0],
    [frame.width, frame.height],
  ]);
  const drawn = (step: number): string => {
    const compact = new CompactPath(step);
    geoPath(view, compact)(shape);
    return compact.toString();
  };
  return [2, 3, 4, 5, 6, 8, 10].map((step) => drawn(step)).find((path) => path.length < maxCharacters) ?? drawn(12);
}
