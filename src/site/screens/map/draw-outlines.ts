import { geoAzimuthalEqualArea, geoCentroid, geoPath } from 'd3-geo';
import type { Atlas } from './atlas.ts';
import { CompactPath } from './compact-path.ts';
import { type CountryShape, mainland, shapeOf } from './country-shape.ts';

/** Size of a drawing in units. The country is in the centre and fills the drawing. */
const frame = { width: 480, height: 360 };
const margin = 12;
/**
 * Limit of characters of a drawing. Ragged coasts are drawn in longer steps to stay below it, because the
 * server contains about 200 drawings.
 */
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

// Draws a country centred on its mainland. With Alaska and Hawaii, the centre of the United States would be
// in Canada.
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
