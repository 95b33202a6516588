import { picture, type Tone } from './picture.ts';
import { circle, path, placed, postmark, rect, stampOutline } from './shapes.ts';

/** Landscapes for the stamps of people. The stamps show no faces, because the people are invented. */
const views: readonly ((far: Tone, near: Tone) => string)[] = [
  (far, near) => hills(far, near),
  (far, near) => sea(far, near),
  (far, near) => city(far, near),
  (far, near) => summits(far, near),
];

const skies: readonly { sky: Tone; far: Tone; near: Tone }[] = [
  { sky: 'skyWash', far: 'airmailInk', near: 'sea' },
  { sky: 'coralWash', far: 'coral', near: 'cover' },
  { sky: 'amberWash', far: 'amber', near: 'sea' },
  { sky: 'seaWash', far: 'sea', near: 'airmailInk' },
];

/**
 * Draws the stamp of the nth testimonial, counted from 1. The number determines the view, the sky and the
 * height of the sun.
 */
export function drawPortrait(number: number): string {
  const { sky, far, near } = skies[(number + Math.floor(number / 4)) % skies.length] ?? {
    sky: 'skyWash',
    far: 'sea',
    near: 'sea',
  };
  const view = views[number % views.length];
  const sun = { x: 74 + ((number * 47) % 96), y: 84 + ((number * 29) % 46) };
  return picture(
    { width: 240, height: 300 },
    placed({ x: 120, y: 150 }, path(stampOutline(224, 284, 16), { fill: 'paperRaised', stroke: 'line', width: 1.5 })),
    '<clipPath id="v"><path d="M32 32h176v236H32z"/></clipPath><g clip-path="url(#v)">',
    rect([32, 32, 176, 236], { fill: sky }),
    circle(sun.x, sun.y, 26, { fill: 'coral' }),
    circle(sun.x, sun.y, 38, { stroke: 'coral', width: 1.5, dash: '1 6' }),
    view?.(far, near) ?? '',
    '</g>',
    rect([32, 32, 176, 236], { stroke: 'line', width: 1.5 }),
    placed({ x: 172, y: 62, turn: -14 }, `<g opacity=".55">${postmark(26, { stroke: 'ink', width: 2 })}</g>`),
  );
}

function hills(far: Tone, near: Tone): string {
  return [
    path('M20 190q50-56 96-18t104-24v130H20z', { fill: far, opacity: 0.45 }),
    path('M20 226q60-40 110-8t90-16v80H20z', { fill: near, opacity: 0.75 }),
    path('M20 238q60-40 110-8t90-16M20 254q60-40 110-8t90-16', { stroke: 'paperRaised', width: 2 }),
  ].join('');
}

function sea(far: Tone, near: Tone): string {
  const rows = [186, 202, 218, 234, 250, 266]
    .map((y) => `M16 ${y}q14-9 28 0t28 0 28 0 28 0 28 0 28 0 28 0 28 0`)
    .join('');
  return [
    rect([20, 170, 200, 120], { fill: far, opacity: 0.5 }),
    path(rows, { stroke: near, width: 3 }),
    path('M92 176h58l-12 14h-34zM118 172v-56l32 50z', { fill: 'paperRaised', stroke: 'ink', width: 2.5 }),
  ].join('');
}

function city(far: Tone, near: Tone): string {
  return [
    path('M20 280V190h26v-34h30v20h22v-48h26v62h20v-28h34v20h42v98z', { fill: far, opacity: 0.4 }),
    path('M20 280v-44h34v-26h30v16h38v-40h30v58h24v-20h44v56z', { fill: near, opacity: 0.8 }),
    path('M64 226v8M74 226v8M132 202v8M142 202v8M132 220v8M142 220v8M186 240v8M196 240v8', {
      stroke: 'paperRaised',
      width: 3,
    }),
  ].join('');
}

function summits(far: Tone, near: Tone): string {
  return [
    path('M20 280v-60l52-72 40 52 34-40 74 92v28z', { fill: far, opacity: 0.5 }),
    path('M72 148l-20 28 14 8 10-8 12 10 6-8z', { fill: 'paperRaised' }),
    path('M20 280v-28l60-38 52 30 36-20 52 36v20z', { fill: near, opacity: 0.8 }),
    path('M128 244c-20 10-30 14-22 22s20 8 10 18', { stroke: 'paperRaised', width: 3, dash: '1 7' }),
  ].join('');
}
