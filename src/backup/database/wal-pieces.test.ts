import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { followingPieces } from './wal-pieces.ts';

const pieces = fc.array(
  fc.tuple(fc.bigInt({ min: 0n, max: 60n }), fc.bigInt({ min: 1n, max: 9n })).map(([start, length]) => ({
    start,
    end: start + length,
  })),
);

test('the selected pieces cover the log from the start as far as any selection could', () => {
  fc.assert(
    fc.property(pieces, fc.bigInt({ min: 0n, max: 60n }), (all, start) => {
      // The simple way: byte by byte.
      let end = start;
      while (all.some((piece) => piece.start <= end && piece.end > end)) end += 1n;
      let at = start;
      for (const piece of followingPieces(all, start)) {
        expect(piece.start <= at && piece.end > at).toBe(true);
        at = piece.end;
      }
      expect(at).toBe(end);
    }),
  );
});
