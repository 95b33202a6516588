import {
  geoAzimuthalEqualArea,
  geoBounds,
  geoCentroid,
  geoGraticule,
  geoInterpolate,
  geoPath,
  type GeoPermissibleObjects,
  type GeoProjection,
} from 'd3-geo';
import { merge, mesh } from 'topojson-client';
import { type Atlas, ownerOf } from '#site/screens/map/atlas.ts';
import { CompactPath } from '#site/screens/map/compact-path.ts';
import { type CountryShape, mainland, shapeOf } from '#site/screens/map/country-shape.ts';
import { type Paint, painted, picture, type Tone } from './picture.ts';
import { circle, path, placed, postmark, rect } from './shapes.ts';

export type DrawnCountry = {
  readonly iso: string;
  /** Longitude and latitude of the country's capital, in degrees. */
  readonly capital: readonly [number, number];
};

type Place = [number, number];

const frame = { width: 960, height: 540 };
const paris: Place = [2.35, 48.86];
/** Minimum height of the map in kilometres, so that a small country is shown among its neighbours. */
const minHeight = 430;
const kilometresOfRadian = 6371;
/** Width below which a ring marks the country, so that readers find it. */
const ringedBelow = 60;

const schemes: readonly { ground: Tone; strong: Tone }[] = [
  { ground: 'seaWash', strong: 'sea' },
  { ground: 'skyWash', strong: 'link' },
  { ground: 'coralWash', strong: 'coral' },
  { ground: 'amberWash', strong: 'amber' },
];

/**
 * Draws a country on its map: sea, meridians, neighbours, the country itself, and the route from Paris to
 * its capital.
 */
export function drawCountryPicture(atlas: Atlas, country: DrawnCountry, position: number): string {
  const shape = landOf(atlas, country.iso);
  const view = viewOf(shape);
  const { ground, strong } = schemes[position % schemes.length] ?? { ground: 'seaWash', strong: 'sea' };
  return picture(
    frame,
    '<pattern id="e" width="5" height="5" patternUnits="userSpaceOnUse">',
    path('M0 2.5h5', { stroke: strong, width: 1.6 }),
    '</pattern>',
    rect([0, 0, frame.width, frame.height], { fill: ground }),
    path(traced(view, geoGraticule().step(gridStep(view))(), 12), { stroke: strong, width: 1, opacity: 0.22 }),
    surroundings(atlas, country.iso, view),
    `<defs><path id="o" d="${traced(
      view,
      shape,
      lightest((step) => traced(view, shape, step), 3400),
    )}"/></defs>`,
    outline({ fill: 'paperRaised', stroke: 'paperRaised', width: 5 }),
    '<use href="#o" fill="url(#e)" opacity=".55"/>',
    outline({ stroke: strong, width: 2 }),
    ring(view, shape, strong),
    wayFromParis(view, country.capital),
    placed({ x: 92, y: 450, turn: -12 }, `<g opacity=".5">${postmark(44, { stroke: strong, width: 2.5 })}</g>`),
  );
}

function landOf(atlas: Atlas, iso: string): CountryShape {
  const shape = shapeOf(atlas, iso);
  if (shape === null) throw new RangeError(`the atlas has no ${iso}`);
  return shape;
}

// Centres the map on the mainland. With Alaska and Hawaii, the map of the United States would mainly show
// Canada.
function viewOf(shape: CountryShape): GeoProjection {
  const main = mainland(shape);
  const [longitude, latitude] = geoCentroid(main);
  const view = geoAzimuthalEqualArea().rotate([-longitude, -latitude]).precision(0.4);
  view.fitExtent(
    [
      [190, 62],
      [frame.width - 120, frame.height - 62],
    ],
    main,
  );
  const largest = (frame.height / minHeight) * kilometresOfRadian;
  if (view.scale() > largest) view.scale(largest).translate([530, 270]);
  return view.clipExtent([
    [-8, -8],
    [frame.width + 8, frame.height + 8],
  ]);
}

// Draws coasts with ever longer steps until the picture is within its size limit, because some coasts have
// many inlets.
function lightest(draw: (step: number) => string, characters: number): number {
  return [2, 2.5, 3, 3.5, 4, 5, 6, 8, 10, 12].find((step) => draw(step).length < characters) ?? 16;
}

function surroundings(atlas: Atlas, iso: string, view: GeoProjection): string {
  const lands = neighbours(atlas, iso);
  const borders = frontiers(atlas);
  const step = lightest((step) => traced(view, lands, step) + traced(view, borders, step), 4200);
  return (
    path(traced(view, lands, step), { fill: 'paperRaised' }) +
    path(traced(view, borders, step), { stroke: 'line', width: 1.5 })
  );
}

function outline(paint: Paint): string {
  return `<use href="#o"${painted(paint)}/>`;
}

function gridStep(view: GeoProjection): [number, number] {
  const degrees = frame.height / ((view.scale() * Math.PI) / 180);
  const step = [1, 2, 5, 10].find((size) => degrees / size < 7) ?? 15;
  return [step, step];
}

function neighbours({ topology, lands }: Atlas, iso: string): CountryShape {
  return merge(
    topology,
    lands.filter((land) => land.iso !== iso).map(({ geometry }) => geometry),
  );
}

function frontiers({ topology, lands }: Atlas): GeoPermissibleObjects {
  const geometries = lands.map(({ geometry }) => geometry);
  return mesh(topology, { type: 'GeometryCollection', geometries }, (a, b) => a !== b && ownerOf(a) !== ownerOf(b));
}

function traced(view: GeoProjection, shape: GeoPermissibleObjects, least: number): string {
  const compact = new CompactPath(least);
  geoPath(view, compact)(shape);
  return compact.toString();
}

function ring(view: GeoProjection, shape: CountryShape, stroke: Tone): string {
  const [[west, south], [east, north]] = geoBounds(shape);
  const [x = 0, y = 0] = view([(west + east) / 2, (south + north) / 2]) ?? [];
  const [left = 0] = view([west, south]) ?? [];
  const [right = 0] = view([east, north]) ?? [];
  return right - left > ringedBelow ? '' : circle(x, y, 56, { stroke, width: 2, dash: '2 7' });
}

function wayFromParis(view: GeoProjection, [longitude, latitude]: readonly [number, number]): string {
  const capital: Place = [longitude, latitude];
  const way = geoInterpolate(paris, capital);
  const line = traced(view, { type: 'LineString', coordinates: steps.map((step) => way(step)) }, 6);
  const [x = 0, y = 0] = view(capital) ?? [];
  return [
    path(line, { stroke: 'coral', width: 3, dash: '1 9' }),
    circle(x, y, 15, { stroke: 'coral', width: 2.5 }),
    circle(x, y, 6.5, { fill: 'coral' }),
  ].join('');
}

const steps = Array.from({ length: 101 }, (_, at) => at / 100);
