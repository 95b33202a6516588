import { circle, path, placed, rect } from '../shapes.ts';
import { airy, finePen, type Motif, pen, sheet, signal, sunny, warm, watered } from './motif.ts';
import { house, plane } from './travel.ts';

export const umbrella: Motif = [
  path('M0 -80v-10M0 -16V10', pen),
  path('M-78 -14a78 66 0 0 1 156 0q-18-12-34 0-18-12-44 0-26-12-44 0-16-12-34 0z', warm),
  path('M-22 30v-8a8 8 0 0 1 8-8h28a8 8 0 0 1 8 8v8', pen),
  rect([-54, 30, 108, 56], watered, 10),
  path('M-30 30v56M30 30v56', finePen),
].join('');

export const trades: Motif = [
  rect([-84, 20, 76, 62], sheet, 6),
  path('M-70 66v-14M-52 66v-30M-34 66v-20', { ...signal, width: 9 }),
  path('M-46 -76l-28 72M-46 -76l28 72M-60 -40h28', pen),
  circle(-46, -80, 9, sheet),
  placed(
    { x: 44, y: 4, turn: 24 },
    path('M-11 84V-30a30 30 0 1 1 0-52v30l11 10 11-10v-30a30 30 0 1 1 0 52V84a11 11 0 0 1-22 0z', airy),
  ),
].join('');

export const notebook: Motif = [
  path('M-84 -56h72q12 0 12 12v112q0-12-12-12h-72zM84 -56H12Q0 -56 0 -44v112q0-12 12-12h72z', sheet),
  path('M-66 -30h48M-66 -8h48M-66 14h34M20 -30h20', finePen),
  placed({ x: 48, y: 14, turn: 38 }, path('M-9 -70h18v96l-9 20-9-20z', sunny), path('M-9 -50h18M-9 26h18', finePen)),
].join('');

export const birthday: Motif = [
  rect([-62, -20, 124, 94], sheet, 12),
  path('M-62 14q15.5 20 31 0t31 0 31 0 31 0V-8a12 12 0 0 0-12-12H-50a12 12 0 0 0-12 12z', warm),
  path('M-30 -20v-32M0 -20v-32M30 -20v-32', pen),
  ...[-30, 0, 30].map((x) => path(`M${x} -62q-9-10 0-24q9 14 0 24z`, { fill: 'coral' })),
  path('M-90 76h180', pen),
].join('');

export const doors: Motif = [
  path('M-84 76v-130h66v130M18 76V-30a33 33 0 0 1 66 0V76', sheet),
  rect([-70, -38, 38, 40], { ...finePen, fill: 'skyWash' }),
  circle(-32, 22, 5, { fill: 'coral' }),
  circle(34, 22, 5, { fill: 'coral' }),
  path('M34 -24h34M34 -8h34', finePen),
  path('M51 -62v-28l26 7-26 8', signal),
  path('M-96 76h192', pen),
].join('');

export const chart: Motif = [
  path('M-86 -52l56-18 60 18 56-18v118l-56 18-60-18-56 18z', watered),
  path('M-30 -70v118M30 -52v118', finePen),
  path('M-66 30c20-40 50 0 70-30s30-14 54-34', { ...signal, dash: '1 11' }),
  path('M50 -42l16 16M66 -42l-16 16', signal),
].join('');

export const landing: Motif = [
  placed({ x: 40, y: 26, scale: 0.62 }, house),
  placed({ x: -44, y: -34, turn: 54, scale: 0.62 }, plane),
].join('');

export const fourWays: Motif = [
  path('M0 -88v170M-34 82h68', pen),
  path('M-6 -76h62l18 14-18 14h-62z', warm),
  path('M6 -40h-62l-18 14 18 14H6z', watered),
  path('M-6 -4h54l18 14-18 14h-54z', airy),
  path('M6 32h-50l-16 13 16 13H6z', sunny),
].join('');

export const talks: Motif = [
  path('M-84 -76h80a10 10 0 0 1 10 10v44a10 10 0 0 1-10 10h-46l-20 20v-20h-14z', airy),
  path(
    'M30 -44h48a10 10 0 0 1 10 10v40a10 10 0 0 1-10 10h-6v18l-20-18H30a10 10 0 0 1-10-10v-40a10 10 0 0 1 10-10z',
    warm,
  ),
  path('M-66 -54h52M-66 -34h34M38 -22h32M38 -4h20', finePen),
  path('M-92 62h184', pen),
  path('M-70 80q17-11 34 0t34 0 34 0 34 0', { ...pen, stroke: 'sea' }),
  path('M-52 62a26 26 0 0 1 52 0', { ...signal, fill: 'amberWash' }),
].join('');

export const press: Motif = [
  path('M-70 -80v156M70 -80v156M-86 -80H86M-86 76H86', pen),
  path('M0 -80v44M-30 -58h60', pen),
  rect([-54, -36, 108, 20], warm, 4),
  rect([-46, 0, 92, 34], sheet, 3),
  path('M-32 12h44M-32 22h26', finePen),
  rect([-58, 34, 116, 16], watered, 4),
  circle(46, -58, 8, { fill: 'coral' }),
].join('');
