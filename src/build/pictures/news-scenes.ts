import { geoAzimuthalEqualArea, geoCentroid, geoGraticule, geoOrthographic, geoPath } from 'd3-geo';
import type { Atlas } from '#site/screens/map/atlas.ts';
import { CompactPath } from '#site/screens/map/compact-path.ts';
import { mainland, shapeOf } from '#site/screens/map/country-shape.ts';
import { picture, type Tone } from './picture.ts';
import type { NewsPicture } from './pictured.ts';
import { airmail, circle, path, placed, postmark, rect, stampOutline } from './shapes.ts';
import { thing } from './things.ts';

const frame = { width: 720, height: 450 };
const [middleX, middleY] = [frame.width / 2, frame.height / 2];

type Scene = NewsPicture & { readonly strong: Tone };

const strongOf: Readonly<Partial<Record<Tone, Tone>>> = {
  seaWash: 'sea',
  skyWash: 'link',
  coralWash: 'coral',
  amberWash: 'amber',
};

/** Draws the picture of a news item. Neighbours in the list have different scenes. */
export function drawNewsPicture(atlas: Atlas, news: NewsPicture): string {
  const scene = { ...news, strong: strongOf[news.ground] ?? 'sea' };
  return picture(frame, rect([0, 0, frame.width, frame.height], { fill: news.ground }), ...partsOf(atlas, scene));
}

function partsOf(atlas: Atlas, scene: Scene): readonly string[] {
  switch (scene.as) {
    case 'stamp':
      return stamp(scene);
    case 'postmark':
      return cancelled(scene);
    case 'globe':
      return globe(scene);
    case 'GB':
    case 'IT':
    case 'JP':
      return country(atlas, scene, scene.as);
  }
}

/** A stamp that fills the picture, with its perforated edge, and a postmark over its corner. */
function stamp({ shows, ground, strong }: Scene): readonly string[] {
  return [
    placed({ x: middleX, y: middleY }, path(stampOutline(680, 410, 26), { fill: 'paperRaised' })),
    rect([52, 52, 616, 346], { fill: ground, stroke: strong, width: 2 }),
    circle(middleX, middleY, 142, { fill: 'paperRaised', opacity: 0.65 }),
    placed({ x: middleX, y: middleY, scale: 1.25 }, thing(shows)),
    path('M84 366h120M516 366h120', { stroke: strong, width: 4, dash: '22 12' }),
    placed({ x: 594, y: 108, turn: -10 }, `<g opacity=".55">${postmark(56, { stroke: strong, width: 3 })}</g>`),
  ];
}

/** A postmark as high as the picture, whose waves run out of it. */
function cancelled({ shows, strong }: Scene): readonly string[] {
  const rows = [-96, -48, 0, 48, 96].map((y) => `M${middleX + 110} ${middleY + y}q26-30 52 0t52 0 52 0 52 0 52 0 52 0`);
  return [
    path(rows.join(''), { stroke: strong, width: 7, opacity: 0.45 }),
    circle(250, middleY, 200, { fill: 'paperRaised', stroke: strong, width: 7 }),
    circle(250, middleY, 148, { stroke: strong, width: 3, dash: '1 12' }),
    placed({ x: 250, y: middleY, scale: 1.05 }, thing(shows)),
    placed({ y: 412 }, airmail(0, 760, 38)),
  ];
}

/** The meridians of a globe, a route around it, and the thing above them. */
function globe({ shows, strong }: Scene): readonly string[] {
  const view = geoOrthographic().rotate([-12, -24]).scale(300).translate([middleX, 330]);
  const clipped = view.clipExtent([
    [-4, -4],
    [frame.width + 4, frame.height + 4],
  ]);
  const meridians = new CompactPath(14);
  geoPath(clipped, meridians)(geoGraticule().step([15, 15])());
  return [
    circle(middleX, 330, 300, { fill: 'paperRaised', opacity: 0.6 }),
    path(meridians.toString(), { stroke: strong, width: 1.5, opacity: 0.4 }),
    circle(middleX, 330, 300, { stroke: strong, width: 3 }),
    path('M-10 300C130 90 560 50 730 210', { stroke: 'coral', width: 5, dash: '1 14' }),
    placed({ x: middleX, y: 236, scale: 1.2 }, thing(shows)),
  ];
}

/** The outline of a country, engraved, larger than the picture is high; the thing is on a stamp beside it. */
function country(atlas: Atlas, { shows, strong }: Scene, iso: string): readonly string[] {
  const all = shapeOf(atlas, iso);
  if (all === null) throw new RangeError(`the atlas has no ${iso}`);
  const shape = mainland(all);
  const [longitude, latitude] = geoCentroid(shape);
  const view = geoAzimuthalEqualArea().rotate([-longitude, -latitude]).precision(0.4);
  view.fitExtent(
    [
      [24, -20],
      [470, frame.height + 20],
    ],
    shape,
  );
  const outline = new CompactPath(4);
  geoPath(view, outline)(shape);
  return [
    '<pattern id="e" width="7" height="7" patternUnits="userSpaceOnUse">',
    path('M0 3.5h7', { stroke: strong, width: 2 }),
    `</pattern><defs><path id="o" d="${outline.toString()}"/></defs>`,
    '<use href="#o" class="f-paperRaised"/><use href="#o" fill="url(#e)" opacity=".5"/>',
    `<use href="#o" class="s-${strong}" stroke-width="3"/>`,
    path('M250 230C340 120 420 110 500 160', { stroke: 'coral', width: 4, dash: '1 11' }),
    placed(
      { x: 560, y: 246, turn: 5 },
      path(stampOutline(224, 286, 18), { fill: 'paperRaised', stroke: 'line', width: 1.5 }),
      thing(shows),
    ),
    placed({ x: 486, y: 112, turn: -12 }, `<g opacity=".55">${postmark(40, { stroke: strong, width: 2.5 })}</g>`),
  ];
}
