/** A disc on a drawing, in the drawing’s units. */
export type Disc = { readonly x: number; readonly y: number; readonly r: number };
export type Point = { readonly x: number; readonly y: number };

/** The allowed area: `nearest` returns the nearest point at which the disc is inside. */
export type Room = { readonly gap: number; readonly nearest: (disc: Disc) => Point };

// Limit of passes: seventy countries need some 40, and further passes only move discs for which there is no
// room.
const passes = 60;
const shrinking = 0.8;

/**
 * Moves discs apart until none overlaps another, each as little as possible. If there is no room, all discs
 * shrink together, so that areas stay in proportion.
 */
export function partDiscs<D extends Disc>(discs: readonly D[], room: Room): D[] {
  const smaller = discs.map((disc) => ({ ...disc, r: disc.r * shrinking }));
  const places = discs.map((disc) => room.nearest(disc));
  for (let pass = 0; pass < passes; pass++) {
    if (!pushApart(discs, places, room)) return discs.map((disc, at) => ({ ...disc, ...places[at] }));
  }
  return partDiscs(smaller, room);
}

/** One pass over all pairs, in place; false if no disc moved. */
function pushApart(discs: readonly Disc[], places: Point[], room: Room): boolean {
  let moved = false;
  for (const [a, one] of discs.entries())
    for (let b = a + 1; b < discs.length; b++) {
      const other = discs[b];
      const [from, to] = [places[a], places[b]];
      if (!other || !from || !to) continue;
      const step = stepApart(from, to, one.r + other.r + room.gap, b);
      if (!step) continue;
      moved = true;
      // Moves the smaller disc, because a large disc stands for more offers and should be where people look
      // for it.
      const share = other.r ** 2 / (one.r ** 2 + other.r ** 2);
      places[a] = room.nearest({ x: from.x - step.x * share, y: from.y - step.y * share, r: one.r });
      places[b] = room.nearest({ x: to.x + step.x * (1 - share), y: to.y + step.y * (1 - share), r: other.r });
    }
  return moved;
}

/**
 * Returns the step that brings two centres `wanted` units apart; two centres at the same point move apart
 * in direction `turn`.
 */
function stepApart(from: Point, to: Point, wanted: number, turn: number): Point | undefined {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  if (Math.abs(dx) >= wanted || Math.abs(dy) >= wanted) return undefined;
  const distance = Math.hypot(dx, dy);
  const missing = wanted - distance;
  if (missing < 0.5) return undefined;
  if (distance < 0.01) return { x: Math.cos(turn) * missing, y: Math.sin(turn) * missing };
  return { x: (dx / distance) * missing, y: (dy / distance) * missing };
}
