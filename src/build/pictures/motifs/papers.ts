import { circle, ellipse, path, rect } from '../shapes.ts';
import { airy, finePen, type Motif, pen, sheet, signal, sunny, warm, watered } from './motif.ts';

export const checklist: Motif = [
  rect([-60, -74, 120, 152], sheet, 10),
  rect([-26, -88, 52, 26], sunny, 8),
  path('M-40 -34l9 10 16-20M-40 6l9 10 16-20', signal),
  rect([-39, 32, 20, 20], finePen, 4),
  path('M4 -32h36M4 6h36M4 42h28', pen),
].join('');

export const coins: Motif = [
  ...[58, 34, 10].map((y) => path(`M-74 ${y - 18}v18a44 16 0 0 0 88 0v-18`, sunny)),
  ellipse(-30, -8, [44, 16], sunny),
  circle(44, 6, 44, { ...pen, fill: 'paperRaised' }),
  path('M60 -10a22 22 0 1 0 0 32M16 0h30M16 12h26', signal),
].join('');

export const seal: Motif = [
  path('M-30 30l-16 54 30-14 16 26V30zM30 30l16 54-30-14L0 84', warm),
  circle(0, -16, 60, sheet),
  circle(0, -16, 44, { stroke: 'line', width: 4 }),
  path('M-20 -16l14 15 28-30', signal),
].join('');

export const shield: Motif = [
  path('M0 -84l66 22v48c0 46-30 76-66 94-36-18-66-48-66-94v-48z', airy),
  path('M0 -62l46 15v35c0 33-20 54-46 68', { ...finePen, stroke: 'lineStrong' }),
  rect([-24, -12, 48, 40], sheet, 8),
  path('M-14 -12v-12a14 14 0 0 1 28 0v12', pen),
  circle(0, 8, 6, { fill: 'coral' }),
].join('');

export const envelopeMotif: Motif = [
  rect([-88, -56, 176, 116], sheet, 10),
  path('M-84 -50L0 14 84 -50', pen),
  path('M-84 54L-26 -4M84 54L26 -4', { ...finePen, stroke: 'lineStrong' }),
  circle(78, -56, 18, { ...pen, fill: 'coral' }),
].join('');

export const calendarMotif: Motif = [
  rect([-74, -62, 148, 136], sheet, 14),
  path('M-74 -24H74V-48a14 14 0 0 0-14-14H-60a14 14 0 0 0-14 14z', watered),
  path('M-38 -78v30M38 -78v30', pen),
  ...[0, 26, 52].flatMap((y) => [-44, -15, 14].map((x) => circle(x, y, 5, { fill: 'lineStrong' }))),
  circle(44, 26, 17, signal),
  circle(44, 26, 6, { fill: 'coral' }),
].join('');
