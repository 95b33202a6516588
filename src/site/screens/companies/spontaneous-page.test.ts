import { expect, test } from 'vitest';
import { countApplications } from '#board/applications/my-applications.ts';
import { insertCandidate } from '#board/candidates/testing/candidate-fixtures.ts';
import { insertCompany, insertOffer, insertReference } from '#board/offers/testing/offer-fixtures.ts';
import { testBoard } from '#board/testing/test-board.ts';
import type { SignedInViewer } from '#board/context/viewer.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { openSite } from '#site/testing/ask-site.ts';

const { db } = await testDatabase();
await insertReference(db);
const board = testBoard(db);
const ask = await openSite(board);

async function pageOf(contact_email: string | null): Promise<string> {
  const company_id = await insertCompany(db, { name: 'Atelier Boréal' });
  await insertOffer(db, { company_id, contact_email });
  return `/en/entreprises/${company_id}/candidature`;
}
async function formOf({ candidate }: SignedInViewer, more: { email?: string; intent?: string } = {}) {
  const cv = await db.selectFrom('cvs').select('id').where('candidate_id', '=', candidate.id).executeTakeFirstOrThrow();
  const names = { email: candidate.email, lastName: 'Ørsted', firstName: 'Zoé' };
  return { intent: 'apply', ...names, cv: cv.id, message: 'Bonjour Berlin', ...more };
}

test('a spontaneous application ends on its confirmation, and is in the list', async () => {
  const viewer = await insertCandidate(board, { complete: true });
  const page = await pageOf('contact@example.org');
  expect(await (await ask(page, { viewer })).text()).toContain('name="coverLetter"');
  const answer = await ask(page, { viewer, form: await formOf(viewer) });
  const receipt = `${page}?candidature=envoyee#candidature`;
  expect([answer.status, answer.headers.get('location')]).toEqual([303, receipt]);
  expect(await (await ask(receipt, { viewer })).text()).toMatch(/espace-personnel\/candidatures\/[0-9a-f-]{36}/);
  const list = await (await ask('/en/espace-personnel/candidatures', { viewer })).text();
  expect(list).toContain('Spontaneous application');
  expect((await ask(page, { viewer, form: await formOf(viewer) })).status).toBe(409);
  expect(await countApplications(board, viewer)).toBe(1);
});

test('a refused application comes back with its typed values, and an unknown intent is refused', async () => {
  const viewer = await insertCandidate(board, { complete: true });
  const page = await pageOf('contact@example.org');
  for (const more of [{ email: 'nobody' }, { intent: 'x' }]) {
    const answer = await ask(page, { viewer, form: await formOf(viewer, more) });
    expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining('Bonjour Berlin')]);
  }
  expect(await countApplications(board, viewer)).toBe(0);
});

test('the page says if a company has no recruiter, answers 404 for an unknown company, and asks a visitor to sign in', async () => {
  const viewer = await insertCandidate(board, { complete: true });
  const page = await pageOf(null);
  expect(await (await ask(page, { viewer })).text()).toContain('does not accept spontaneous applications');
  expect((await ask(page, { viewer, form: await formOf(viewer) })).status).toBe(409);
  for (const id of ['x', '0', '99999999999', '%00']) {
    const address = `/en/entreprises/${id}/candidature`;
    expect((await ask(address, { viewer })).status).toBe(404);
    expect((await ask(address, { viewer, form: await formOf(viewer) })).status).toBe(404);
  }
  expect((await ask(page)).headers.get('location')).toContain('/en/connexion?to=');
  expect((await ask(page, { form: { intent: 'apply' } })).headers.get('location')).toContain('/en/connexion?to=');
});
