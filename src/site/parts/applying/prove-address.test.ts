import { beforeEach, expect, test } from 'vitest';
import { contactCode } from '#board/applications/contact-address/contact-code.ts';
import { insertCandidate } from '#board/candidates/testing/candidate-fixtures.ts';
import { insertOffer, insertReference } from '#board/offers/testing/offer-fixtures.ts';
import { testBoard } from '#board/testing/test-board.ts';
import type { SignedInViewer } from '#board/context/viewer.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { minute } from '#durations.ts';
import { fingerprint } from '#identity/both-sides/sealing.ts';
import { openSite } from '#site/testing/ask-site.ts';

const { db } = await testDatabase();
await insertReference(db);
const board = testBoard(db);
const ask = await openSite(board);
beforeEach(() => db.deleteFrom('contact_codes').execute());

async function candidateWithSession() {
  const viewer = await insertCandidate(board, { complete: true });
  const { oid, id } = viewer.candidate;
  const later = new Date(Date.now() + minute);
  const sealed = { policy: 'signInFr', sealed: Buffer.from('') } as const;
  await db
    .insertInto('sessions')
    .values({ id: fingerprint(oid), oid, ...sealed, access_expires_at: later, expires_at: later })
    .execute();
  const cv = await db.selectFrom('cvs').select('id').where('candidate_id', '=', id).executeTakeFirstOrThrow();
  const names = { lastName: 'Ørsted', firstName: 'Zoé', cv: cv.id, message: 'Des mots qui comptent' };
  return { viewer, session: `__Host-session=${oid}`, form: { intent: 'apply', ...names } };
}

async function codeOf({ candidate }: SignedInViewer): Promise<string> {
  const codes = db.selectFrom('contact_codes').selectAll().where('candidate_id', '=', candidate.id);
  const { question, email } = await codes.executeTakeFirstOrThrow();
  return contactCode('secret', { question, candidateId: candidate.id, email });
}

test('the form names the address to which recruiters reply', async () => {
  const { viewer } = await candidateWithSession();
  const page = await (await ask(`/en/offres/${await insertOffer(db)}`, { viewer })).text();
  expect(page).toContain(`the address of your account, ${viewer.candidate.email}, or another one that you confirm`);
});

test.each([
  [
    '',
    'Cette adresse n’est pas confirmée',
    'Recevoir un code à cette adresse',
    'Envoyer avec',
    'vous répondre à l’adresse',
  ],
  ['/en', 'This address is not confirmed', 'Get a code at this address', 'Send with', 'can reply to you at'],
] as const)(
  "an application with an unproven address is refused until it has the account's address (%s)",
  async (locale, error, prove, send, answered) => {
    const { viewer, form } = await candidateWithSession();
    const { email, id } = viewer.candidate;
    const offer = `${locale}/offres/${await insertOffer(db)}`;
    const typed = { ...form, email: 'zoe@example.org' };
    const held = await ask(offer, { viewer, form: typed });
    const page = await held.text();
    expect(held.status).toBe(422);
    for (const words of [error, prove, `${send} ${email}`, 'value="account"', 'Des mots qui comptent'])
      expect(page).toContain(words);
    expect(page).toMatch(/aria-invalid="true"[^>]*value="zoe@example.org"|value="zoe@example.org"[^>]*aria-invalid/);
    const sent = db.selectFrom('applications').select('email').where('candidate_id', '=', id);
    expect(await sent.execute()).toEqual([]);
    const receipt = await ask(offer, { viewer, form: { ...typed, contact: 'account' } });
    expect(receipt.status).toBe(303);
    expect(await sent.execute()).toEqual([{ email }]);
    const confirmed = await ask(receipt.headers.get('location')?.split('#', 1)[0] ?? '', { viewer });
    expect(await confirmed.text()).toContain(`${answered} ${email}`);
  },
);

test('the form shows an unconfirmed address and other errors together', async () => {
  const { viewer, form } = await candidateWithSession();
  const typed = { ...form, email: 'zoe@example.org', lastName: '' };
  const answer = await ask(`/offres/${await insertOffer(db)}`, { viewer, form: typed });
  const page = await answer.text();
  expect(answer.status).toBe(422);
  expect(page).toContain('Cette adresse n’est pas confirmée');
  expect(page).toContain('Ce champ est obligatoire');
});

test('with scripts, a candidate can confirm an address without leaving the form, and the application uses this address', async () => {
  const { viewer, form } = await candidateWithSession();
  const offer = await insertOffer(db);
  const send = (more: Record<string, string>) =>
    ask(`/offres/${offer}`, { viewer, form: { ...form, email: 'zoe@example.org', ...more } });
  expect((await send({ contact: 'ask' })).status).toBe(200);
  expect((await send({ contact: 'prove', code: 'x' })).status).toBe(422);
  expect((await send({ contact: 'prove', code: await codeOf(viewer) })).status).toBe(200);
  expect((await send({})).status).toBe(303);
  const sent = db.selectFrom('applications').select('email').where('offer_id', '=', offer);
  expect(await sent.execute()).toEqual([{ email: 'zoe@example.org' }]);
});

test('without scripts, the site stores the typed values while the candidate confirms an address, and shows them again with this address', async () => {
  const { viewer, session, form } = await candidateWithSession();
  const offer = `/offres/${await insertOffer(db)}`;
  const headers = { cookie: session };
  const typed = { ...form, email: 'zoe@example.org', contact: 'elsewhere' };
  const left = await ask(offer, { viewer, headers, form: typed });
  const to = left.headers.get('location') ?? '';
  expect([left.status, to]).toEqual([
    303,
    `/espace-personnel/candidatures/adresse?${new URLSearchParams({ to: offer })}`,
  ]);
  await ask(to, { viewer, headers, form: { intent: 'prove', code: await codeOf(viewer) } });
  const kept = left.headers.getSetCookie()[0]?.split(';', 1)[0] ?? '';
  const page = await (await ask(offer, { viewer, headers: { cookie: `${session}; ${kept}` } })).text();
  expect(page).toContain('Des mots qui comptent');
  expect(page).toContain('Votre saisie est conservée');
  expect(page).toContain('value="zoe@example.org"');
  expect(page).toContain('Adresse confirmée');
  expect(page).not.toContain('une autre que vous confirmez avec un code');
});

test('without a typed address, the button for another address leads to a page that asks for one', async () => {
  const { viewer, session, form } = await candidateWithSession();
  const offer = `/offres/${await insertOffer(db)}`;
  const typed = { ...form, email: viewer.candidate.email, contact: 'elsewhere' };
  const left = await ask(offer, { viewer, headers: { cookie: session }, form: typed });
  expect(left.headers.get('location')).toMatch(/adresse\?to=.*&autre=$/);
  expect(await db.selectFrom('contact_codes').selectAll().execute()).toEqual([]);
});

test('a form with an invalid address comes back with an error on that field and all typed values', async () => {
  const { viewer, form } = await candidateWithSession();
  const typed = { ...form, email: 'zoe@', contact: 'elsewhere' };
  const answer = await ask(`/offres/${await insertOffer(db)}`, { viewer, form: typed });
  const page = await answer.text();
  expect(answer.status).toBe(422);
  expect(page).toContain('value="zoe@"');
  expect(page).toContain('Des mots qui comptent');
});
