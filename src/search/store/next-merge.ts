import { LiveSegment } from './live-segment.ts';
import type { Segment, SegmentLimits } from './segment.ts';

// So many small segments make a large one: each costs every search a look-up of its terms.
const smallSegments = 8;

/**
 * The segments to be merged next, or null: one that is full and not yet sealed, one of which most offers
 * left, then the small ones once they are many.
 */
export function nextMerge(
  segments: readonly Segment[],
  live: Segment,
  limits: SegmentLimits,
): readonly Segment[] | null {
  const others = segments.filter((segment) => segment !== live);
  const single = others.find((segment) => segment instanceof LiveSegment || isMostlyClosed(segment));
  if (single) return [single];
  const small = others.filter(({ size }) => size <= limits.sealed / 2);
  if (small.length < smallSegments) return null;
  const fitting = fittingIn(small, limits.sealed);
  return fitting.length > 1 ? fitting : null;
}

function isMostlyClosed({ facts: { alive }, size }: Segment): boolean {
  return size > 0 && alive.reduce((sum, one) => sum + one, 0) < size / 2;
}

/** Those from the first that are together no larger than one may be. */
function fittingIn(segments: readonly Segment[], most: number): Segment[] {
  let room = most;
  return segments.filter(({ size }) => {
    if (size > room) return false;
    room -= size;
    return true;
  });
}
