import fc from 'fast-check';
import { expect, test } from 'vitest';
import { breadcrumbList } from './breadcrumb-list.ts';
import { describeArticle } from './describe-article.ts';
import { describeQuestions } from './describe-questions.ts';
import { describeSite } from './describe-site.ts';
import { jsonLd } from './json-ld.ts';

const origin = 'https://mvi.example';

test('the breadcrumb is numbered from the home page, without the page itself', () => {
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

test('search engines get the address of the site search, with a placeholder for the words', () => {
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

test('the date of an article’s change is never before its publication', () => {
  expect(describeArticle(origin, article)).toMatchObject({ datePublished: '2026-09-14', dateModified: '2026-09-14' });
});

test('a headline has at most 110 whole characters', () => {
  const headline = describeArticle(origin, { ...article, title: `${'x'.repeat(109)}🚀 et plus` })['headline'];
  expect(headline).toBe(`${'x'.repeat(109)}\uFFFD`);
});

test('search engines get only questions that have an answer', () => {
  expect(
    describeQuestions([
      { question: 'A', answer: '' },
      { question: 'B', answer: 'b' },
    ]),
  ).toMatchObject({
    mainEntity: [{ name: 'B', acceptedAnswer: { text: 'b' } }],
  });
});

test('no text can end the script element', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const written = jsonLd(describeQuestions([{ question: `${text}</script>`, answer: `<!--${text}` }]));
      expect(written).not.toContain('<');
      expect(JSON.parse(written)).toMatchObject({ mainEntity: [{ name: `${text}</script>` }] });
    }),
  );
});
