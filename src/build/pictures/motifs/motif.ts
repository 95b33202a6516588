import type { Paint } from '../picture.ts';

/** SVG of a thing. It is centred at (0, 0) and lies within 100 units on each side. */
export type Motif = string;

/** Line style of all things. */
export const pen: Paint = { stroke: 'ink', width: 5 };
export const finePen: Paint = { stroke: 'ink', width: 3 };
export const signal: Paint = { stroke: 'coral', width: 5 };
/** Fills for paper, sea and sky. */
export const sheet: Paint = { ...pen, fill: 'paperRaised' };
export const watered: Paint = { ...pen, fill: 'seaWash' };
export const sunny: Paint = { ...pen, fill: 'amberWash' };
export const warm: Paint = { ...pen, fill: 'coralWash' };
export const airy: Paint = { ...pen, fill: 'skyWash' };
