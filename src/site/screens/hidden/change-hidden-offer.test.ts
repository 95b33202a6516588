import { expect, test } from 'vitest';
import { insertCandidate } from '#board/candidates/testing/candidate-fixtures.ts';
import type { SignedInViewer } from '#board/context/viewer.ts';
import { hideCompany, hideOffer } from '#board/hiding/hide.ts';
import { maximumHidden } from '#board/hiding/hiding-limits.ts';
import { myHidden } from '#board/hiding/my-hidden.ts';
import { insertCompany, insertOffer, insertReference, noon } from '#board/offers/testing/offer-fixtures.ts';
import { testBoard } from '#board/testing/test-board.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { openSite } from '#site/testing/ask-site.ts';

const { db } = await testDatabase();
await insertReference(db);
const board = testBoard(db);
const ask = await openSite(board);
const company = await insertCompany(db, { name: 'Verrerie SARL' });
const offer = await insertOffer(db, { title: 'Souffleuse de verre', company_id: company });
const list = '/espace-personnel/masques';
const script = { accept: 'application/json' };
const ofOffer = `/offres/${offer}/masque`;
const ofCompany = `/entreprises/${company}/masque`;

const hiddenBy = async (viewer: SignedInViewer) => {
  const { offers, companies } = await myHidden(board, viewer);
  return [...offers, ...companies].map(({ id }) => id);
};

test('a form hides an offer or a company, and returns to its page or to the page that it names', async () => {
  const viewer = await insertCandidate(board);
  const send = async (at: string, form: Record<string, string>) => {
    const { status, headers } = await ask(at, { viewer, form });
    return [status, headers.get('location')];
  };
  expect(await send(ofOffer, { wanted: 'yes' })).toEqual([303, `/offres/${offer}/masquer`]);
  expect(await send(ofCompany, { wanted: 'yes', to: '/offres/recherche?query=x' })).toEqual([
    303,
    '/offres/recherche?query=x',
  ]);
  expect(await hiddenBy(viewer)).toEqual([offer, company]);
  expect(await send(`/en${ofOffer}`, { wanted: 'no', to: 'https://evil.example/' })).toEqual([
    303,
    `/en/offres/${offer}/masquer`,
  ]);
  expect(await hiddenBy(viewer)).toEqual([company]);
});

test('a script gets the words of the line in the language of the page', async () => {
  const viewer = await insertCandidate(board);
  const told = async (at: string, wanted: string) =>
    (await ask(at, { viewer, form: { wanted }, headers: script })).json();
  expect(await told(ofOffer, 'yes')).toMatchObject({ said: 'Offre masquée.', undo: 'Annuler' });
  expect(await told(`/en${ofCompany}`, 'yes')).toMatchObject({ said: 'Company hidden.', undo: 'Undo' });
  await told(ofOffer, 'no');
  expect(await hiddenBy(viewer)).toEqual([company]);
});

test('bad ids and bad fields get a clear answer', async () => {
  const viewer = await insertCandidate(board);
  const status = async (at: string, form?: Record<string, string>) =>
    (await ask(at, { viewer, headers: script, ...(form && { form }) })).status;
  for (const id of ['0', 'x', '-1', '99999999999', '1'.repeat(300), '%00'])
    for (const room of ['offres', 'entreprises']) {
      expect(await status(`/${room}/${id}/masque`, { wanted: 'yes' }), `${room} ${id}`).toBe(404);
      expect(await status(`/offres/${id}/masquer`), `page ${id}`).toBe(404);
    }
  expect([await status('/offres/999999/masque', { wanted: 'yes' }), await status('/offres/999999/masquer')]).toEqual([
    410, 404,
  ]);
  expect(await status('/entreprises/999999/masque', { wanted: 'yes' })).toBe(410);
  for (const wanted of ['', 'maybe']) expect(await status(ofOffer, { wanted })).toBe(400);
});

test('a full list refuses, says why, and leads forms to the list', async () => {
  const viewer = await insertCandidate(board);
  const offers = await Promise.all(Array.from({ length: maximumHidden }, () => insertOffer(db)));
  await db
    .insertInto('hidden_offers')
    .values(offers.map((offer_id) => ({ candidate_id: viewer.candidate.id, offer_id, hidden_at: noon })))
    .execute();
  const answer = await ask(ofOffer, { viewer, form: { wanted: 'yes' }, headers: script });
  expect([answer.status, await answer.text()]).toEqual([409, expect.stringContaining('500')]);
  const refused = (await ask(ofOffer, { viewer, form: { wanted: 'yes' } })).headers.get('location');
  expect(refused).toBe(`${list}?done=tooMany`);
  expect(await (await ask(refused ?? '', { viewer })).text()).toContain('le maximum');
});

test('a visitor is asked to sign in, and returns to the page with the buttons', async () => {
  for (const asked of [{ form: { wanted: 'yes' } }, { form: { wanted: 'yes' }, headers: script }])
    expect((await ask(ofOffer, asked)).headers.get('location')).toBe(
      `/connexion?${new URLSearchParams({ to: `/offres/${offer}/masquer` })}`,
    );
  for (const at of [list, `/offres/${offer}/masquer`])
    expect((await ask(at)).headers.get('location')).toContain('/connexion');
});

test('the list names what is hidden with its day, and is empty for whoever hides nothing', async () => {
  const viewer = await insertCandidate(board);
  expect(await (await ask(list, { viewer })).text()).toContain('Rien de masqué');
  await hideOffer(board, viewer, offer);
  await hideCompany(board, viewer, company);
  const page = await (await ask(list, { viewer })).text();
  for (const said of ['Souffleuse de verre', 'Verrerie', 'Masquée le 21 novembre 2026', `action="${ofCompany}"`])
    expect(page).toContain(said);
  await db.updateTable('offers').set({ withdrawn_at: noon }).where('id', '=', offer).execute();
  const later = await (await ask(list, { viewer })).text();
  expect(later).toContain('Verrerie · offre close');
  // As on cards, the company stands without its legal form.
  expect(page + later).not.toContain('SARL');
  expect(later).not.toContain(`href="/offres/${offer}"`);
  await db.updateTable('offers').set({ withdrawn_at: null }).where('id', '=', offer).execute();
});

const links = async (asked: object) =>
  (await (await ask('/offres/recherche?query=souffleuse', asked)).text()).match(/masque|data-hid/g);

test('pages of visitors have no link to hide; cards of candidates have one', async () => {
  const viewer = await insertCandidate(board);
  expect(await links({})).toBeNull();
  expect(await links({ viewer })).not.toBeNull();
});

test('pages of a hidden offer and company stay, and say that they are hidden', async () => {
  const viewer = await insertCandidate(board, { complete: true });
  const page = async (at: string) => (await ask(at, { viewer })).text();
  expect(await page(`/entreprises/${company}`)).toContain('Masquer cette entreprise');
  await hideOffer(board, viewer, offer);
  expect(await page(`/offres/${offer}`)).toContain('Vous avez masqué cette offre');
  await hideCompany(board, viewer, company);
  const other = await insertOffer(db, { title: 'Verrier', company_id: company });
  const shown = await page(`/entreprises/${company}`);
  expect(shown).toContain('Vous avez masqué Verrerie');
  expect(shown).toContain(`href="/offres/${other}"`);
  expect(shown).not.toContain(`href="/offres/${offer}"`);
  const search = await page(`/offres/recherche?entreprisesIds=${company}`);
  expect(search).toContain('Vous avez masqué Verrerie');
  expect(search).not.toContain(`href="/offres/${other}"`);
});
