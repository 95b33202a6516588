import { parseDocument } from 'htmlparser2';
import { expect, test } from 'vitest';
import { testBoard } from '#board/testing/test-board.ts';
import { fixtureContent } from '#content/testing/fixture-content.ts';
import { fixtureDocument } from '#content/testing/fixture-document.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { openSite } from '#site/testing/ask-site.ts';

const { db } = await testDatabase();
const content = fixtureContent([
  fixtureDocument({
    type: 'news',
    uid: 'guide',
    data: { title: 'Le guide <b>& plus', summary: 'Il est là', published_on: '2026-09-10' },
  }),
]);
const ask = await openSite(testBoard(db), { content });

test('the feed contains the news in its language, and the page of news links to the feed', async () => {
  const answer = await ask('/news.atom');
  expect(answer.headers.get('content-type')).toBe('application/atom+xml; charset=utf-8');
  const text = await answer.text();
  expect(() => parseDocument(text, { xmlMode: true })).not.toThrow();
  expect(text).toContain('<title>Le guide &lt;b&gt;&amp; plus</title>');
  expect(text).toContain('href="https://mvi.example/news/guide"');
  expect(text).toContain('<published>2026-09-10T00:00:00.000Z</published>');
  expect(await (await ask('/en/news.atom')).text()).not.toContain('<entry>');
  expect(await (await ask('/news')).text()).toContain('href="https://mvi.example/news.atom"');
});

test('an unchanged feed answers 304', async () => {
  const tag = (await ask('/news.atom')).headers.get('etag') ?? '';
  expect((await ask('/news.atom', { headers: { 'if-none-match': tag } })).status).toBe(304);
});
