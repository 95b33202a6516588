import { expect, test } from 'vitest';
import { insertCompany, insertOffer, insertReference } from '#board/offers/testing/offer-fixtures.ts';
import { testBoard } from '#board/testing/test-board.ts';
import { fixtureContent } from '#content/testing/fixture-content.ts';
import { fixtureDocument } from '#content/testing/fixture-document.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { openSite } from '../testing/ask-site.ts';
import { inOrder } from './load-results.ts';

const { db } = await testDatabase();
await insertReference(db);
await insertOffer(db, { title: 'Dompteuse', company_id: await insertCompany(db, { name: 'Ménagerie Boréale' }) });
const english = { id: 'page-rules-en', uid: 'taming', type: 'page', lang: 'en' };
const french = { id: 'page-rules-fr', uid: 'domptage', type: 'page', lang: 'fr' };
const documents = [
  fixtureDocument({ type: 'page', key: 'rules', uid: 'domptage', data: { title: 'dompteuse' }, others: [english] }),
  fixtureDocument({
    type: 'page',
    key: 'rules',
    uid: 'taming',
    lang: 'en',
    data: { title: 'dompteuse' },
    others: [french],
  }),
  fixtureDocument({ type: 'news', uid: 'circus', lang: 'en', data: { title: 'dompteuse, circus' } }),
  fixtureDocument({ type: 'faq_item', uid: 'lions', data: { question: 'Une dompteuse part ?' } }),
  fixtureDocument({ type: 'testimonial', uid: 'nobody', data: { name: 'dompteuse' } }),
];
const ask = await openSite(testBoard(db), { content: fixtureContent(documents) });

test('a word finds offers and content, in the language of the page', async () => {
  const html = await (await ask('/recherche?search=dompteuse')).text();
  expect(html).toContain('href="/offres/recherche?query=dompteuse"');
  expect(html).toContain('href="/domptage"');
  expect(html).not.toMatch(/href="\/en\/(?:taming|news\/circus)"/);
  expect(html).toContain('<meta name="robots" content="noindex"');
});

test('a company is found by its name', async () => {
  expect(await (await ask('/en/recherche?search=boreale')).text()).toMatch(/href="\/en\/entreprises\/\d+"/);
});

test('what is meant by its name stands first, else offers do', () => {
  const none = { total: 0, best: undefined };
  const offers = { total: 3, best: 'Ingénieur qualité' };
  const documents = { total: 1, best: 'Le visa' };
  expect(inOrder('visa', { offers, companies: none, documents })).toEqual(['documents', 'offers']);
  expect(inOrder('ingenieur', { offers, companies: none, documents })).toEqual(['offers', 'documents']);
  expect(inOrder('ingenieur', { offers: none, companies: none, documents: none })).toEqual([]);
});

test.each(['', 'zzzzqqq', '<script>alert(1)</script>', '"]] [[', '🦀'.repeat(5000), 'x '.repeat(200), '%00'])(
  'a search of %j answers with what to do next',
  async (search) => {
    const answer = await ask(`/recherche?${new URLSearchParams({ search, page: '9999' })}`);
    expect(answer.status).toBe(200);
    const html = await answer.text();
    expect(html).toContain('href="/destinations"');
    expect(html).not.toContain('<script>alert');
  },
);

test('suggestions are five at most, of the types that are searched, the language of the page first', async () => {
  const { suggestions } = await (await ask('/recherche/suggestions?query=dompteuse')).json();
  expect(suggestions.map(({ address }: { address: string }) => address)).toEqual([
    '/domptage',
    '/faq#faq_item-lions-fr',
    '/en/news/circus',
  ]);
  expect(suggestions[0]).toMatchObject({ kind: 'content', type: 'page', label: 'dompteuse', lang: 'fr' });
});

test('hostile text suggests nothing', async () => {
  for (const query of ['', '")]]', '🦀'.repeat(5000)]) {
    const answer = await ask(`/recherche/suggestions?${new URLSearchParams({ query })}`);
    expect(await answer.json()).toEqual({ suggestions: [] });
  }
});
