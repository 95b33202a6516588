/**
 * Draws the maps of the home page and the outlines of countries from the Natural Earth atlas: `npm run
 * map:draw`. Run it again when the atlas changes. The drawings are in the repository, because the build of
 * the site should not need the atlas.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import {
  geoArea,
  geoCentroid,
  geoConicConformal,
  geoEqualEarth,
  geoPath,
  type GeoPath,
  type GeoProjection,
} from 'd3-geo';
import { merge, mesh } from 'topojson-client';
import { type Atlas, type Land, ownerOf, readAtlas } from './atlas.ts';
import { CompactPath } from './compact-path.ts';
import { drawOutlines } from './draw-outlines.ts';

type Frame = { readonly width: number; readonly height: number };

const require = createRequire(import.meta.url);
const world: Frame = { width: 2000, height: 904 };
const europe: Frame = { width: 640, height: 640 };

async function drawMaps(): Promise<void> {
  const coarse = await atlas(require.resolve('world-atlas/countries-110m.json'));
  const fine = await atlas(require.resolve('world-atlas/countries-50m.json'));
  const worldView = worldProjection(world);
  const europeView = geoConicConformal()
    .parallels([40, 58])
    .rotate([-9, 0])
    .center([0, 49.6])
    .scale(1040)
    .translate([320, 320])
    .clipExtent([
      [0, 0],
      [europe.width, europe.height],
    ]);
  await write('world.svg', drawing(coarse, worldView, world));
  await write('europe.svg', drawing(fine, europeView, europe));
  await write('country-points.ts', points(fine, worldView, europeView));
  await write('outlines.json', `${JSON.stringify(drawOutlines(fine), null, 2)}\n`);
}

async function atlas(file: string): Promise<Atlas> {
  return readAtlas(await readFile(file, 'utf8'));
}

// Rotates the map by 11°, so that its edge goes through the Bering Strait, not Chukotka. Antarctica is left
// out, because it has no offers.
function worldProjection({ width, height }: Frame): GeoProjection {
  const view = geoEqualEarth().rotate([-11, 0]);
  view.fitWidth(width, { type: 'Sphere' });
  const [, north = 0] = view([11, 83.7]) ?? [];
  const [x, y] = view.translate();
  return view.translate([x, y - north]).clipExtent([
    [0, 0],
    [width, height],
  ]);
}

// Draws land in the style of an engraving: a light tint, horizontal lines, blank borders. Only the opacity
// matters, because the site uses the drawing as a mask.
function drawing({ topology, lands }: Atlas, view: GeoProjection, { width, height }: Frame): string {
  const shown = lands.filter(({ name }) => name !== 'Antarctica').map(({ geometry }) => geometry);
  const land = drawn(view, (path) => path(merge(topology, shown)));
  const borders = drawn(view, (path) =>
    path(
      mesh(topology, { type: 'GeometryCollection', geometries: shown }, (a, b) => a !== b && ownerOf(a) !== ownerOf(b)),
    ),
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">`,
    '<pattern id="p" width="6" height="6" patternUnits="userSpaceOnUse"><path d="M0 3h6" stroke="#000" stroke-width="3"/></pattern>',
    `<mask id="m"><path fill="#fff" d="M0 0h${width}v${height}H0z"/><path fill="none" stroke="#000" stroke-width="2.2" d="${borders}"/></mask>`,
    `<g mask="url(#m)"><path id="l" fill-opacity=".42" d="${land}"/><use href="#l" fill="url(#p)"/></g></svg>\n`,
  ].join('');
}

function drawn(view: GeoProjection, draw: (path: GeoPath) => unknown): string {
  const compact = new CompactPath(3);
  draw(geoPath(view, compact));
  return compact.toString();
}

function points({ lands, topology }: Atlas, worldView: GeoProjection, europeView: GeoProjection): string {
  // Sorts by size, so that the largest shape is taken for the country: the atlas gives some islands the same
  // number as their country.
  const bySize = lands.toSorted((a, b) => sizeOf(topology, a) - sizeOf(topology, b));
  const spots = new Map(bySize.flatMap((land) => (land.iso ? [[land.iso, middle(topology, land)] as const] : [])));
  const rows = [...spots]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([iso, spot]) => `  ${iso}: [${[...place(worldView, spot), ...place(europeView, spot)].join(', ')}],`);
  return `// Written by draw-world-map.ts: x and y on world.svg (${world.width} × ${world.height}), then on europe.svg (${europe.width} × ${europe.height}).\nexport const countryPoints: Readonly<Record<string, readonly [number, number, number, number]>> = {\n${rows.join('\n')}\n};\n`;
}

function sizeOf(topology: Atlas['topology'], { geometry }: Land): number {
  return geoArea(merge(topology, [geometry]));
}

function place(view: GeoProjection, spot: [number, number]): number[] {
  return (view(spot) ?? [0, 0]).map((value) => Math.round(value));
}

// Returns the centre of the largest piece of a country. The centre of all pieces would be in the sea for
// France, and in Canada for the United States.
function middle(topology: Atlas['topology'], { geometry }: Land): [number, number] {
  const shape = merge(topology, [geometry]);
  const pieces = shape.coordinates.map((coordinates) => ({ type: 'Polygon' as const, coordinates }));
  return geoCentroid(pieces.toSorted((a, b) => geoArea(b) - geoArea(a))[0] ?? shape);
}

async function write(name: string, text: string): Promise<void> {
  await writeFile(new URL(`../../parts/map/${name}`, import.meta.url), text);
}

await drawMaps();
