import { expect, test } from 'vitest';
import { insertCandidate, insertCv } from '#board/candidates/testing/candidate-fixtures.ts';
import { insertOffer, insertReference } from '#board/offers/testing/offer-fixtures.ts';
import { testBoard } from '#board/testing/test-board.ts';
import type { SignedIn } from '#board/viewer.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { openSite } from '../testing/ask-site.ts';

const { db } = await testDatabase();
await insertReference(db);
const board = testBoard(db);
const ask = await openSite(board);

async function applicationOf({ candidate }: SignedIn, more: Record<string, string> = {}) {
  const cv = await db.selectFrom('cvs').select('id').where('candidate_id', '=', candidate.id).executeTakeFirstOrThrow();
  const names = { email: 'zoe@example.org', lastName: 'Ørsted', firstName: 'Zoé' };
  return { intent: 'apply', ...names, cv: cv.id, message: 'Bonjour Berlin', ...more };
}

const applicationsTo = (id: number) => db.selectFrom('applications').selectAll().where('offer_id', '=', id).execute();

test('an application ends in a redirect to its confirmation, so that a reload sends nothing twice', async () => {
  const [viewer, id] = [await insertCandidate(board, { complete: true }), await insertOffer(db)];
  const answer = await ask(`/en/offres/${id}`, { viewer, form: await applicationOf(viewer) });
  expect(answer.status).toBe(303);
  expect(answer.headers.get('location')).toBe(`/en/offres/${id}?candidature=envoyee#candidature`);
  expect(await applicationsTo(id)).toMatchObject([{ candidate_id: viewer.candidate.id, message: 'Bonjour Berlin' }]);
});

test('a refused application comes back with its words and with what was typed', async () => {
  const [viewer, id] = [await insertCandidate(board, { complete: true }), await insertOffer(db)];
  const form = await applicationOf(viewer, { email: 'nobody', lastName: '' });
  const answer = await ask(`/offres/${id}`, { viewer, form });
  const page = await answer.text();
  expect(answer.status).toBe(400);
  expect(page).toContain('role="alert"');
  expect(page).toContain('value="nobody"');
  expect(page).toContain('Bonjour Berlin');
  expect(await applicationsTo(id)).toEqual([]);
});

test('a second application is answered as such', async () => {
  const [viewer, id] = [await insertCandidate(board, { complete: true }), await insertOffer(db)];
  await ask(`/offres/${id}`, { viewer, form: await applicationOf(viewer) });
  const answer = await ask(`/offres/${id}`, { viewer, form: await applicationOf(viewer) });
  expect(answer.status).toBe(409);
  expect(await applicationsTo(id)).toHaveLength(1);
});

test.each(['', 'withdraw', 'constructor'])('the intent %j is refused, and applies for nobody', async (intent) => {
  const [viewer, id] = [await insertCandidate(board, { complete: true }), await insertOffer(db)];
  const answer = await ask(`/offres/${id}`, { viewer, form: await applicationOf(viewer, { intent }) });
  const page = await answer.text();
  expect(answer.status).toBe(400);
  expect(page).toContain('Bonjour Berlin');
  expect(page).toContain('Veuillez réessayer');
  expect(await applicationsTo(id)).toEqual([]);
});

test('an account whose profile is not whole may not apply', async () => {
  const [viewer, id] = [await insertCandidate(board), await insertOffer(db)];
  await insertCv(board, viewer.candidate.id);
  const answer = await ask(`/offres/${id}`, { viewer, form: await applicationOf(viewer) });
  expect(answer.status).toBe(403);
  expect(await applicationsTo(id)).toEqual([]);
});

test('a visitor is sent to sign in, and back to the offer', async () => {
  const id = await insertOffer(db);
  const answer = await ask(`/en/offres/${id}`, { form: { intent: 'apply', email: 'zoe@example.org' } });
  expect(answer.status).toBe(303);
  expect(answer.headers.get('location')).toContain(`/en/connexion?to=%2Fen%2Foffres%2F${id}`);
});

test('there is nothing to apply to at an offer that is not there', async () => {
  const viewer = await insertCandidate(board, { complete: true });
  expect((await ask('/offres/999999999', { viewer, form: await applicationOf(viewer) })).status).toBe(404);
});
