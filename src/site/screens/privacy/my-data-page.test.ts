import { expect, test } from 'vitest';
import { insertCandidate } from '#board/candidates/testing/candidate-fixtures.ts';
import { takeArchiveTurn } from '#board/privacy/archive-turns.ts';
import { recordConsent } from '#board/candidates/record-consent.ts';
import { noon } from '#board/offers/testing/offer-fixtures.ts';
import { testBoard } from '#board/testing/test-board.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { openSite } from '#site/testing/ask-site.ts';
import { recordActs } from '#staff/audit/record-act.ts';

const { db } = await testDatabase();
const board = testBoard(db);
const ask = await openSite(board);
const address = '/en/espace-personnel/donnees';

const isOpen = async (id: number) =>
  (await db.selectFrom('candidates').select('closed_at').where('id', '=', id).executeTakeFirst())?.closed_at === null;

test('an account is deleted when its owner has typed the word, and the next page confirms the deletion', async () => {
  const viewer = await insertCandidate(board);
  for (const [intent, typed, status] of [
    ['erase', '', 422],
    ['erase', 'DELET', 422],
    ['', 'DELETE', 400],
    ['other', 'DELETE', 400],
  ] as const)
    expect((await ask(address, { viewer, form: { intent, confirmation: typed } })).status).toBe(status);
  expect(await isOpen(viewer.candidate.id)).toBe(true);
  const erased = await ask(address, { viewer, form: { intent: 'erase', confirmation: ' supprimer ' } });
  expect(erased.status).toBe(302);
  const cookies = erased.headers.getSetCookie();
  expect(cookies.join()).toMatch(/session=;.*Max-Age=0/);
  expect(await isOpen(viewer.candidate.id)).toBe(false);
  const message = cookies.find((one) => one.includes('message='))?.split(';')[0] ?? '';
  const told = await (await ask('/', { headers: { cookie: message } })).text();
  expect(told.replaceAll('’', "'")).toContain(
    "Votre compte a été supprimé, vous pouvez toujours vous réinscrire si vous remplissez les conditions d'éligibilité.",
  );
});

test('the address of the deletion form has no fragment, and a refusal is shown at the top', async () => {
  const viewer = await insertCandidate(board);
  // The address of the form must have no fragment, because a browser keeps a fragment through every redirect
  // (Fetch, 4.4).
  expect(await (await ask(address, { viewer })).text()).not.toMatch(/<form[^>]*action="[^"]*#/);
  const refused = await (await ask(address, { viewer, form: { intent: 'erase', confirmation: 'x' } })).text();
  expect(refused).toMatch(/role="alert"[^]*href="#field-confirmation"[^]*<h2/);
});

test('the page lists consents with their dates; the export is a file that is never cached', async () => {
  const viewer = await insertCandidate(board);
  await db
    .transaction()
    .execute((transaction) => recordConsent(transaction, viewer.candidate.id, 'alertsByMail', true, noon));
  expect(await (await ask(address, { viewer })).text()).toContain('21 November 2026');
  const exported = await ask(`${address}/export.zip`, { viewer });
  expect(exported.headers.get('content-disposition')).toContain('attachment');
  expect(exported.headers.get('cache-control')).toBe('no-store');
  expect(
    Buffer.from(await exported.arrayBuffer())
      .subarray(0, 2)
      .toString(),
  ).toBe('PK');
});

test.each(['sec-purpose', 'purpose'])(
  'prefetches and HEAD create no archive and do not count against the limit (%s)',
  async (header) => {
    const viewer = await insertCandidate(board);
    const archive = `${address}/export.zip`;
    for (let index = 0; index < 6; index += 1) {
      const ahead = await ask(archive, { viewer, headers: { [header]: 'prefetch' } });
      expect([ahead.status, ahead.headers.get('cache-control'), await ahead.text()]).toEqual([403, 'no-store', '']);
    }
    expect(await db.selectFrom('archive_turns').where('candidate_id', '=', viewer.candidate.id).execute()).toEqual([]);
    const asked = await ask(archive, { viewer });
    expect([asked.status, (await asked.arrayBuffer()).byteLength > 0]).toEqual([200, true]);
  },
);

test.each([
  ['', 'Vos données sont déjà en cours de téléchargement'],
  ['/en', 'Your data is already being downloaded'],
])('while an archive is being downloaded, another request is refused with the reason (%s)', async (prefix, words) => {
  const viewer = await insertCandidate(board);
  await takeArchiveTurn(board, viewer.candidate.id);
  const refused = await ask(`${prefix}/espace-personnel/donnees/export.zip`, { viewer });
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '30']);
  expect(refused.headers.get('content-disposition')).toBeNull();
  expect(await refused.text()).toContain(words);
});

test('the page shows the accepted terms, whichever service stores them', async () => {
  const accounts = {
    forget: async () => undefined,
    emailOf: async () => null,
    tell: async () => ({}),
    termsAcceptedAt: async () => noon,
  };
  const viewer = await insertCandidate(board);
  const told = async (askOther: typeof ask) => (await askOther(address, { viewer })).text();
  expect(await told(await openSite(testBoard(db, { accounts })))).toContain('21 November 2026');
  expect(await told(ask)).not.toContain('21 November 2026');
});

const read = (oid: string, reason: string) =>
  recordActs(db, [
    {
      actor: { kind: 'staff', id: 'claire', roles: ['operator'], requestId: null },
      act: 'candidate.read',
      subject: { kind: 'candidate', id: oid },
      reason,
      at: noon,
    },
  ]);

test.each([
  [
    '',
    'L’équipe du site n’a jamais consulté vos données.',
    'L’équipe du site, le 21 novembre 2026',
    'Motif\u00a0: Aide',
  ],
  ['/en', 'The site team has never viewed your data.', 'The site team, on 21 November 2026', 'Reason: Aide'],
])('candidates see when and why the staff viewed their data, and not who (%s)', async (prefix, none, who, why) => {
  const [viewer, other] = [await insertCandidate(board), await insertCandidate(board)];
  await read(other.candidate.oid, 'Nothing of mine');
  const shown = async () => (await ask(`${prefix}/espace-personnel/donnees`, { viewer })).text();
  expect(await shown()).toContain(none);
  await read(viewer.candidate.oid, 'Aide <demandée>');
  const page = await shown();
  for (const told of [who, `${why} &lt;demandée&gt;`]) expect(page).toContain(told);
  for (const hidden of [none, 'Nothing of mine', 'claire']) expect(page).not.toContain(hidden);
});

test('a visitor is asked to sign in', async () => {
  for (const asked of [
    ask(address),
    ask(`${address}/export.zip`),
    ask(address, { form: { intent: 'erase', confirmation: 'DELETE' } }),
  ])
    expect((await asked).headers.get('location')).toContain('/en/connexion');
});
