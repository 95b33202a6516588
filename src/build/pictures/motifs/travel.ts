import { circle, ellipse, path, placed, rect } from '../shapes.ts';
import { airy, finePen, type Motif, pen, sheet, signal, warm, watered } from './motif.ts';

export const passport: Motif = [
  placed(
    { turn: -7 },
    rect([-58, -80, 116, 160], { ...pen, fill: 'cover' }, 12),
    circle(0, -18, 34, { stroke: 'onCover', width: 4 }),
    ellipse(0, -18, [14, 34], { stroke: 'onCover', width: 3 }),
    path('M-34 -18H34M-28 -36H28M-28 0H28', { stroke: 'onCover', width: 3 }),
    path('M-24 40H24M-14 54H14', { stroke: 'coverCoral', width: 5 }),
  ),
].join('');

export const boardingPass: Motif = placed(
  { turn: -8 },
  path(
    'M-84 -46h168a8 8 0 0 1 8 8v26a12 12 0 0 0 0 24v26a8 8 0 0 1-8 8h-168a8 8 0 0 1-8-8v-26a12 12 0 0 0 0-24v-26a8 8 0 0 1 8-8z',
    sheet,
  ),
  path('M36 -40V40', { stroke: 'lineStrong', width: 4, dash: '1 10' }),
  path('M-70 -20h30M-70 24h62', pen),
  path('M-22 -20h30m-10-9l11 9-11 9', signal),
  path('M-70 4h76M56 -18v36M66 -18v36M76 -18v36', finePen),
);

export const compass: Motif = [
  circle(0, 0, 78, sheet),
  circle(0, 0, 62, { stroke: 'line', width: 3 }),
  path('M0 -78v14M0 78v-14M-78 0h14M78 0h-14', pen),
  placed(
    { turn: 32 },
    path('M0 -56l15 56h-30z', { ...pen, fill: 'coral' }),
    path('M0 56l15-56h-30z', { ...pen, fill: 'seaWash' }),
  ),
  circle(0, 0, 6, { fill: 'ink' }),
].join('');

export const suitcase: Motif = [
  path('M-26 -50v-22a10 10 0 0 1 10-10h32a10 10 0 0 1 10 10v22', pen),
  rect([-82, -50, 164, 118], warm, 16),
  path('M-48 -50v118M48 -50v118', finePen),
  path('M-54 68v12M54 68v12', pen),
  placed(
    { x: 2, y: 10, turn: -10 },
    rect([-28, -18, 56, 36], { ...finePen, fill: 'paperRaised' }, 5),
    path('M-16 -4h32M-16 6h18', signal),
  ),
].join('');

export const globe: Motif = [
  circle(0, 0, 78, watered),
  ellipse(0, 0, [32, 78], finePen),
  path('M-78 0H78M-67 -40H67M-67 40H67', finePen),
  path('M-92 42C-40 -60 40 -70 88 -30', { ...signal, dash: '1 12' }),
  circle(-92, 42, 8, { fill: 'coral' }),
  circle(88, -30, 8, { fill: 'coral' }),
].join('');

export const plane: Motif = [
  path('M-96 62C-60 78 -40 40 -22 24', { ...signal, dash: '1 12' }),
  path('M-62 -8L84 -72 34 72 -6 22z', sheet),
  path('M84 -72L-6 22v42l20-24', airy),
].join('');

export const pin: Motif = [
  ellipse(0, 78, [44, 10], { fill: 'line' }),
  path('M0 78C-18 40 -54 14 -54 -26a54 54 0 0 1 108 0C54 14 18 40 0 78z', warm),
  circle(0, -26, 21, sheet),
  circle(0, -26, 8, { fill: 'coral' }),
].join('');

export const house: Motif = [
  path('M-64 -4v78h128v-78', sheet),
  path('M-86 10L0 -70 86 10', pen),
  path('M-18 74v-46a18 18 0 0 1 36 0v46z', warm),
  path('M40 -34v-32h18v50', pen),
  path('M-92 74h184', pen),
  circle(8, 48, 4, { fill: 'coral' }),
].join('');
