import { expect, test } from 'vitest';
import { readProfile } from '#board/candidates/read-profile.ts';
import { insertCandidate, insertCv } from '#board/candidates/testing/candidate-fixtures.ts';
import { insertReference } from '#board/offers/testing/offer-fixtures.ts';
import { testBoard } from '#board/testing/test-board.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { openSite } from '#site/testing/ask-site.ts';

const { db } = await testDatabase();
await insertReference(db);
const board = testBoard(db);
const ask = await openSite(board);
const profile = '/en/espace-personnel/profil';
const cv = () => new File(['%PDF-1.7 a CV'], 'Ana.pdf', { type: 'application/pdf' });

test('a CV can be renamed, replaced and made the default on its page', async () => {
  const viewer = await insertCandidate(board);
  const old = await insertCv(board, viewer.candidate.id);
  await insertCv(board, viewer.candidate.id, 'Autre.pdf');
  const page = `/en/espace-personnel/cv/${old}/modifier`;
  const forms = [
    ['renamed', { intent: 'rename', name: 'Mon "vieux" CV' }],
    ['replaced', { intent: 'replace', cv: cv() }],
    ['preferred', { intent: 'prefer' }],
  ] as const;
  for (const [done, form] of forms)
    expect((await ask(page, { viewer, form })).headers.get('location')).toBe(`${profile}?done=${done}`);
  expect((await readProfile(board, viewer)).cvs.find(({ id }) => id === old)).toMatchObject({
    fileName: 'Ana.pdf',
    isDefault: true,
  });
  const refused = await ask(page, { viewer, form: { intent: 'rename', name: ' ' } });
  expect([refused.status, await refused.text()]).toEqual([400, expect.stringContaining('This field is required')]);
  expect((await ask(page, { viewer: await insertCandidate(board), form: { intent: 'prefer' } })).status).toBe(404);
});
