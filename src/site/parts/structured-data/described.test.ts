import fc from 'fast-check';
import { expect, test } from 'vitest';
import { breadcrumbList } from './breadcrumb-list.ts';
import { describeArticle } from './describe-article.ts';
import { describeQuestions } from './describe-questions.ts';
import { describeSite } from './describe-site.ts';
import { jsonLd } from './json-ld.ts';

const origin = 'https://mvi.example';

test('the way to a page is numbered from the home page, and its own address is not repeated', () => {
  const { itemListElement } = breadcrumbList(
    origin,
    [
      { name: 'Accueil', to: '/' },
      { name: 'Offres', to: '/offres' },
    ],
    'Data',
  );
  expect(itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Accueil', item: `${origin}/` },
    { '@type': 'ListItem', position: 2, name: 'Offres', item: `${origin}/offres` },
    { '@type': 'ListItem', position: 3, name: 'Data' },
  ]);
});

test('the site says where it is searched, with a place for the words', () => {
  expect(describeSite(origin, 'en', { home: '/en', search: '/en/recherche' })).toMatchObject({
    url: `${origin}/en`,
    potentialAction: { target: { urlTemplate: `${origin}/en/recherche?search={search_term_string}` } },
  });
});

const article = {
  kind: 'NewsArticle',
  title: 'Le guide',
  description: null,
  locale: 'fr',
  url: `${origin}/news/guide`,
  image: `${origin}/x.png`,
  publishedAt: '2026-09-14',
  changedAt: '2026-09-01T00:00:00+0000',
} as const;

test('an article is never said to be changed before it was published', () => {
  expect(describeArticle(origin, article)).toMatchObject({ datePublished: '2026-09-14', dateModified: '2026-09-14' });
});

test('a headline has no more than its 110 characters, and no half of one', () => {
  const headline = describeArticle(origin, { ...article, title: `${'x'.repeat(109)}🚀 et plus` })['headline'];
  expect(headline).toBe(`${'x'.repeat(109)}\uFFFD`);
});

test('a question without an answer is told to no engine', () => {
  expect(
    describeQuestions([
      { question: 'A', answer: '' },
      { question: 'B', answer: 'b' },
    ]),
  ).toMatchObject({
    mainEntity: [{ name: 'B', acceptedAnswer: { text: 'b' } }],
  });
});

test('whatever a text holds, it leaves no script element', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const written = jsonLd(describeQuestions([{ question: `${text}</script>`, answer: `<!--${text}` }]));
      expect(written).not.toContain('<');
      expect(JSON.parse(written)).toMatchObject({ mainEntity: [{ name: `${text}</script>` }] });
    }),
  );
});
