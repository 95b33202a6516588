import { beforeEach, expect, test } from 'vitest';
import { contactCode } from '#board/applications/contact-address/contact-code.ts';
import { insertCandidate } from '#board/candidates/testing/candidate-fixtures.ts';
import { insertOffer, insertReference } from '#board/offers/testing/offer-fixtures.ts';
import { testBoard } from '#board/testing/test-board.ts';
import type { SignedInViewer } from '#board/context/viewer.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { openSite } from '#site/testing/ask-site.ts';

const { db } = await testDatabase();
await insertReference(db);
const board = testBoard(db);
const ask = await openSite(board);
const offer = await insertOffer(db);
const page = (locale: '' | '/en' = '') =>
  `${locale}/espace-personnel/candidatures/adresse?${new URLSearchParams({ to: `${locale}/offres/${offer}` })}`;
beforeEach(() => db.deleteFrom('contact_codes').execute());

/** Returns the code that the candidate received; the tests of the site sign with the secret 'secret'. */
async function codeOf({ candidate }: SignedInViewer): Promise<string> {
  const codes = db.selectFrom('contact_codes').selectAll().where('candidate_id', '=', candidate.id);
  const { question, email } = await codes.executeTakeFirstOrThrow();
  return contactCode('secret', { question, candidateId: candidate.id, email });
}
const provenOf = async ({ candidate }: SignedInViewer) =>
  (await db.selectFrom('contact_addresses').select('email').where('candidate_id', '=', candidate.id).execute()).map(
    ({ email }) => email,
  );

test.each([
  ['', 'Code reçu par e-mail'],
  ['/en', 'Code received by e-mail'],
] as const)(
  'without scripts an address is proven on a page that leads back to the form (%s)',
  async (locale, label) => {
    const viewer = await insertCandidate(board, { complete: true });
    const asked = await ask(page(locale), { viewer, form: { intent: 'ask', email: 'zoe@example.org' } });
    expect([asked.status, asked.headers.get('location')]).toEqual([303, page(locale)]);
    const shown = await (await ask(page(locale), { viewer })).text();
    expect(shown).toContain(label);
    expect(shown).toContain('zoe@example.org');
    const code = await codeOf(viewer);
    const proven = await ask(page(locale), { viewer, form: { intent: 'prove', code } });
    expect(proven.headers.get('location')).toBe(`${locale}/offres/${offer}#candidature`);
    expect(await provenOf(viewer)).toEqual(['zoe@example.org']);
  },
);

test('the page shows an error at its field and keeps the typed values', async () => {
  const viewer = await insertCandidate(board, { complete: true });
  const wrong = await ask(page(), { viewer, form: { intent: 'ask', email: 'zoe@' } });
  expect(wrong.status).toBe(422);
  expect(await wrong.text()).toMatch(/aria-invalid="true"[^>]*value="zoe@"|value="zoe@"[^>]*aria-invalid="true"/);
  await ask(page(), { viewer, form: { intent: 'ask', email: 'zoe@example.org' } });
  for (const [code, words] of [
    ['', 'Saisissez les six chiffres'],
    [(await codeOf(viewer)) === '000000' ? '000001' : '000000', 'Ce code est incorrect'],
  ] as const) {
    const refused = await ask(page(), { viewer, form: { intent: 'prove', code } });
    expect([refused.status, (await refused.text()).includes(words)]).toEqual([422, true]);
  }
  expect(await provenOf(viewer)).toEqual([]);
});

test('a new code is sent to the same address, and after too many requests the page states the time to wait', async () => {
  const viewer = await insertCandidate(board, { complete: true });
  await ask(page(), { viewer, form: { intent: 'ask', email: 'zoe@example.org' } });
  for (let times = 1; times < 5; times += 1)
    expect((await ask(page(), { viewer, form: { intent: 'again' } })).status).toBe(303);
  const refused = await ask(page(), { viewer, form: { intent: 'again' } });
  expect(refused.status).toBe(429);
  expect(await refused.text()).toMatch(/minutes<|minutes,/);
});

test('a return address of another site leads to the applications', async () => {
  const viewer = await insertCandidate(board, { complete: true });
  const address = '/espace-personnel/candidatures/adresse?to=//evil.example/';
  const answer = await ask(address, { viewer, form: { intent: 'ask', email: viewer.candidate.email } });
  expect(answer.headers.get('location')).toBe('/espace-personnel/candidatures');
});

test('an unknown intent is refused, and a visitor is asked to sign in', async () => {
  const viewer = await insertCandidate(board, { complete: true });
  expect((await ask(page(), { viewer, form: { intent: 'x' } })).status).toBe(400);
  for (const form of [undefined, { intent: 'ask', email: 'zoe@example.org' }])
    expect((await ask(page(), form ? { form } : {})).headers.get('location')).toContain('/connexion');
});
