import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Tables } from '#database/tables.ts';
import { editDistance } from './edit-distance.ts';
import { foldedText } from './query-words.ts';
import { isBroadcast } from './search-filters.ts';
import { textQuery } from './text-match.ts';

/** A word as it was typed, without accents, and the word of an open offer that it was taken for. */
export type Correction = { readonly from: string; readonly to: string };

/**
 * How an open offer that has the word writes it, and how many such offers there are: counted to a thousand.
 */
type Match = { readonly heading: string; readonly offers: number };

/**
 * Replaces the words that no open offer has, nor any offer ever had, by the most alike that an open one has.
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
    const closest = (await openOffersWith(db, word, now)) === undefined ? await closestWord(db, word, now) : undefined;
    corrected.push(closest?.word ?? word);
    if (closest !== undefined) corrections.push({ from: word, to: asWritten(closest.word, closest.match.heading) });
  }
  return corrections.length === 0 ? null : { words: corrected, corrections };
}

async function openOffersWith(db: Kysely<Tables>, word: string, now: Date): Promise<Match | undefined> {
  const { rows } = await sql<Match>`
    select h.title || ' ' || h.surroundings as heading, found.offers
    from (
      select max(offer_id) as newest, count(*) as offers
      from (
        select i.offer_id
        from offers_matching(${textQuery([word])}) as matching(id) join offer_index i on i.offer_id = matching.id
        where ${isBroadcast(now)} limit 1000
      ) as counted
    ) as found join offer_headings h on h.offer_id = found.newest`.execute(db);
  return rows[0];
}

function asWritten(word: string, heading: string): string {
  const written = heading.split(/[^\p{L}\p{N}]+/u).find((one) => foldedText(one) === word);
  return (written ?? word).toLowerCase();
}

/**
 * The word of the fewest edits, then of the most open offers, among the thirty that share most letter
 * triples.
 */
async function closestWord(
  db: Kysely<Tables>,
  word: string,
  now: Date,
): Promise<{ word: string; match: Match } | undefined> {
  const near = await nearWords(db, word);
  let closest: { word: string; edits: number; match: Match } | undefined;
  for (const candidate of near.slice(0, 5)) {
    if (candidate.edits === 0) return undefined; // a word of an offer that is no longer open is no mistake
    if (closest !== undefined && candidate.edits > closest.edits) break;
    const match = await openOffersWith(db, candidate.word, now);
    if (match !== undefined && match.offers > (closest?.match.offers ?? 0)) closest = { ...candidate, match };
  }
  return closest;
}

async function nearWords(db: Kysely<Tables>, word: string): Promise<{ word: string; edits: number }[]> {
  const most = mostEdits(word);
  if (most === 0) return [];
  const alike = await alikeWords(db, word);
  return alike
    .map((one) => ({ word: one, edits: editDistance(word, one) }))
    .filter(({ edits }) => edits <= most)
    .toSorted((a, b) => a.edits - b.edits);
}

async function alikeWords(db: Kysely<Tables>, word: string): Promise<string[]> {
  await sql`select set_config('pg_trgm.similarity_threshold', '0.25', true)`.execute(db);
  const { rows } = await sql<{ word: string }>`
    select word from search_words
    where word % ${word} and char_length(word) between ${word.length - 2} and ${word.length + 2}
    order by similarity(word, ${word}) desc, word limit 30`.execute(db);
  return rows.map((row) => row.word);
}

/** Short words have too many neighbours; numbers are not misspelt. */
function mostEdits(word: string): number {
  if (word.length < 4 || /\d/.test(word)) return 0;
  return word.length < 8 ? 1 : 2;
}
