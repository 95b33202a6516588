import { expect, test } from 'vitest';
import { insertCompany, insertOffer, insertReference } from '#board/offers/testing/offer-fixtures.ts';
import { testBoard } from '#board/testing/test-board.ts';
import { fixtureContent } from '#content/testing/fixture-content.ts';
import { fixtureDocument } from '#content/testing/fixture-document.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { openSite } from '#site/testing/ask-site.ts';

const { db } = await testDatabase();
await insertReference(db);
await insertOffer(db, { title: 'Comptable', description: 'Des congés payés.' });
await insertOffer(db, { title: 'Gestionnaire de grands comptes' });
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
  fixtureDocument({ type: 'faq_item', uid: 'leave', data: { question: 'Combien de jours de congés ?' } }),
  fixtureDocument({ type: 'faq_item', key: 'age', lang: 'en', uid: 'age', data: { question: 'At what age?' } }),
  fixtureDocument({ type: 'faq_item', uid: 'kitchen', data: { question: 'Faut-il un cookbook ?' } }),
  fixtureDocument({ type: 'page', uid: 'cookery', data: { title: 'Cookery' } }),
  fixtureDocument({ type: 'page', uid: 'lodging', data: { title: 'Se loger', description: 'Le logement.' } }),
  fixtureDocument({ type: 'testimonial', uid: 'nobody', data: { name: 'dompteuse' } }),
];
const ask = await openSite(testBoard(db), { content: fixtureContent(documents) });

const found = async (results: string, search: string) =>
  (await ask(`${results}?${new URLSearchParams({ search })}`)).text();
const suggested = async (query: string) => {
  const { suggestions } = await (await ask(`/recherche/suggestions?${new URLSearchParams({ query })}`)).json();
  return suggestions.map(({ address }: { address: string }) => address);
};
const places = async (search: string) => {
  const html = await found('/recherche', search);
  return [...html.matchAll(/<section[^>]*aria-labelledby="found-(\w+)"/g)].map(([, group]) => group);
};

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

test('a search for a word that offers only mention shows the guide first, and a search for a job title shows offers first', async () => {
  expect(await places('congés')).toEqual(['documents', 'offers']);
  expect(await places('dompteuse')).toEqual(['offers', 'documents']);
  expect(await places('mon compte')).toEqual(['documents', 'offers']);
});

test.each([
  ['/recherche', 'newsletter', '/lettre'],
  ['/en/recherche', 'cookies', '/en/cookies'],
  ['/recherche', 'alertes', '/espace-personnel/recherches'],
  ['/recherche', 'mes favoris', '/espace-personnel/favoris'],
  ['/en/recherche', 'my account', '/en/espace-personnel'],
])('the search page %s finds, for «%s», the screen %s, which has no document', async (results, search, screen) => {
  expect(await found(results, search)).toMatch(new RegExp(`<h3[^>]*><a href="${screen}"`));
});

test('if no document has all words, the page shows documents with half of them, marked as partial matches', async () => {
  const html = await found('/en/recherche', 'the age limit');
  expect(html).toContain('href="/en/faq#faq_item-age-en"');
  expect(html).toContain('some of these words');
  expect(html).toContain('href="/en/offres/recherche?query=the+age+limit"');
  for (const search of ['age qwertz asdf', 'qwertz'])
    expect(await found('/en/recherche', search)).not.toContain('faq_item-age-en');
});

test.each(['', 'zzzzqqq', '<script>alert(1)</script>', '"]] [[', '🦀'.repeat(5000), 'x '.repeat(200), '%00'])(
  'a search of %j is answered with help',
  async (search) => {
    const answer = await ask(`/recherche?${new URLSearchParams({ search, page: '9999' })}`);
    expect(answer.status).toBe(200);
    const html = await answer.text();
    expect(html).toContain('href="/destinations"');
    expect(html).not.toContain('<script>alert');
  },
);

test("at most five suggestions are shown, of the searched types, the page's language first", async () => {
  const { suggestions } = await (await ask('/recherche/suggestions?query=dompteuse')).json();
  expect(suggestions.map(({ address }: { address: string }) => address)).toEqual([
    '/domptage',
    '/faq#faq_item-lions-fr',
    '/en/news/circus',
  ]);
  expect(suggestions[0]).toMatchObject({ kind: 'content', type: 'page', label: 'dompteuse', lang: 'fr' });
});

test('a screen is suggested by its title, after documents with titles that begin with the typed text', async () => {
  expect(await suggested('cook')).toEqual(['/cookery', '/cookies', '/faq#faq_item-kitchen-fr']);
  expect(await suggested('log')).toEqual(['/lodging']);
});

test('hostile text has no suggestions', async () => {
  for (const query of ['', '")]]', '🦀'.repeat(5000)]) {
    const answer = await ask(`/recherche/suggestions?${new URLSearchParams({ query })}`);
    expect(await answer.json()).toEqual({ suggestions: [] });
  }
});
