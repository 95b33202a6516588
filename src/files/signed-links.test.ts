import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { ExpiredFileLink, InvalidFileLink, readFileLink, signFileLink } from './signed-links.ts';

const secret = 'a secret of this test, and of nothing else';
const now = new Date('2026-11-21T12:00:00Z');
const later = new Date('2026-12-21T12:00:00Z');
const link = { fileKey: 'ab12', fileName: 'CV d’Élodie.pdf', mediaType: 'application/pdf', expiresAt: later };
const anyLink = fc.record({
  fileKey: fc.string(),
  fileName: fc.string({ unit: 'grapheme' }),
  mediaType: fc.string(),
  expiresAt: fc.integer({ min: 1, max: 4_000_000_000 }).map((seconds) => new Date(now.getTime() + seconds * 1000)),
});

test('a signed link gives back the file that it was made for', () => {
  fc.assert(
    fc.property(anyLink, (made) => {
      const token = signFileLink({ secret, ...made });
      expect(token).toMatch(/^[\w-]+\.[\w-]+$/);
      expect(readFileLink({ secret, token, now })).toEqual(made);
    }),
  );
});

test('a link altered anywhere opens nothing', () => {
  const token = signFileLink({ secret, ...link });
  fc.assert(
    fc.property(fc.nat({ max: token.length - 1 }), fc.string({ minLength: 1, maxLength: 1 }), (at, other) => {
      fc.pre(token[at] !== other);
      const altered = token.slice(0, at) + other + token.slice(at + 1);
      expect(() => readFileLink({ secret, token: altered, now })).toThrow(InvalidFileLink);
    }),
    { numRuns: 500 },
  );
});

test('a link signed with another secret, a cut link and free text open nothing', () => {
  const token = signFileLink({ secret, ...link });
  for (const wrong of [
    signFileLink({ secret: 'other', ...link }),
    token.slice(0, -1),
    `${token}.x`,
    token.split('.')[0] ?? '',
    '',
    '.',
  ]) {
    expect(() => readFileLink({ secret, token: wrong, now })).toThrow(InvalidFileLink);
  }
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(() => readFileLink({ secret, token: text, now })).toThrow(InvalidFileLink);
    }),
  );
});

test('a link opens its file until the second it expires, and not from then on', () => {
  const token = signFileLink({ secret, ...link });
  expect(readFileLink({ secret, token, now: new Date(later.getTime() - 1) })).toEqual(link);
  expect(() => readFileLink({ secret, token, now: later })).toThrow(ExpiredFileLink);
});
