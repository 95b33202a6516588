import { parseDocument } from 'htmlparser2';
import { expect, test } from 'vitest';
import { agreementToken, unsubscriptionToken } from '#board/alerts/alert-links.ts';
import { alertMail } from '#board/alerts/alert-address.ts';
import { insertAlert, insertAlertOwner, questionTo } from '#board/alerts/testing/alert-fixtures.ts';
import { insertCandidate } from '#board/candidates/testing/candidate-fixtures.ts';
import { daysFromNoon, insertOffer, insertReference } from '#board/offers/testing/offer-fixtures.ts';
import { mySearches } from '#board/saved-searches/my-searches.ts';
import { testBoard } from '#board/testing/test-board.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { openSite } from '../testing/ask-site.ts';

const { db } = await testDatabase();
await insertReference(db);
const board = testBoard(db);
const ask = await openSite(board);
const list = '/en/espace-personnel/recherches';
// That of ask-site.ts.
const secret = 'secret';

test('an alert is switched on and off, and the page says where it stands', async () => {
  const viewer = await insertCandidate(board);
  const id = await insertAlert(board, viewer, 'query=x', { frequency: 'off' });
  const own = `${list}/${id}`;
  const form = { intent: 'alert', frequency: 'weekly', hour: '18', timeZone: 'Asia/Tokyo' };
  expect((await ask(own, { viewer, form })).headers.get('location')).toBe(`${own}?done=alert`);
  expect((await mySearches(board, viewer))[0]?.alert).toEqual({
    frequency: 'weekly',
    hour: 18,
    timeZone: 'Asia/Tokyo',
  });
  expect(await (await ask(own, { viewer })).text()).toContain('Confirm your e-mail address');
  expect(await (await ask(list, { viewer })).text()).toContain('every Monday at 18:00 (Asia/Tokyo)');
  expect((await ask(own, { viewer, form: { ...form, hour: '99' } })).status).toBe(400);
  expect((await ask(list, { viewer, form: { intent: 'ask' } })).headers.get('location')).toContain('askedTooOften');
});

test('the owner of an address agrees with a button; a link that is over says so; others are none', async () => {
  const viewer = await insertCandidate(board);
  await insertAlert(board, viewer, '');
  const question = await questionTo(db, viewer.candidate.id);
  const link = `/en/alertes/accord/${agreementToken(secret, question)}`;
  expect(await (await ask(link)).text()).toContain('method="post"');
  expect((await alertMail(board, viewer)).state).toBe('asked');
  expect((await ask(link, { form: {} })).headers.get('location')).toBe(`${link}?done=agreed`);
  expect((await alertMail(board, viewer)).state).toBe('confirmed');
  const over = `/alertes/accord/${agreementToken(secret, { ...question, question: crypto.randomUUID() })}`;
  expect(await (await ask(over)).text()).not.toContain('method="post"');
  expect((await ask(over, { form: {} })).headers.get('location')).toBe(over);
  for (const wrong of ['x', 'x.y', agreementToken('other', question), '.', '%00'])
    expect((await ask(`/alertes/accord/${wrong}`)).status).toBe(404);
});

test('the page behind a letter names the alert that would end, and ends nothing by being read', async () => {
  const { viewer, id } = await insertAlertOwner(board, '', { name: 'To <Lima>' });
  const { id: candidateId } = viewer.candidate;
  for (const searchId of [id, null]) {
    const page = await (await ask(`/alertes/fin/${unsubscriptionToken(secret, { candidateId, searchId })}`)).text();
    expect(page).toContain('<form method="post"');
    expect(page).not.toContain('<Lima>');
  }
  expect((await mySearches(board, viewer))[0]?.alert.frequency).toBe('instant');
  expect((await ask('/alertes/fin/x')).status).toBe(404);
});

test('all alerts rest and go on', async () => {
  const { viewer } = await insertAlertOwner(board);
  const send = async (form: Record<string, string>) => (await ask(list, { viewer, form })).headers.get('location');
  expect(await send({ intent: 'pause', until: '2026-12-24' })).toBe(`${list}?done=paused`);
  expect(await (await ask(list, { viewer })).text()).toContain('24 December 2026');
  expect(await send({ intent: 'resume' })).toBe(`${list}?done=resumed`);
  expect(await send({ intent: 'pause', until: '2020-01-01' })).toBe(`${list}?done=noDay`);
});

/** The address of the feed of a search that has one. */
async function openFeed(viewer: Parameters<typeof mySearches>[1], id: string) {
  await ask(`${list}/${id}`, { viewer, form: { intent: 'openFeed' } });
  const page = await (await ask(`${list}/${id}`, { viewer })).text();
  return new URL(/href="(https:\/\/mvi\.example\/flux\/[^"]+)"/.exec(page)?.[1] ?? '').pathname;
}

test('a feed has the newest offers with absolute links and their dates, and is sent once', async () => {
  const { viewer, id } = await insertAlertOwner(board, 'query=souffleur', { name: 'Verre & <feu>' });
  const old = await insertOffer(db, {
    title: 'Souffleur \u0001 <b>',
    broadcast_start: daysFromNoon(-2),
    updated_at: daysFromNoon(-5),
  });
  const fresh = await insertOffer(db, {
    title: 'Souffleur',
    broadcast_start: daysFromNoon(-1),
    updated_at: daysFromNoon(0),
  });
  const feed = await openFeed(viewer, id);
  const answer = await ask(feed);
  const text = await answer.text();
  expect(answer.headers.get('content-type')).toContain('application/atom+xml');
  expect(() => parseDocument(text, { xmlMode: true })).not.toThrow();
  expect(text).toContain('<title>Verre &amp; &lt;feu&gt;</title>');
  expect([...text.matchAll(/<updated>(.*?)<\/updated>/g)].map(([, date]) => date)).toEqual(
    [daysFromNoon(0), daysFromNoon(0), daysFromNoon(-2)].map((date) => date.toISOString()),
  );
  expect(text.indexOf(`https://mvi.example/offres/${fresh}"`)).toBeLessThan(
    text.indexOf(`https://mvi.example/offres/${old}"`),
  );
  expect(text).not.toMatch(/\p{Cc}(?<!\n)|<b>/u);
  const tag = answer.headers.get('etag') ?? '';
  expect((await ask(feed, { headers: { 'if-none-match': `"x", W/${tag}` } })).status).toBe(304);
  await insertOffer(db, { title: 'Souffleur encore' });
  expect((await ask(feed, { headers: { 'if-none-match': tag } })).status).toBe(200);
});

test('a feed that is closed or has another address is gone for whoever knew it', async () => {
  const { viewer, id } = await insertAlertOwner(board);
  const first = await openFeed(viewer, id);
  const second = await openFeed(viewer, id);
  expect([(await ask(first)).status, (await ask(second)).status]).toEqual([404, 200]);
  await ask(`${list}/${id}`, { viewer, form: { intent: 'closeFeed' } });
  expect((await ask(second)).status).toBe(404);
  for (const wrong of ['x', 'a.b.c', '%00', 'x'.repeat(3000)]) expect((await ask(`/flux/${wrong}`)).status).toBe(404);
});
