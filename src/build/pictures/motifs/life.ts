import { circle, path, placed, rect } from '../shapes.ts';
import { airy, finePen, type Motif, pen, sheet, signal, sunny, warm, watered } from './motif.ts';

export const clock: Motif = [
  circle(0, 0, 76, sheet),
  path('M0 -76v12M0 76v-12M-76 0h12M76 0h-12', finePen),
  path('M0 0V-44', pen),
  path('M0 0L32 20', signal),
  path('M0 0L-50 -50A71 71 0 0 1 0 -71z', { fill: 'amberWash' }),
  circle(0, 0, 6, { fill: 'ink' }),
].join('');

export const speech: Motif = [
  path(
    'M-88 -64h108a10 10 0 0 1 10 10v58a10 10 0 0 1-10 10h-68l-26 24v-24h-14a10 10 0 0 1-10-10v-58a10 10 0 0 1 10-10z',
    airy,
  ),
  path('M-70 -40h74M-70 -16h46', pen),
  path('M44 -22h34a10 10 0 0 1 10 10v54a10 10 0 0 1-10 10h-8v22l-24-22h-50a10 10 0 0 1-10-10v-10', sheet),
  path('M20 28h44M20 8h50', signal),
].join('');

export const health: Motif = [
  path('M0 78C-70 34 -88 2 -88 -28a42 42 0 0 1 88 -12 42 42 0 0 1 88 12C88 2 70 34 0 78z', warm),
  path('M-12 -34h24v22h22v24h-22v22h-24v-22h-22v-24h22z', sheet),
].join('');

export const banknote: Motif = [
  placed({ turn: -8 }, rect([-86, -40, 172, 88], watered, 8)),
  rect([-86, -34, 172, 88], { ...pen, fill: 'paperRaised' }, 8),
  circle(0, 10, 26, sunny),
  path('M-66 -14v12M66 22v12', finePen),
  path('M10 0a13 13 0 1 0 0 20', signal),
].join('');

export const buildings: Motif = [
  rect([-80, -20, 60, 96], sheet),
  rect([-20, -74, 64, 150], airy),
  rect([44, 10, 44, 66], warm),
  path('M-4 -50h10M18 -50h10M-4 -26h10M18 -26h10M-4 -2h10M18 -2h10M-4 22h10M18 22h10', pen),
  path('M-62 4h24M-62 26h24', finePen),
  path('M2 76v-26h20v26', signal),
  path('M-94 76h188', pen),
].join('');

export const handbook: Motif = [
  rect([-58, -78, 116, 156], watered, 8),
  path('M-38 -78V78', pen),
  circle(12, -22, 26, sheet),
  path('M3 -30a9 9 0 1 1 13 8c-4 2-4 3-4 7', signal),
  circle(12, -4, 3, { fill: 'coral' }),
  path('M-14 26h50M-14 44h34', pen),
].join('');

export const signpost: Motif = [
  path('M0 -84v164M-34 80h68', pen),
  path('M-58 -66h96l24 20-24 20h-96z', warm),
  path('M58 -6h-96l-24 20 24 20h96z', watered),
  path('M-38 -46h58M-20 14h58', finePen),
].join('');

export const bell: Motif = [
  path('M-14 64a15 15 0 0 0 28 0', pen),
  path('M-66 60h132c-14-16-16-30-16-58a50 50 0 0 0-100 0c0 28-2 42-16 58z', sunny),
  path('M0 -48v-18', pen),
  circle(46, -42, 18, { ...pen, fill: 'coral' }),
].join('');
