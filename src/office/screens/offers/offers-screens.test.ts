import { beforeEach, expect, test } from 'vitest';
import { insertCandidate } from '#board/candidates/testing/candidate-fixtures.ts';
import {
  daysFromNoon,
  insertCompany,
  insertOffer,
  insertReference,
  noon,
} from '#board/offers/testing/offer-fixtures.ts';
import { versionOfValue } from '#board/operators/offers/value-version.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { openOffice } from '#office/testing/ask-office.ts';
import { tableRows } from '#office/testing/table-rows.ts';

const { db } = await testDatabase();
await insertReference(db);
const { ask, board, enterAs } = openOffice({ db, now: () => noon });
const { session, id: member } = await enterAs('operator');

const textOf = async (address: string) => (await ask(address, { session })).text();
const send = (address: string, form: Record<string, string>) => ask(address, { session, form: Object.entries(form) });
const begins = (days: number) => ({ broadcast_start: daysFromNoon(-days) });
/** Ids of the offers of a list, in its order. */
const listed = async (query: string) =>
  [...(await textOf(`/bureau/offres?${query}`)).matchAll(/\/bureau\/offres\/(\d+)"/g)].map(([, id]) => Number(id));

beforeEach(async () => {
  await db.deleteFrom('offers').execute();
  const company_id = await insertCompany(db, { name: 'Éclairs & Fils' });
  await insertOffer(db, { id: 1, title: 'Ingénieur qualité', company_id, ...begins(1) });
  await insertOffer(db, { id: 2, title: 'Acheteur', country_id: 'JP', specialization_ids: [248], ...begins(2) });
  await insertOffer(db, { id: 3, title: 'Ingénieur son', withdrawn_at: daysFromNoon(-1), ...begins(3) });
  await insertOffer(db, { id: 4, title: 'Comptable', broadcast_end: daysFromNoon(-1), ...begins(4) });
  await insertOffer(db, { id: 5, title: 'Juriste', broadcast_start: daysFromNoon(1), external_job_id: 'JOB-5' });
});

test.each([
  ['', [1, 2]],
  ['texte=qualite', [1]],
  ['texte=ing%C3%A9nieur&etat=all', [1, 3]],
  ['texte=INGENIEUR+son&etat=withdrawn', [3]],
  ['etat=withdrawn', [3]],
  ['etat=ended', [4]],
  ['etat=coming', [5]],
  ['etat=withdrawnByStaff', []],
  ['etat=all', [5, 1, 2, 3, 4]],
  ['pays=JP', [2]],
  ['metier=248&etat=all', [2]],
  ['entreprise=eclairs', [1]],
  ['entreprise=nobody', []],
  ['texte=zzz&etat=all', []],
  [`texte=${encodeURIComponent("'); drop & | ! <-> :*")}&etat=all`, []],
  ['after=99999999999&etat=nonsense&pays=%00', [1, 2]],
])('the list «%s» has the offers %j', async (query, ids) => {
  expect(await listed(query)).toEqual(ids);
});

test.each([
  ['3', 3],
  ['vie4', 4],
  ['JOB-5', 5],
])('the number «%s» of an offer in any state leads to its page', async (number, id) => {
  const answer = await ask(`/en/bureau/offres?texte=${number}`, { session });
  expect([answer.status, answer.headers.get('location')]).toEqual([303, `/en/bureau/offres/${id}`]);
});

test('words are also searched among offers that are not online, by a link', async () => {
  const link = /href="([^"]*)"[^>]*>Chercher aussi parmi les offres qui ne sont pas en ligne/;
  const [, address = ''] = link.exec(await textOf('/bureau/offres?texte=ingenieur&pays=')) ?? [];
  expect(await listed(address.replaceAll('&amp;', '&').split('?')[1] ?? '')).toEqual([1, 3]);
  expect(await textOf('/bureau/offres?texte=ingenieur&etat=all')).not.toMatch(link);
});

test('a long list goes on page by page, each offer once', async () => {
  for (let id = 100; id < 220; id++) await insertOffer(db, { id, title: 'Serveur', broadcast_start: daysFromNoon(-6) });
  for (const query of ['etat=all', 'texte=serveur']) {
    const seen: number[] = [];
    for (let after = ''; ;) {
      const html = await textOf(`/bureau/offres?${query}&after=${after}`);
      seen.push(...[...html.matchAll(/\/bureau\/offres\/(\d+)"/g)].map(([, id]) => Number(id)));
      const next = /after=(\d+)"[^>]*>Page suivante/.exec(html)?.[1];
      if (next === undefined) break;
      after = next;
    }
    expect([new Set(seen).size, seen.length]).toEqual(query === 'etat=all' ? [125, 125] : [120, 120]);
  }
});

test('the page of an offer says how it stands, without anybody who applied', async () => {
  const html = await textOf('/bureau/offres/3');
  expect(html).toContain('Ingénieur son');
  expect(html).toContain('Retirée');
  expect((await ask('/bureau/offres/999', { session })).status).toBe(404);
  expect((await ask('/bureau/offres/99999999999', { session })).status).toBe(404);
});

test.each([
  ['qualité', 1, 'Cette recherche trouve l’offre.', '1 sur 1'],
  ['acheteur', 1, 'Cette recherche ne trouve pas l’offre.', 'Absent'],
  ['ingénieur japon', 1, 'Cette recherche ne trouve pas l’offre.', 'Japon'],
  ['ingénieur', 3, 'Elle est retirée', 'Cette recherche ne trouve pas'],
  ['xyz', 4, 'Sa diffusion est terminée', 'ne trouve pas'],
  ['de la', 1, 'Aucun de ces mots n’a de sens', 'ne trouve pas'],
])('the search «%s» explains offer %i', async (words, id, verdict, reason) => {
  const html = await textOf(`/bureau/offres/${id}?recherche=${encodeURIComponent(words)}`);
  expect(html).toContain(verdict);
  expect(html).toContain(reason);
});

test('a country of the text that the offer is not in is told as not met', async () => {
  const html = await textOf('/bureau/offres/1?recherche=ing%C3%A9nieur+japon');
  expect(tableRows(html)).toContainEqual(
    expect.arrayContaining([expect.stringMatching(/Japon$/), expect.stringMatching(/^Non/)]),
  );
});

test('an offer that no search shows is compared with no word and no country', async () => {
  await insertOffer(db, { id: 6, title: 'Automaticien', country_id: 'JP', filled_at: daysFromNoon(-1), ...begins(4) });
  const html = await textOf('/bureau/offres/6?recherche=automaticien+japon');
  expect(html).toContain('Elle est pourvue');
  expect(html).toContain('ne se comparent qu’à une offre que la recherche montre');
  for (const table of ['Critères reconnus', 'Mots du texte', 'Absent']) expect(html).not.toContain(table);
});

test('a withdrawal says first whom it concerns, and is taken back', async () => {
  await insertCandidate(board, { complete: true, oid: 'keeper', email: 'keeper@example.org' });
  await db
    .insertInto('favourites')
    .columns(['candidate_id', 'offer_id', 'kept_at'])
    .expression((from) =>
      from.selectFrom('candidates').select(['id', from.val(1).as('offer_id'), from.val(noon).as('kept_at')]),
    )
    .execute();
  const form = { do: 'withdraw', reason: 'Une fraude' };
  const asked = await (await send('/bureau/offres/1', form)).text();
  expect(asked).toContain('Personne n’y a postulé');
  expect(asked).toContain('1 personne la garde en favori');
  expect(await listed('etat=withdrawnByStaff')).toEqual([]);
  expect((await send('/bureau/offres/1', { ...form, confirmed: 'yes' })).status).toBe(303);
  expect(await listed('etat=withdrawnByStaff')).toEqual([1]);
  expect(await textOf('/bureau/offres/1')).toContain('Une fraude');
  expect((await send('/bureau/offres/1', { ...form, confirmed: 'yes' })).status).toBe(409);
  expect((await send('/bureau/offres/1', { do: 'bringBack' })).status).toBe(303);
  expect(await listed('')).toEqual([1, 2]);
  expect((await send('/bureau/offres/1', { do: 'withdraw', reason: ' ' })).status).toBe(422);
});

test('a correction is recorded with its note, and the page says so and where it is taken back', async () => {
  const form = {
    do: 'correct',
    value: 'Qualiticien',
    note: 'Demande écrite',
    seen: versionOfValue('Ingénieur qualité'),
  };
  const place = '/bureau/offres/1/corriger?champ=title';
  expect((await send(place, { ...form, value: '' })).status).toBe(422);
  expect((await send(place, { ...form, seen: 'old' })).status).toBe(409);
  expect((await send(place, form)).headers.get('location')).toBe('/bureau/offres/1?fait=corrected');
  const html = await textOf('/bureau/offres/1');
  expect(html).toContain('Qualiticien');
  expect(html).toContain('Demande écrite');
  expect(html.match(/>Corriger ou reprendre la source</g)).toHaveLength(1);
  const [act] = await db.selectFrom('staff.audit').selectAll().where('act', '=', 'offer.correct').execute();
  expect(act).toMatchObject({ actor: `staff:${member}`, subject_id: '1', reason: 'Demande écrite' });
  expect(act?.changes).toEqual({ title: ['Ingénieur qualité', 'Qualiticien'] });
  const all = await textOf('/bureau/corrections?etat=all');
  expect(all).toContain('Demande écrite');
  expect(await textOf('/bureau/corrections')).not.toContain('Demande écrite');
  const drop = { do: 'drop', seen: versionOfValue('Ingénieur qualité') };
  expect((await send(place, drop)).headers.get('location')).toBe('/bureau/offres/1?fait=dropped');
  expect(await textOf('/bureau/offres/1')).toContain('Ingénieur qualité</h1>');
});

test('the audit says that a contact was corrected, and not to whom', async () => {
  const place = '/bureau/offres/1/corriger?champ=contact_email';
  const form = { value: 'claire@example.org', note: 'Départ du recruteur', seen: versionOfValue(null) };
  expect((await send(place, { ...form, do: 'correct' })).status).toBe(422);
  expect((await send(place, { ...form, do: 'correctContact' })).status).toBe(303);
  const [act] = await db.selectFrom('staff.audit').selectAll().where('act', '=', 'offer.correctContact').execute();
  expect(act?.changes).toEqual({ contact_email: [false, true] });
});

test('a withdrawal of an offer whose number is too large is not found', async () => {
  const answer = await send('/bureau/offres/2147483648', { do: 'withdraw', reason: 'A fraud' });
  expect(answer.status).toBe(404);
});
