import { geoGraticule, geoOrthographic, geoPath } from 'd3-geo';
import { CompactPath } from '#site/screens/map/compact-path.ts';
import { picture, type Tone } from './picture.ts';
import type { PicturedScene } from './pictured.ts';
import { circle, path, placed, postmark, rect, stampOutline } from './shapes.ts';
import { type Thing, thing } from './things.ts';

/** Draws one thing without a scene, to be shown with a few words. */
export function drawFigure(shows: Thing): string {
  return picture({ width: 120, height: 120 }, placed({ x: 60, y: 60, scale: 0.56 }, thing(shows)));
}

/**
 * Draws the thing on a coloured ground, 160 by 160, for a menu entry. The grounds alternate by `position`.
 */
export function drawNavigation(shows: Thing, position: number): string {
  return picture(
    { width: 160, height: 160 },
    rect([0, 0, 160, 160], { fill: grounds[position % grounds.length] ?? 'seaWash' }, 28),
    placed({ x: 80, y: 80, scale: 0.6 }, thing(shows)),
  );
}

/**
 * Draws a banner: the thing on a stamp in front of a globe's meridians, with a route to it and a postmark
 * over it.
 */
export function drawPagePicture({ shows, ground }: PicturedScene): string {
  return picture(
    { width: 960, height: 400 },
    rect([0, 0, 960, 400], { fill: ground }),
    path(meridians(), { stroke: 'lineStrong', width: 1, opacity: 0.35 }),
    path('M-10 318C150 210 250 180 384 204', { stroke: 'coral', width: 3, dash: '1 10' }),
    path('M586 190C700 130 810 110 970 150', { stroke: 'coral', width: 3, dash: '1 10' }),
    circle(166, 236, 7, { fill: 'coral' }),
    circle(166, 236, 14, { stroke: 'coral', width: 2 }),
    stamp({ x: 480, y: 200, turn: -4, shows }),
    placed({ x: 606, y: 108, turn: 9 }, `<g opacity=".6">${postmark(46, { stroke: 'link', width: 2.5 })}</g>`),
  );
}

const grounds: readonly Tone[] = ['seaWash', 'skyWash', 'coralWash', 'amberWash'];

function stamp({ x, y, turn, shows }: { x: number; y: number; turn: number; shows: Thing }): string {
  return placed(
    { x, y, turn },
    path(stampOutline(224, 260, 16), { fill: 'paperRaised', stroke: 'line', width: 1.5 }),
    rect([-88, -106, 176, 212], { fill: 'paper', stroke: 'line', width: 1.5 }),
    placed({ y: -4, scale: 0.8 }, thing(shows)),
    path('M-58 90h116', { stroke: 'lineStrong', width: 3, dash: '14 8' }),
  );
}

function meridians(): string {
  const view = geoOrthographic()
    .rotate([20, -28])
    .scale(560)
    .translate([480, 520])
    .clipExtent([
      [-4, -4],
      [964, 404],
    ]);
  const compact = new CompactPath(26);
  geoPath(view, compact)(geoGraticule().step([10, 10])());
  return compact.toString();
}
