import { expect, test } from 'vitest';
import { insertCandidate } from '#board/candidates/testing/candidate-fixtures.ts';
import { insertOffer, insertReference } from '#board/offers/testing/offer-fixtures.ts';
import { testBoard } from '#board/testing/test-board.ts';
import { fixtureDocument } from '#content/testing/fixture-document.ts';
import { openContent } from '#content/testing/open-content.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { hour } from '#durations.ts';
import { openSite } from '#site/testing/ask-site.ts';

const { db } = await testDatabase();
await insertReference(db);
await insertOffer(db, { title: 'Ingénieure des marées' });
const board = testBoard(db);

const paragraph = (text: string, spans: object[] = []) => ({ type: 'paragraph', text, spans });
const slice = (type: string, primary: object, items: object[] = []) => ({
  id: `${type}$1`,
  slice_type: type,
  slice_label: null,
  variation: 'default',
  version: 'initial',
  primary,
  items,
});
const hostile = [
  paragraph('<script>alert(1)</script><img src=x onerror=alert(1)>'),
  paragraph('suivez-moi', [
    { type: 'hyperlink', start: 0, end: 10, data: { link_type: 'Web', url: 'javascript:alert(1)' } },
  ]),
];

const documents = [
  fixtureDocument({
    type: 'page',
    uid: 'indemnites',
    data: { title: 'Indemnités', body: [slice('text', { title: 'Le barème', text: hostile, image: {} })] },
    others: [{ id: 'page-allowances-en', uid: 'allowances', type: 'page', lang: 'en' }],
  }),
  fixtureDocument({
    type: 'page',
    lang: 'en',
    uid: 'allowances',
    data: { title: 'Allowances', body: [slice('constructor', {})] },
    others: [{ id: 'page-indemnites-fr', uid: 'indemnites', type: 'page', lang: 'fr' }],
  }),
  fixtureDocument({ type: 'page', uid: 'sans-traduction', data: { title: 'Seule' } }),
  fixtureDocument({ type: 'page', uid: 'page_espace_perso', data: { title: 'Votre cabine' } }),
  fixtureDocument({ type: 'faq_item', uid: 'age', data: { question: 'Quel âge ?', category: 'eligibility' } }),
  fixtureDocument({
    type: 'testimonial',
    uid: 'ines',
    data: { name: 'Inès', quote: [paragraph('PAROLES')], example: true },
  }),
  fixtureDocument({ type: 'notification', uid: 'over', data: { title: 'ANCIENNE', shown_until: '2026-11-20' } }),
  fixtureDocument({ type: 'notification', uid: 'now', data: { title: 'NOUVELLE', shown_from: '2026-11-21' } }),
];
const { content } = openContent({ documents });
const ask = await openSite(board, { content });
const candidate = await insertCandidate(board, { complete: true });
const html = async (address: string, asked = {}) => (await ask(address, asked)).text();

test('a page has its uid in its address, and links to its translation', async () => {
  const page = await html('/indemnites');
  expect(page).toContain('<h1>Indemnités</h1>');
  expect(page).toMatch(/href="\/en\/allowances"[^>]*lang="en"|lang="en"[^>]*href="\/en\/allowances"/i);
});

test.each([
  ['/en/indemnites', '/en/allowances'],
  ['/allowances', '/indemnites'],
  ['/page_espace_perso', '/espace-personnel'],
])('%s redirects to %s permanently', async (address, target) => {
  const answer = await ask(address);
  expect([answer.status, answer.headers.get('location')]).toEqual([301, target]);
});

test.each(['/inconnue', '/en/sans-traduction', '/constructor', '/%00', `/${'a'.repeat(5000)}`, '/news/inconnue'])(
  '%.20s is not found',
  async (address) => {
    expect((await ask(address)).status).toBe(404);
  },
);

test('no script in a document runs, and unknown slices are left out', async () => {
  const page = (await html('/indemnites')).replaceAll(/<script.*?<\/script>/gs, '');
  expect(page).toContain('>suivez-moi</a>');
  expect(page).not.toContain('<img src=x');
  expect(page).not.toContain('javascript:');
  expect((await ask('/en/allowances')).status).toBe(200);
});

test('the anchor of a question is inside its answer, and a search lists the questions with its words', async () => {
  const page = await html('/faq');
  expect(page).toMatch(/<details[^>]*>.*<div[^>]*id="faq_item-age-fr".*<\/details>/);
  expect(await html('/faq?search=inconnu')).not.toContain('faq_item-age-fr');
});

test('only signed-in readers see the text of a testimonial; everybody sees that it is an example', async () => {
  const [visitor, reader] = [await html('/temoignages'), await html('/temoignages', { viewer: candidate })];
  expect(visitor).not.toContain('PAROLES');
  expect(reader).toContain('PAROLES');
  for (const page of [visitor, reader]) expect(page).toContain('Exemple');
});

test('announcements are shown with a candidate’s notifications on their days, and each has an address', async () => {
  const list = await html('/notifications', { viewer: candidate });
  expect(list).toContain('NOUVELLE');
  expect(list).not.toContain('ANCIENNE');
  expect(await html('/notifications/now', { viewer: candidate })).toContain('<h1>NOUVELLE</h1>');
  expect((await ask('/notifications/now')).status).toBe(302);
});

test("the personal space shows the editors' texts", async () => {
  expect(await html('/espace-personnel', { viewer: candidate })).toContain('<h1>Votre cabine</h1>');
});

// Answers as a repository would whose models differ from the site's.
const refusing = async () => Response.json({ type: 'parsing-error', message: 'unknown field' }, { status: 400 });

test.each([
  ['is unavailable', async () => new Response('', { status: 500 })],
  ['refuses what the site asks', refusing],
])('if the content system %s, the offers are shown, and pages of content answer 503', async (_how, answer) => {
  const { content: away, repository: ill } = openContent({ patience: 50 });
  ill.ail(answer);
  const askAway = await openSite(board, { content: away });
  expect(await (await askAway('/')).text()).toContain('Ingénieure des marées');
  for (const address of ['/indemnites', '/news', '/faq', '/temoignages']) {
    const { status, headers } = await askAway(address);
    expect({ address, status, wait: headers.has('retry-after') }).toEqual({ address, status: 503, wait: true });
  }
  expect((await askAway('/espace-personnel', { viewer: candidate })).status).toBe(200);
  expect((await askAway('/notifications', { viewer: candidate })).status).toBe(200);
});

test.each([
  ['dies', () => new Promise<Response>(() => undefined)],
  ['refuses what it answered', refusing],
])('if the content system %s after a page was read, the page stays', async (_how, answer) => {
  let time = Date.now();
  const { content: read, repository: well } = openContent({ documents, now: () => new Date(time), patience: 50 });
  const askThere = await openSite(board, { content: read });
  expect((await askThere('/indemnites')).status).toBe(200);
  well.ail(answer);
  time += 2 * hour; // The content is fetched again after one hour.
  expect((await askThere('/indemnites')).status).toBe(200);
});
