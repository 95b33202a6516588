/** A disc on a drawing, in the drawing’s units. */
export type Disc = { readonly x: number; readonly y: number; readonly r: number };
export type Point = { readonly x: number; readonly y: number };

/**
 * The area in which discs may be. `nearest` returns the nearest centre with which the disc is inside the
 * area.
 */
export type Room = { readonly gap: number; readonly nearest: (disc: Disc) => Point };

// Limit of passes. Seventy countries need about 40 passes; after 60, only discs for which there is no room
// still move.
const passes = 60;
const shrinking = 0.8;

/**
 * Moves discs apart until no two overlap, each disc as little as possible. If there is no room, all discs
 * shrink by the same factor, so that areas stay in proportion.
 */
export function partDiscs<D extends Disc>(discs: readonly D[], room: Room): D[] {
  const smaller = discs.map((disc) => ({ ...disc, r: disc.r * shrinking }));
  const places = discs.map((disc) => room.nearest(disc));
  for (let pass = 0; pass < passes; pass++) {
    if (!pushApart(discs, places, room)) return discs.map((disc, at) => ({ ...disc, ...places[at] }));
  }
  return partDiscs(smaller, room);
}

/** Makes one pass over all pairs and changes the places; returns false if no disc moved. */
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
      // The smaller disc of a pair moves further, because a large disc stands for more offers, and people
      // look for it in its place.
      const share = other.r ** 2 / (one.r ** 2 + other.r ** 2);
      places[a] = room.nearest({ x: from.x - step.x * share, y: from.y - step.y * share, r: one.r });
      places[b] = room.nearest({ x: to.x + step.x * (1 - share), y: to.y + step.y * (1 - share), r: other.r });
    }
  return moved;
}

/**
 * Returns the step that puts two centres `wanted` units apart. If both centres are at the same point, they
 * move apart in the direction `turn`.
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
