import type { KyselyPlugin } from 'kysely';
import { expect, test } from 'vitest';
import { insertCandidate } from '#board/candidates/testing/candidate-fixtures.ts';
import { insertOffer, insertReference } from '#board/offers/testing/offer-fixtures.ts';
import { testBoard } from '#board/testing/test-board.ts';
import { visitor } from '#board/context/viewer.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { openSite } from './testing/ask-site.ts';

let queries: string[] = [];
const count: KyselyPlugin = {
  transformQuery: ({ node }) => {
    queries.push(node.kind);
    return node;
  },
  transformResult: async ({ result }) => result,
};

const { db } = await testDatabase();
await insertReference(db);
const offer = `/offres/${await insertOffer(db)}`;
for (const title of ['Data engineer', 'Data scientist', 'Juriste']) await insertOffer(db, { title });
// Keeps the index and the reference values in memory, as the product does, so that no page queries the
// database for them.
const { search, reference, texts } = testBoard(db);
const board = testBoard(db.withPlugin(count), { search, reference, texts });
const candidate = await insertCandidate(board, { complete: true });
const ask = await openSite(board);

// Number of queries of each page as of 2026-11-26: for a visitor, and for a candidate (without the queries of
// the session). If a page needs fewer queries than listed, lower its number here.
const budgets = [
  ['/', 3, 7],
  ['/offres/recherche', 0, 5],
  [offer, 1, 9],
  ['/espace-personnel', 0, 10],
  ['/espace-personnel/profil', 0, 4],
] as const;

test.each(budgets)(
  '%s asks the database %i times for a visitor, %i times for a candidate',
  async (path, ofVisitor, ofCandidate) => {
    const countOf = async (viewer: typeof visitor | typeof candidate) => {
      await ask(path, { viewer });
      queries = [];
      const answer = await ask(path, { viewer });
      await answer.text();
      expect(answer.status).toBeLessThan(400); // Accepts a page or a redirect to the sign-in.
      return queries.length;
    };
    expect([await countOf(visitor), await countOf(candidate)]).toEqual([ofVisitor, ofCandidate]);
  },
);
