import fc from 'fast-check';
import { expect, test } from 'vitest';
import { insertReference } from '#board/offers/testing/offer-fixtures.ts';
import { testBoard } from '#board/testing/test-board.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { isDecodable, pathOf } from '#http/address.ts';
import { openServer } from '#server/testing/open-server.ts';
import { readableAddress } from './readable-address.ts';

const { db } = await testDatabase();
await insertReference(db);
const { app } = await openServer(testBoard(db), { environment: { RATE_LIMITS: 'off' } });

const piece = fc.constantFrom('/', '\\', '%', '%zz', '%ff', '%2f', 'evil.example', '/en', '/EN', '?', '.', 'é');
const address = fc.array(piece, { maxLength: 6 }).map((pieces) => `/${pieces.join('')}`);

test('as a link, an address stays on the site and can be decoded, in either language', () => {
  const property = fc.property(address, (written) => {
    const readable = readableAddress(written);
    for (const path of [readable, readable.replace(/^\/en(?=[/\\])/, '')])
      expect(new URL(path, 'https://mvi.example').host).toBe('mvi.example');
    expect(isDecodable(pathOf(readable))).toBe(true);
    expect(readableAddress(readable)).toBe(readable);
  });
  fc.assert(property, { numRuns: 1000 });
});

test.each(['/', '/en', '/en/', '/en/?a=%zz', '/Offres/%C3%A9/?b=//', '/a//b', '*'])(
  'the address %s stays unchanged',
  (written) => {
    expect(readableAddress(written)).toBe(written);
  },
);

const parts = fc.constantFrom(
  '/',
  '\\',
  '%',
  '%zz',
  '%ff',
  '%2f',
  'evil.example',
  'EN',
  'en',
  '?',
  '&lang=fr',
  '.data',
);
const unreadable = fc.tuple(
  fc.constantFrom('//', '/%zz', '/en//', '/en/\\', '/en/%ff', '/EN//', '/offres/%C0%80'),
  fc.array(parts, { maxLength: 4 }).map((chosen) => chosen.join('')),
);

test('an address that does not decode, or begins with two slashes, never leads to another site', async () => {
  const property = fc.asyncProperty(unreadable, async ([start, rest]) => {
    const { statusCode, headers, body } = await app.inject({ url: start + rest });
    expect([301, 308, 404]).toContain(statusCode);
    expect(headers.location ?? '/').toMatch(/^\/(?![/\\])/);
    expect(body).not.toMatch(/(?:href|action)="(?:[/\\]{2}|[^"]*:[/\\]+evil)/);
  });
  await fc.assert(property, { numRuns: 100 });
});

test.each([
  ['//evil.example', 'Page non trouvée'],
  ['/%zz', 'Page non trouvée'],
  ['/%ff?lang=en', 'Page non trouvée'],
  ['/en//evil.example', 'Page not found'],
  ['/en/offres/%zz', 'Page not found'],
])('%s gets the page for missing pages with its header and footer', async (url, title) => {
  const { statusCode, body } = await app.inject({ url });
  expect([statusCode, body]).toEqual([404, expect.stringMatching(new RegExp(`<header.*<h1>${title}.*<footer`, 's'))]);
});
