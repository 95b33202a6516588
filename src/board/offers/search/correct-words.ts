import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Tables } from '#database/tables.ts';
import { editDistance } from './edit-distance.ts';
import { foldedText } from './query-words.ts';
import { isBroadcast } from './search-filters.ts';
import { textQuery } from './text-match.ts';

/** A word as it was typed, without accents, and the word of an open offer that it was taken for. */
export type Correction = { readonly from: string; readonly to: string };

type Candidate = { readonly word: string; readonly offers_count: number };

/**
 * Replaces the words that no offer ever had by the most alike that an open one has.
 * @returns null when no word could be replaced
 */
export async function correctWords(
  db: Kysely<Tables>,
  words: readonly string[],
  now: Date,
): Promise<{ words: string[]; corrections: Correction[] } | null> {
  const corrections: Correction[] = [];
  const corrected: string[] = [];
  for (const word of words) {
    const closest = (await openHeadingWith(db, word, now)) === undefined ? await closestWord(db, word, now) : undefined;
    corrected.push(closest?.word ?? word);
    if (closest !== undefined) corrections.push({ from: word, to: asWritten(closest.word, closest.heading) });
  }
  return corrections.length === 0 ? null : { words: corrected, corrections };
}

/** What an open offer that has the word says of itself, for the word's accents. */
async function openHeadingWith(db: Kysely<Tables>, word: string, now: Date): Promise<string | undefined> {
  const { rows } = await sql<{ heading: string }>`
    select h.title || ' ' || h.surroundings as heading
    from (
      select i.offer_id from offers_matching(${textQuery([word])}) as matching(id) join offer_index i on i.offer_id = matching.id
      where ${isBroadcast(now)} limit 1
    ) as first join offer_headings h on h.offer_id = first.offer_id`.execute(db);
  return rows[0]?.heading;
}

function asWritten(word: string, heading: string): string {
  const written = heading.split(/[^\p{L}\p{N}]+/u).find((one) => foldedText(one) === word);
  return (written ?? word).toLowerCase();
}

/** The word of the fewest edits, then of the most offers, among the thirty that share most letter triples and are in an open offer. */
async function closestWord(
  db: Kysely<Tables>,
  word: string,
  now: Date,
): Promise<{ word: string; heading: string } | undefined> {
  const most = mostEdits(word);
  if (most === 0) return undefined;
  const near = (await alikeWords(db, word))
    .map((candidate) => ({ ...candidate, edits: editDistance(word, candidate.word) }))
    .filter(({ edits }) => edits <= most)
    .toSorted((a, b) => a.edits - b.edits || b.offers_count - a.offers_count);
  if (near[0]?.edits === 0) return undefined; // a word of an offer that is no longer open is no mistake
  for (const candidate of near.slice(0, 5)) {
    const heading = await openHeadingWith(db, candidate.word, now);
    if (heading !== undefined) return { word: candidate.word, heading };
  }
  return undefined;
}

async function alikeWords(db: Kysely<Tables>, word: string): Promise<Candidate[]> {
  await sql`select set_config('pg_trgm.similarity_threshold', '0.25', true)`.execute(db);
  const { rows } = await sql<Candidate>`
    select word, offers_count from search_words
    where word % ${word} and char_length(word) between ${word.length - 2} and ${word.length + 2}
    order by similarity(word, ${word}) desc, offers_count desc, word limit 30`.execute(db);
  return rows;
}

/** Short words have too many neighbours; numbers are not misspelt. */
function mostEdits(word: string): number {
  if (word.length < 4 || /\d/.test(word)) return 0;
  return word.length < 8 ? 1 : 2;
}
