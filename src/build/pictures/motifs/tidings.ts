import { circle, path, placed, rect } from '../shapes.ts';
import { bell } from './life.ts';
import { airy, finePen, type Motif, pen, sheet, signal, sunny, warm, watered } from './motif.ts';
import { envelopeMotif } from './papers.ts';
import { boardingPass } from './travel.ts';

export const departuresBoard: Motif = [
  path('M-50 -84v22M50 -84v22', pen),
  rect([-90, -62, 180, 136], { ...pen, fill: 'cover' }, 10),
  ...[-38, -8, 22].map((y) => path(`M-70 ${y}h64M8 ${y}h22`, { stroke: 'onCover', width: 9 })),
  ...[-38, -8, 22].map((y, at) => circle(62, y, 8, { fill: at === 1 ? 'coverCoral' : 'onCoverSoft' })),
  path('M-70 52h44M8 52h22', { stroke: 'coverLine', width: 9 }),
].join('');

export const lettersMotif: Motif = [
  path('M-90 60l22-62 22 62M-82 38h28', pen),
  path('M52 -70v42M52 -49a14 14 0 1 1 0 21', finePen),
  circle(-4, -10, 52, airy),
  path('M-26 14l22-56 22 56M-18 -4h28', signal),
  path('M36 30l44 44', { ...pen, width: 14 }),
].join('');

export const discs: Motif = [
  path('M-96 -30q20-34 60-26 22 4 14 24-10 26-30 30-8 28-20 30-6-20-8-34-14-6-16-24z', watered),
  path('M-4 -44q40-26 92-8 10 24-14 30 2 22-14 24-12-18-26-16-4 40-20 56-18-12-18-40-18-6-18-24z', watered),
  circle(-46, -28, 16, { ...signal, fill: 'coralWash' }),
  circle(22, -24, 24, { ...signal, fill: 'coralWash' }),
  circle(70, -30, 10, { ...signal, fill: 'coralWash' }),
  circle(20, 28, 8, { ...signal, fill: 'coralWash' }),
  circle(-58, 10, 7, { ...signal, fill: 'coralWash' }),
].join('');

export const balance: Motif = [
  path('M0 -80V70M-34 76h68M-66 -56L66 -64', pen),
  circle(0, -80, 8, { fill: 'coral' }),
  placed({ x: -60, y: 8, scale: 0.36 }, boardingPass),
  placed({ x: 60, y: 0, scale: 0.36 }, boardingPass),
  path('M-66 -56l-24 88h48zM66 -64l-24 88h48z', finePen),
  path('M-96 32q30 22 60 0zM36 24q30 22 60 0z', warm),
].join('');

export const bellLetter: Motif = [
  placed({ x: -12, y: 18, scale: 0.82 }, envelopeMotif),
  placed({ x: 56, y: -40, scale: 0.44 }, bell),
].join('');

export const openedLetter: Motif = [
  path('M-80 0L0 -64 80 0v72a8 8 0 0 1-8 8H-72a8 8 0 0 1-8-8z', sunny),
  path('M-54 20v-88a8 8 0 0 1 8-8h92a8 8 0 0 1 8 8v88L0 46z', sheet),
  path('M-24 -22l16 18 34-38', signal),
  path('M-80 4L0 58 80 4M-76 76l46-42M76 76L30 34', pen),
].join('');

export const spiralKey: Motif = [
  circle(-36, -22, 50, sheet),
  path('M-36 -22a8 8 0 0 1 16 0 18 18 0 0 1-36 0 26 26 0 0 1 52 0 36 36 0 0 1-16 30', signal),
  path('M0 12L74 82M50 60l16-16M34 44l12-12', pen),
].join('');

export const box: Motif = [
  path('M-72 -18L0 10 72 -18v66L0 84-72 48z', sunny),
  path('M0 10v74', pen),
  path('M-30 -2v-72h44l18 18v54L0 10z', sheet),
  path('M-14 -50h28M-14 -32h30M-14 -14h30', finePen),
  path('M-72 -18L-92 4-20 34 0 10 20 34 92 4 72 -18', { ...pen, fill: 'coralWash' }),
].join('');

export const plugs: Motif = [
  placed(
    { turn: -24 },
    [
      rect([-72, -26, 46, 52], watered, 12),
      path('M-26 -12h16M-26 12h16M-72 0h-22', pen),
      rect([30, -26, 46, 52], warm, 12),
      path('M40 -12h-8M40 12h-8M76 0h20', pen),
      path('M4 -44v-16M16 -38l10-14M-8 -38l-10-14', signal),
    ].join(''),
  ),
].join('');

export const priceTag: Motif = [
  path('M-88 -10l56-58h74a12 12 0 0 1 12 12v92a12 12 0 0 1-12 12h-74z', sheet),
  circle(-50, -10, 11, finePen),
  path('M36 -34a26 26 0 1 0 0 44M-14 -18h30M-14 -4h26', signal),
  rect([14, 22, 72, 60], watered, 8),
  path('M14 42h72M34 14v16M66 14v16', pen),
  circle(64, 62, 6, { fill: 'coral' }),
].join('');

export const guidebook: Motif = [
  path('M-70 -72h104a18 18 0 0 1 18 18v128h-106a16 16 0 0 1-16-16z', airy),
  path('M-70 58a16 16 0 0 1 16-16H52', pen),
  path('M-36 -46h54M-36 -22h34', pen),
  path('M20 -72v-16h18v50l-9-9-9 9z', { ...pen, fill: 'coral' }),
  path('M52 -30h24v22l-8-6h-16M52 4h18v20l-6-5H52', { ...pen, fill: 'amberWash' }),
].join('');
