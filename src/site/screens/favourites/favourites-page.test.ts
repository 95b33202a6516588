import { expect, test } from 'vitest';
import { insertApplication } from '#board/applications/testing/application-fixtures.ts';
import { insertCandidate } from '#board/candidates/testing/candidate-fixtures.ts';
import { wantsReminders } from '#board/favourites/closing-reminders.ts';
import { maximumNoteLength } from '#board/favourites/favourite-limits.ts';
import { keepOffer } from '#board/favourites/keep-offer.ts';
import { myFavourites } from '#board/favourites/my-favourites.ts';
import { daysFromNoon, insertOffer, insertReference, noon } from '#board/offers/testing/offer-fixtures.ts';
import { testBoard } from '#board/testing/test-board.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { openSite } from '#site/testing/ask-site.ts';

const { db } = await testDatabase();
await insertReference(db);
const board = testBoard(db);
const ask = await openSite(board);
const list = '/en/espace-personnel/favoris';

async function candidateWith(...offers: number[]) {
  const viewer = await insertCandidate(board);
  for (const id of offers) await keepOffer(board, viewer, id);
  return viewer;
}

test('a note is saved, and a refused note comes back as typed', async () => {
  const offer = await insertOffer(db);
  const viewer = await candidateWith(offer);
  const form = { intent: 'note', offer: `${offer}`, note: 'Ask about <housing>' };
  const saved = await ask(list, { viewer, form });
  expect([saved.status, saved.headers.get('location')]).toEqual([303, `${list}?done=note#note-${offer}`]);
  expect((await myFavourites(board, viewer, 'en'))[0]?.note).toBe(form.note);
  const long = 'x'.repeat(maximumNoteLength + 1);
  const refused = await ask(list, { viewer, form: { ...form, note: long } });
  expect(refused.status).toBe(400);
  expect(await refused.text()).toContain(long);
});

test('reminders can be turned off and on again', async () => {
  const viewer = await candidateWith();
  for (const wanted of ['no', 'yes']) {
    const answer = await ask(list, { viewer, form: { intent: 'reminders', wanted } });
    expect(answer.headers.get('location')).toBe(`${list}?done=reminders#rappels`);
    expect(await wantsReminders(board, viewer)).toBe(wanted === 'yes');
  }
});

test('a note on an offer that is no favourite is refused with an explanation, an unknown intent is refused, and a visitor must sign in', async () => {
  const viewer = await candidateWith();
  const note = { intent: 'note', offer: `${await insertOffer(db)}`, note: 'x' };
  expect((await ask(list, { viewer, form: note })).headers.get('location')).toContain('done=gone');
  for (const form of [{ ...note, offer: 'x' }, { ...note, offer: '99999999999' }, { intent: 'other' }])
    expect((await ask(list, { viewer, form })).status).toBe(400);
  expect((await ask(list, { form: note })).headers.get('location')).toContain('/en/connexion');
});

test('the list marks ended offers, and shows closing dates only to candidates', async () => {
  const [open, filled] = [
    await insertOffer(db, { broadcast_end: daysFromNoon(2) }),
    await insertOffer(db, { filled_at: noon }),
  ];
  const viewer = await candidateWith(open, filled);
  const own = await (await ask(list, { viewer })).text();
  expect(own).toContain('FILLED');
  expect(own).toContain(`/en/offres/${open}/cloture.ics`);
  const cookie = `__Host-favourites=${filled}.${open}.7`;
  const visiting = await (await ask(list, { headers: { cookie } })).text();
  expect(visiting).toContain('FILLED');
  expect(visiting).not.toContain('cloture.ics');
});

test('the page compares up to four offers, the first four of more, and asks for more if there are fewer than two', async () => {
  const ids = await Promise.all(
    ['Lima', 'Oslo', 'Rome', 'Bonn', 'Cork'].map((city_en) => insertOffer(db, { city_en })),
  );
  const viewer = await candidateWith();
  const compare = (all: readonly (number | string)[]) =>
    ask(`${list}/comparer?${all.map((id) => `offre=${id}`).join('&')}`, { viewer });
  expect(await (await compare([...ids.slice(0, 2), 7])).text()).toMatch(/Lima[\s\S]*Oslo/);
  const first = await (await compare(ids)).text();
  expect(first).toContain('Bonn');
  expect(first).not.toContain('Cork');
  for (const wrong of [[], ids.slice(1, 2), ['x', 'y'], ['9'.repeat(30), 1], [ids[0] ?? 0, ids[0] ?? 0]])
    expect(await (await compare(wrong)).text()).not.toContain('<table');
});

test('a withdrawn favourite has its title, place and start under a dated stamp; only its applicants get a link', async () => {
  const offer = await insertOffer(db, { title: 'Souffleuse' });
  const [viewer, applicant] = [await candidateWith(offer), await candidateWith(offer)];
  await insertApplication(db, applicant, { offer_id: offer });
  await db
    .updateTable('offers')
    .set({ withdrawn_at: daysFromNoon(-1) })
    .where('id', '=', offer)
    .execute();
  const page = await (await ask(list, { viewer })).text();
  for (const part of ['Souffleuse', 'Berlin', '20 Jan 2027', 'Offer withdrawn on 20 November 2026'])
    expect(page).toContain(part);
  expect(page).not.toContain(`href="/en/offres/${offer}"`);
  expect(await (await ask(list, { viewer: applicant })).text()).toContain(`href="/en/offres/${offer}"`);
  expect(await (await ask(list.slice(3), { viewer })).text()).toContain('Offre retirée depuis le 20 novembre 2026');
});

test('a visitor’s list leaves out withdrawn offers, because a cookie proves no visit', async () => {
  const offer = await insertOffer(db, { title: 'Dompteuse', withdrawn_at: daysFromNoon(-1) });
  const page = await (await ask(list, { headers: { cookie: `__Host-favourites=${offer}` } })).text();
  expect(page).not.toContain('Dompteuse');
});

test('an action on any page of the list returns to the same page', async () => {
  const offers = await Promise.all(Array.from({ length: 21 }, () => insertOffer(db)));
  const viewer = await candidateWith(...offers);
  const second = await (await ask(`${list}?page=2`, { viewer })).text();
  expect(second.match(/<article/g)).toHaveLength(1);
  const form = { intent: 'note', offer: `${offers[0]}`, note: 'x' };
  const saved = await ask(`${list}?page=2`, { viewer, form });
  expect(saved.headers.get('location')).toBe(`${list}?done=note&page=2#note-${offers[0]}`);
});

test('candidates get the last day of an offer as a calendar entry', async () => {
  const offer = await insertOffer(db, { broadcast_end: new Date('2026-11-30T23:00:00Z') });
  const address = `/en/offres/${offer}/cloture.ics`;
  const viewer = await candidateWith();
  const answer = await ask(address, { viewer });
  expect(answer.headers.get('content-type')).toContain('text/calendar');
  // The offer closes at midnight in Paris, so the day before is its last day.
  expect(await answer.text()).toContain('DTSTART;VALUE=DATE:20261130');
  expect((await ask(address)).headers.get('location')).toContain('/en/connexion');
  expect((await ask(`/offres/${await insertOffer(db, { broadcast_end: null })}/cloture.ics`, { viewer })).status).toBe(
    404,
  );
});

test('hostile addresses of the list are answered without a server error', async () => {
  for (const done of ['x', 'kept&offre=<img>', 'dropped&offre=1&to=//evil.example', 'x'.repeat(2000)]) {
    const answer = await ask(`${list}?done=${done}`, { headers: { cookie: '__Host-favourites=%ff.<>.1e9.-1' } });
    expect(answer.status).toBe(200);
    expect(await answer.text()).not.toMatch(/<img|="\/\/evil/);
  }
});
