import { LiveSegment } from './live-segment.ts';
import type { Segment, SegmentLimits } from './segment.ts';

// Number of small segments at which they are merged into a large segment, because every search looks up its
// terms in each segment.
const smallSegments = 8;

/**
 * Returns the segments to merge next; null if there are none. First comes a full segment that is not sealed,
 * then a segment most of whose offers were removed, then the small segments if there are many.
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

/** Takes segments from the first on, as long as their offers fit together into one segment. */
function fittingIn(segments: readonly Segment[], most: number): Segment[] {
  let room = most;
  return segments.filter(({ size }) => {
    if (size > room) return false;
    room -= size;
    return true;
  });
}
