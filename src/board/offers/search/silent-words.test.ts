import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testDatabase } from '#database/testing/test-database.ts';
import { foldedText, queryWords } from './query-words.ts';
import { englishStopWords, frenchStopWords, silentWords } from './text/silent-words.ts';
import { textQuery } from './text-match.ts';

const { db } = await testDatabase();
const lists = { frenchStopWords, englishStopWords, silentWords };

/** The stop words of PostgreSQL's own dictionaries, from the files of the server that runs. */
async function stopWordsOf(language: 'french' | 'english'): Promise<string[]> {
  const { rows } = await sql<{ text: string }>`
    select pg_read_file(setting || ${`/tsearch_data/${language}.stop`}) as text from pg_config where name = 'SHAREDIR'`.execute(
    db,
  );
  return (rows[0]?.text ?? '').split(/\s+/).filter((word) => word !== '');
}

test.each(Object.entries(lists))('%s are single words as the index has them', (_name, words) => {
  for (const word of words) expect([word, foldedText(word)]).toEqual([word, word.replace(/[^a-z]/g, '')]);
});

test.each([
  ['french', frenchStopWords],
  ['english', englishStopWords],
] as const)(
  'every stop word of PostgreSQL’s %s is one of ours: alone it would ask for nothing',
  async (language, ours) => {
    const theirs = await stopWordsOf(language);
    expect(theirs.length).toBeGreaterThan(100);
    expect(theirs.map(foldedText).filter((word) => !ours.has(word) && queryWords(word).length > 0)).toEqual([]);
  },
);

test('a stop word beside a word that is none asks for nothing, in either language', () => {
  for (const word of [...frenchStopWords, ...englishStopWords, ...silentWords])
    expect(queryWords(`${word} soudeur`)).toEqual(['soudeur']);
});

test('whatever word is left of a query, PostgreSQL asks its index for it', async () => {
  const left = queryWords('les étés du soudeur IT, the e-commerce of Zürich C++').concat('it');
  for (const word of left) {
    const { rows } = await sql<{ nodes: number }>`select numnode(${textQuery([word])}) as nodes`.execute(db);
    expect([word, rows[0]?.nodes]).not.toEqual([word, 0]);
  }
});
