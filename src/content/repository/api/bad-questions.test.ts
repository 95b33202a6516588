import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { testDatabase } from '#database/testing/test-database.ts';
import { publishSamples, testRepository } from '../testing/test-repository.ts';

const { db } = await testDatabase();
const repository = testRepository(db);
await publishSamples(repository);
const address = 'http://content.internal/content/api/v2';
const ask = (query: Record<string, string>, path = '/documents/search') =>
  repository.fetch(new Request(`${address}${path}?${new URLSearchParams(query).toString()}`));
const { refs }: { refs: { ref: string }[] } = await (await ask({}, '')).json();
const ref = refs[0]?.ref ?? '';

test.each([
  ['a ref that is none', { ref: 'nothing' }, 404],
  ['a page that is none', { ref, page: '-1' }, 400],
  ['a size that is none', { ref, pageSize: 'many' }, 400],
  ['a language that is none', { ref, lang: 'xx' }, 400],
  ['a predicate that is none', { ref, q: '[[nothing(document.type, "page")]]' }, 400],
  ['a path that is none', { ref, q: '[[at(documents, "page")]]' }, 400],
  ['a type that is none', { ref, q: '[[at(my.nothing.title, "page")]]' }, 400],
  ['a value of another type', { ref, q: '[[number.gt(my.faq_item.rank, "much")]]' }, 400],
  ['a date that is none', { ref, q: '[[date.after(my.news.published_on, "soon")]]' }, 400],
  ['a month that is none', { ref, q: '[[date.month(my.news.published_on, 13)]]' }, 400],
  ['an ordering that is none', { ref, orderings: '[my.news.title sideways]' }, 400],
  ['a graphQuery that is none', { ref, graphQuery: '{ news {' }, 400],
  ['a graphQuery of a thousand levels', { ref, graphQuery: `${'{ news'.repeat(1001)}${'}'.repeat(1001)}` }, 400],
  ['routes that are none', { ref, routes: '{"type":' }, 400],
  ['a broken route that is a script', { ref, brokenRoute: 'javascript:alert(1)' }, 400],
  ['a field that is none', { ref, fetch: 'title' }, 400],
  ['a document that is not among the results', { ref, after: 'nothing' }, 400],
  ['NUL', { ref, q: '[[at(document.id, "\0")]]' }, 400],
])('a request with %s gets a protocol error', async (_what, query, status) => {
  const answer = await ask(query);
  expect(answer.status).toBe(status);
  expect(await answer.json()).toMatchObject({ type: expect.any(String), message: expect.any(String) });
});

test('no query makes the repository throw an unexpected error', async () => {
  const paths = fc.constantFrom(
    'document',
    'document.tags',
    'document.id',
    'my.news.published_on',
    'my.faq_item.rank',
    'document.first_publication_date',
  );
  const names = fc.constantFrom(
    'at',
    'not',
    'any',
    'in',
    'fulltext',
    'has',
    'missing',
    'number.gt',
    'date.after',
    'date.month',
    'date.hour-before',
    'similar',
  );
  const args = fc.constantFrom('"é\'&|!:*"', '1e308', '-1', 'true', '["a", 1]', '[]', '"2026-02-30"', '"\ud83d"', '""');
  const question = fc.record({
    q: fc
      .tuple(names, paths, fc.array(args, { maxLength: 3 }))
      .map(([name, path, given]) => `[[${name}(${[path, ...given].join(', ')})]]`),
    orderings: fc.constantFrom('', '[document.tags]', '[my.faq_item.rank desc]', '[,]'),
    after: fc.constantFrom('', 'x'),
  });
  await fc.assert(
    fc.asyncProperty(question, async (given) => {
      expect([200, 400]).toContain((await ask({ ref, lang: '*', ...given })).status);
    }),
    { numRuns: 300 },
  );
});

test('a query may have a limited number of predicates in all its parameters q, because PostgreSQL takes seconds for hundreds', async () => {
  const query = new URLSearchParams({ ref });
  for (let count = 0; count < 51; count += 1) query.append('q', '[[similar("a", 3)]]');
  const refused = await repository.fetch(new Request(`${address}/documents/search?${query.toString()}`));
  expect(refused.status).toBe(400);
  expect(await refused.json()).toMatchObject({ message: expect.stringContaining('q: more than 50') });
});

test('extremely costly searches are answered', async () => {
  const texts = [
    'a'.repeat(10_000),
    '&|!():*'.repeat(1000),
    'mot '.repeat(200),
    '日本語 русский العربية हिन्दी',
    '🎌'.repeat(500),
  ];
  for (const text of texts)
    expect((await ask({ ref, q: `[[fulltext(document, ${JSON.stringify(text)})]]` })).status).toBe(200);
});

test('a client whose copy is valid gets 304, a HEAD request gets only headers, and other methods are refused', async () => {
  const search = `${address}/documents/search?ref=${ref}`;
  const first = await repository.fetch(new Request(search));
  const etag = first.headers.get('etag') ?? '';
  expect((await repository.fetch(new Request(search, { headers: { 'If-None-Match': etag } }))).status).toBe(304);
  const head = await repository.fetch(new Request(search, { method: 'HEAD' }));
  expect([head.status, head.headers.get('etag'), await head.text()]).toEqual([200, etag, '']);
  expect((await repository.fetch(new Request(search, { method: 'POST' }))).status).toBe(405);
  expect((await repository.fetch(new Request(`${address}/nothing`))).status).toBe(404);
});
