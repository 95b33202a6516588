import { expect, test } from 'vitest';
import { insertCandidate } from '#board/candidates/testing/candidate-fixtures.ts';
import { testBoard } from '#board/testing/test-board.ts';
import { ContentUnavailable } from '#content/port/content-errors.ts';
import { fixtureContent } from '#content/testing/fixture-content.ts';
import { fixtureDocument } from '#content/testing/fixture-document.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { openSite } from '#site/testing/ask-site.ts';

const { db } = await testDatabase();
const board = testBoard(db);
const ask = await openSite(board);

const told = async (answer: Promise<Response>) => {
  const { status, headers } = await answer;
  return [status, headers.get('location'), headers.get('set-cookie')?.split(';', 1)[0]];
};

const leave = (to: string) => told(ask('/en/preview', { form: { intent: 'leave', to } }));

test('leaving a preview returns to the page, and to no other site', async () => {
  expect(await leave('/en/news?page=2')).toEqual([303, '/en/news?page=2', 'io.prismic.preview=']);
  for (const to of ['https://evil.example/', '//evil.example', '']) expect((await leave(to))[1]).toBe('/en');
});

test('leaving a preview on an unpublished page leads to the home page in its language', async () => {
  const content = fixtureContent([
    fixtureDocument({ type: 'page', uid: 'published', lang: 'en' }),
    fixtureDocument({ type: 'news', uid: 'published', lang: 'en' }),
  ]);
  const site = await openSite(board, { content });
  const leaveAt = async (to: string) => (await told(site('/preview', { form: { intent: 'leave', to } })))[1];
  for (const to of ['/en/draft', '/en/draft?a=1#b', '/en/news/draft']) expect(await leaveAt(to)).toBe('/en');
  expect(await leaveAt('/published')).toBe('/');
  for (const to of ['/en/published?a=1', '/en/news/published', '/en/offres', '/destinations/suede', '/'])
    expect(await leaveAt(to)).toBe(to);
});

test('while the content is unavailable, leaving a preview returns to the page', async () => {
  const content = { ...fixtureContent(), getByUID: () => Promise.reject(new ContentUnavailable('away')) };
  const site = await openSite(board, { content });
  expect((await told(site('/preview', { form: { intent: 'leave', to: '/draft' } })))[1]).toBe('/draft');
});

test('a candidate can leave a preview as a visitor can', async () => {
  const viewer = await insertCandidate(board);
  expect(await told(ask('/preview', { form: { intent: 'leave' }, viewer }))).toEqual([303, '/', 'io.prismic.preview=']);
});

test('an unknown intent changes nothing', async () => {
  expect(await told(ask('/preview', { form: { intent: 'evil' } }))).toEqual([400, null, undefined]);
});

test('the page says that a link has expired, and deletes its cookie', async () => {
  expect(await told(ask('/preview?token=x'))).toEqual([410, null, 'io.prismic.preview=']);
});
