import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Marks } from './marks.ts';

const history = 'server 1';
const place = (position: number) => ({ history, position });

test('a standby has all commits until the last moment after which the log ended where it has come', () => {
  const steps = fc.array(fc.record({ time: fc.nat(1000), bytes: fc.nat(1000) }), { minLength: 1, maxLength: 50 });
  fc.assert(
    fc.property(steps, fc.nat(30_000), (grown, position) => {
      const marks = new Marks();
      let [at, end] = [0, 0];
      const all = grown.map(({ time, bytes }) => ({ at: (at += time), end: (end += bytes) }));
      for (const mark of all) marks.add({ at: mark.at, changes: 0 }, place(mark.end));
      const reached = all.findLast((mark) => mark.end <= position);
      expect(marks.reachedBy(place(position))?.at ?? null).toBe(reached?.at ?? null);
    }),
  );
});

test('positions of another history say nothing: a standby that did not follow a promotion', () => {
  const marks = new Marks();
  marks.add({ at: 1, changes: 0 }, place(100));
  expect(marks.reachedBy({ history: 'server 2', position: 200 })).toBe(null);
  marks.add({ at: 2, changes: 0 }, { history: 'server 2', position: 90 });
  expect(marks.reachedBy(place(100))).toBe(null);
  expect(marks.reachedBy({ history: 'server 2', position: 90 })).toMatchObject({ at: 2 });
});

test('a mark before a change does not prove that a standby has the change', () => {
  const marks = new Marks();
  marks.add({ at: 1, changes: 4 }, place(100));
  marks.add({ at: 2, changes: 5 }, place(130));
  expect(marks.reachedBy(place(120))).toMatchObject({ changes: 4 });
  expect(marks.reachedBy(place(130))).toMatchObject({ changes: 5 });
});
