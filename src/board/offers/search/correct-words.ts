import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Tables } from '#database/tables.ts';
import { editDistance } from './edit-distance.ts';
import { isBroadcast } from './search-filters.ts';
import { textQuery } from './text-match.ts';

/** A word as it was typed, without accents, and the word of an open offer that it was taken for. */
export type Correction = { readonly from: string; readonly to: string };

type Candidate = { readonly word: string; readonly display: string; readonly offers_count: number };

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
    const candidate = await isInOpenOffer(db, word, now) ? undefined : await closestWord(db, word, now);
    corrected.push(candidate?.word ?? word);
    if (candidate !== undefined) corrections.push({ from: word, to: candidate.display.toLowerCase() });
  }
  return corrections.length === 0 ? null : { words: corrected, corrections };
}

async function isInOpenOffer(db: Kysely<Tables>, word: string, now: Date): Promise<boolean> {
  const { rows } = await sql`
    select from offers_matching(${textQuery([word])}) as matching(id) join offer_index i on i.offer_id = matching.id
    where ${isBroadcast(now)} limit 1`.execute(db);
  return rows.length > 0;
}

/** The word of the fewest edits, then of the most offers, among the thirty that share most letter triples and are in an open offer. */
async function closestWord(db: Kysely<Tables>, word: string, now: Date): Promise<Candidate | undefined> {
  const most = mostEdits(word);
  if (most === 0) return undefined;
  const candidates = await alikeWords(db, word);
  const near = candidates
    .map((candidate) => ({ candidate, edits: editDistance(word, candidate.word) }))
    .filter(({ edits }) => edits <= most)
    .toSorted((a, b) => a.edits - b.edits || b.candidate.offers_count - a.candidate.offers_count);
  if (near[0]?.edits === 0) return undefined; // a word of an offer that is no longer open is no mistake
  for (const { candidate } of near.slice(0, 5)) {
    if (await isInOpenOffer(db, candidate.word, now)) return candidate;
  }
  return undefined;
}

async function alikeWords(db: Kysely<Tables>, word: string): Promise<Candidate[]> {
  await sql`select set_config('pg_trgm.similarity_threshold', '0.25', true)`.execute(db);
  const { rows } = await sql<Candidate>`
    select word, display, offers_count from search_words
    where word % ${word} and char_length(word) between ${word.length - 2} and ${word.length + 2}
    order by similarity(word, ${word}) desc, offers_count desc, word limit 30`.execute(db);
  return rows;
}

/** Short words have too many neighbours; numbers are not misspelt. */
function mostEdits(word: string): number {
  if (word.length < 4 || /\d/.test(word)) return 0;
  return word.length < 8 ? 1 : 2;
}
