import { expect, test } from 'vitest';
import { insertCandidate } from '#board/candidates/testing/candidate-fixtures.ts';
import { insertOffer, insertReference } from '#board/offers/testing/offer-fixtures.ts';
import { testBoard } from '#board/testing/test-board.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { openSite } from '#site/testing/ask-site.ts';

const { db } = await testDatabase();
await insertReference(db);
const board = testBoard(db);
const ask = await openSite(board);
const offer = await insertOffer(db);

/** Creates a viewer whose account was deleted in another tab after the request was checked. */
async function goneViewer() {
  const viewer = await insertCandidate(board, { complete: true });
  await db.deleteFrom('candidates').where('id', '=', viewer.candidate.id).execute();
  return viewer;
}

test.each([
  ['a page', '/en/espace-personnel/profil', undefined],
  ['an offer', `/en/offres/${offer}`, undefined],
  ['an erasure', '/en/espace-personnel/donnees', { intent: 'erase', confirmation: 'DELETE' }],
])('a request for %s of a deleted account leads to sign-in, and the session is deleted', async (_, address, form) => {
  const answer = await ask(address, { viewer: await goneViewer(), ...(form && { form }) });
  expect(answer.status).toBe(302);
  expect(answer.headers.get('location')).toContain(`/en/connexion?`);
  expect(answer.headers.get('location')).toContain(encodeURIComponent(address));
  expect(answer.headers.getSetCookie()).toEqual([expect.stringMatching(/session=;.*Max-Age=0/)]);
});

test('requests of scripts for page data also redirect to sign-in', async () => {
  const answer = await ask(`/en/offres/${offer}.data`, { viewer: await goneViewer() });
  expect(answer.status).toBe(202);
  expect(await answer.text()).toContain('/en/connexion?');
});
