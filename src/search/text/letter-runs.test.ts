import fc from 'fast-check';
import { expect, test } from 'vitest';
import { letterRunAfter, unitsOf } from './letter-runs.ts';

function runsOf(text: string): string[] {
  const units = unitsOf(text);
  const runs: string[] = [];
  for (let run = letterRunAfter(text, units, 0); run !== null; run = letterRunAfter(text, units, run.end))
    runs.push(text.slice(run.start, run.end));
  return runs;
}

const pieces = fc.constantFrom(
  'a',
  'É',
  '7',
  ' ',
  '\u0301',
  '\u{1D400}',
  '\u{1F600}',
  '’',
  '東',
  '\u{E0100}',
  '\uD800',
);
const texts = fc.oneof(fc.string({ unit: pieces }), fc.string({ unit: 'binary' }));

test('in every script, runs of letters and figures are those of Unicode', () => {
  fc.assert(
    fc.property(texts, (text) => {
      expect(runsOf(text)).toEqual(Array.from(text.matchAll(/[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu), ([run]) => run));
    }),
  );
});
