import { expect, test } from 'vitest';
import { ContentUnavailable } from '#content/port/content-errors.ts';
import { fixtureContent } from '#content/testing/fixture-content.ts';
import { fixtureDocument } from '#content/testing/fixture-document.ts';
import { openContent } from '#content/testing/open-content.ts';
import { newsOf } from './newsletter-news.ts';

const since = new Date('2026-09-01T00:00:00Z');

const article = (uid: string, { lang = 'fr', data = {}, first = '2026-09-14T09:00:00+0000' }: Given = {}) => ({
  ...fixtureDocument({ type: 'news', uid, lang, data }),
  first_publication_date: first,
});
type Given = { lang?: 'fr' | 'en'; data?: Record<string, unknown>; first?: string };

test('the newsletter lists new news items in both languages with date and address', async () => {
  const content = fixtureContent([
    article('guide', { data: { title: 'Le guide', summary: 'Il est là', published_on: '2026-09-10' } }),
    article('handbook', { lang: 'en' }),
    fixtureDocument({ type: 'page', uid: 'other' }),
  ]);
  const [english, french] = (await newsOf(content)(since)).toSorted((a, b) => a.locale.localeCompare(b.locale));
  expect(english).toMatchObject({ locale: 'en', title: 'handbook', path: '/en/news/handbook', day: '2026-09-14' });
  expect(french).toEqual({
    documentId: 'news-guide-fr',
    locale: 'fr',
    title: 'Le guide',
    summary: 'Il est là',
    path: '/news/guide',
    day: '2026-09-10',
  });
});

test('news items from before the last newsletter, and an archive imported today, are not new', async () => {
  const old = article('old', { first: '2026-08-31T09:00:00+0000' });
  const archive = article('archive', { data: { published_on: '2021-03-01' } });
  expect(await newsOf(fixtureContent([old, archive]))(since)).toEqual([]);
});

test('every page of the news is read', async () => {
  const many = Array.from({ length: 130 }, (_, number) => article(`news-${number}`));
  expect(await newsOf(fixtureContent(many))(since)).toHaveLength(130);
});

test('the number of pages read from a content system is limited', async () => {
  let asked = 0;
  const query = async () => {
    if ((asked += 1) > 1000) throw new Error('for ever');
    return { documents: [], total: 1e15, pages: 1e13 };
  };
  expect(await newsOf({ ...fixtureContent(), query })(since)).toEqual([]);
});

test('if the content is unavailable, an error is thrown instead of an empty list', async () => {
  const { content } = openContent({ patience: 1, documents: [] });
  const away = { ...content, query: () => Promise.reject(new ContentUnavailable('away')) };
  await expect(newsOf(away)(since)).rejects.toBeInstanceOf(ContentUnavailable);
});
