import * as fc from 'fast-check';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { models as files } from '#content/models/models.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { documentId } from '../models/document-id.ts';
import { typeModels } from '../models/type-models.ts';
import { indexedWords } from '../text/plain-words.ts';
import { type Imported, putDocuments } from '../write/put-documents.ts';
import { testActor } from '../testing/test-actor.ts';
import { createStore } from '../write/store.ts';
import { readDocumentQuery } from './read-document-query.ts';
import { search } from './search.ts';

const { db } = await testDatabase();
const models = typeModels(files);
const vocabulary = (
  'visa visas mission missions mère mer âge agent allowance allowing nationality national étranger étrangère ' +
  'logement logements les la of the return retour V.I.E. œuvre 2026'
).split(' ');
const text = (most: number) => fc.array(fc.constantFrom(...vocabulary), { minLength: 1, maxLength: most });
const words = (most: number) => text(most).map((each) => each.join(' '));

await putDocuments(createStore({ db, now: () => new Date('2026-11-21T12:00:00Z'), models }), documents(80), {
  actor: testActor,
});

/**
 * Makes documents with headings and summaries of the same few words. Some were published on the same day, and
 * some exist in one language.
 */
function documents(count: number): Imported[] {
  const contents = fc.sample(fc.record({ title: words(3), summary: words(12) }), { numRuns: count, seed: 5 });
  return contents.map((data, index) => {
    const name = { type: 'news', key: `news-${index}`, lang: index % 3 === 0 ? 'en' : 'fr' } as const;
    const publishedAt = new Date(Date.UTC(2026, 8, 1 + (index % 7)));
    return { ...name, id: documentId(name), content: { uid: `news-${index}`, tags: [], data }, publishedAt };
  });
}

// Searches for all three forms of each word, except for stop words of either language.
await sql`create function query_simply(terms text[]) returns tsquery language sql return (
  with forms as (
    select to_tsquery('french', quote_literal(term) || ':*') as french, to_tsquery('english', quote_literal(term) || ':*') as english,
      to_tsquery('simple', quote_literal(term) || ':*') as exact from unnest(terms) as term),
  texts as (select case when numnode(french) > 0 and numnode(english) > 0 then (french || english || exact)::text end as needed,
    exact::text as exact from forms)
  select coalesce(string_agg('(' || needed || ')', '&'), string_agg('(' || exact || ')', '&'))::tsquery from texts)`.execute(
  db,
);

/**
 * Searches by a simple algorithm, to compare: it sorts all matches, first those whose heading contains the
 * words.
 */
async function naively(asked: string, lang: string): Promise<string[]> {
  const query = sql`query_simply(${indexedWords(asked)}::text[])`;
  const { rows } = await sql<{ id: string }>`
    select document_id as id from content.entries where words @@ ${query} and ${lang} in (lang, '*')
    order by heading @@ ${query} desc, last_published_at desc nulls first, document_id`.execute(db);
  return rows.map(({ id }) => id);
}

const asking = fc.record({
  // Searches for a whole word or for its beginning, as while a visitor types.
  asked: fc
    .array(fc.tuple(fc.constantFrom(...vocabulary), fc.integer({ min: 3, max: 12 })), { minLength: 1, maxLength: 3 })
    .map((typed) => typed.map(([word, length]) => word.slice(0, length)).join(' ')),
  lang: fc.constantFrom('*', 'fr', 'en'),
  page: fc.integer({ min: 1, max: 5 }),
  pageSize: fc.constantFrom(1, 3, 7, 20, 100),
});

const askedFor = (asked: string, rest: Readonly<Record<string, string>>) =>
  search(
    db,
    models,
    { ref: 'any', drafts: 'none' },
    readDocumentQuery(new URLSearchParams({ q: `[[fulltext(document, "${asked}")]]`, ...rest }), models),
  );

test('a page of a full-text search equals that of the simple algorithm: headings first, then the newest', async () => {
  await fc.assert(
    fc.asyncProperty(asking, async ({ asked, lang, page, pageSize }) => {
      const all = await naively(asked, lang);
      const found = await askedFor(asked, { lang, page: String(page), pageSize: String(pageSize) });
      expect(found.documents.map(({ id }) => id)).toEqual(all.slice((page - 1) * pageSize, page * pageSize));
      expect(found.total).toBe(all.length);
    }),
  );
});

test('the page after a document begins with the next document, among the matches by heading and among the others', async () => {
  const all = await naively('visa', '*');
  for (const [place, after] of all.entries()) {
    const { documents: next } = await askedFor('visa', { lang: '*', after, pageSize: '5' });
    expect(next.map(({ id }) => id)).toEqual(all.slice(place + 1, place + 6));
  }
});
