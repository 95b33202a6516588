import { afterAll, expect, test } from 'vitest';
import { insertOffer, insertReference } from '#board/offers/testing/offer-fixtures.ts';
import { testBoard } from '#board/testing/test-board.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import type { OfferIndex } from '#search/index/offer-index.ts';
import { SearchUnavailable } from '#search/index/search-unavailable.ts';
import { openServer } from '#server/testing/open-server.ts';

const { db } = await testDatabase();
await insertReference(db);
await insertOffer(db, { title: 'Luthier' });
const board = testBoard(db);

/** Opens a server whose index answers otherwise. */
async function serverWith(change: (index: OfferIndex) => Partial<OfferIndex>, partialAnswers = () => 0) {
  const search = async () => {
    const index = await board.search();
    return { ...index, version: index.version, names: index.names, ...change(index) };
  };
  const server = await openServer({ ...board, search }, { partialAnswers });
  afterAll(() => server.app.close());
  return server;
}

const page = { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' };
const away = await serverWith(() => ({ search: () => Promise.reject(new SearchUnavailable('away')) }));
let partialAnswers = 0;
const partial = await serverWith(
  (index) => ({
    search: async (asked) => {
      partialAnswers += 1;
      return { ...(await index.search(asked)), isPartial: true };
    },
  }),
  () => partialAnswers,
);

test.each(['/offres/recherche?query=luthier', '/en/offres/recherche', '/api/v1/offers?query=luthier'])(
  'while the search engine is away %s is unavailable for a moment, and no incident is logged',
  async (path) => {
    const before = away.complaints().length;
    const { statusCode, headers, body } = await away.app.inject({ path, headers: path.startsWith('/api') ? {} : page });
    expect([statusCode, headers['retry-after']]).toEqual([503, '10']);
    expect(body).not.toContain('Aucune offre');
    const complaints = away.complaints().slice(before);
    expect(complaints.map(({ level, msg }) => [level, msg])).toEqual([[40, 'the search engine is unavailable']]);
  },
);

test('a list of a part of the offers says so, and no cache keeps it', async () => {
  const { statusCode, headers, body } = await partial.app.inject({
    path: '/offres/recherche?query=luthier',
    headers: page,
  });
  expect(statusCode).toBe(200);
  expect(body).toContain('cette liste est peut-être incomplète');
  expect(headers['cache-control']).toContain('no-store');
});

test('no cache keeps a shared page whose counts lack offers', async () => {
  const { statusCode, headers } = await partial.app.inject({ path: '/entreprises', headers: page });
  expect([statusCode, headers['cache-control']]).toEqual([200, 'no-store']);
});

test('a page of the API says that it is of a part of the offers, and says nothing otherwise', async () => {
  const whole = await serverWith(() => ({}));
  const answers = [partial, whole].map(({ app }) => app.inject({ path: '/api/v1/offers?query=luthier' }));
  const [ofPart, ofAll] = (await Promise.all(answers)).map((answer) => answer.json());
  expect([ofPart.total, ofPart.partial]).toEqual([1, true]);
  expect(ofAll).not.toHaveProperty('partial');
});
