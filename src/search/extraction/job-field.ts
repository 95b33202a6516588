import type { Reference } from '#reference/read-reference.ts';
import { type Token, tokensOf } from '#search/text/tokens.ts';
import { conceptsIn } from '#search/understanding/concepts.ts';
import { vocabulary } from '#search/understanding/names/knowledge.ts';
import { fieldsOfConcepts, type FieldsOfConcept, type Strength } from './read-job-fields.ts';

/** The job field that the texts of an offer name. */
export type FieldReading = {
  /** Ids of specializations of one family or, for a trade of two families, of both. */
  readonly ids: readonly number[];
  /** From 0 to 1. */
  readonly confidence: number;
  /** The words that say so. */
  readonly passage: string;
};

/** Below this confidence the reading says nothing. */
const leastConfidence = 0.5;

type Sign = FieldsOfConcept & { readonly weight: number; readonly passage: string };

/**
 * Reads the job field of an offer. A trade in the title decides; then tools and industries in the title; then
 * everything in the text.
 * @returns null if the texts say nothing, or too many different things
 */
export function readJobField(
  title: string,
  text: string,
  { specializations }: Pick<Reference, 'specializations'>,
): FieldReading | null {
  const familyOf = (id: number): number => specializations.get(id)?.parentId ?? id;
  const inTitle = signsIn(title, 1);
  return (
    decide(ofStrength(inTitle, 'trade'), familyOf, 1) ??
    decide(ofStrength(inTitle, 'setting'), familyOf, 0.9) ??
    // The long text is read only where the title decides nothing.
    decide(signsOfBoth(inTitle, signsIn(text, 0.5)), familyOf, 0.67) ??
    decide(ofStrength(inTitle, 'fallback'), familyOf, 0.7)
  );
}

/** Returns all signs, or none if the text names fewer than two trades: it may mention a trade in passing. */
function signsOfBoth(inTitle: readonly Sign[], inText: readonly Sign[]): readonly Sign[] {
  if (ofStrength(inText, 'trade').length < 2) return [];
  return [...inTitle, ...inText].filter(({ strength }) => strength !== 'fallback');
}

function ofStrength(signs: readonly Sign[], wanted: Strength): readonly Sign[] {
  return signs.filter(({ strength }) => strength === wanted);
}

function signsIn(text: string, scale: number): readonly Sign[] {
  const tokens = tokensOf(text);
  const named = conceptsIn(tokens, vocabulary).flatMap(({ ids, from, to }) =>
    ids.flatMap((id) => {
      const fields = fieldsOfConcepts.get(id);
      if (fields === undefined) return [];
      const words = tokens.slice(from, to).filter(({ speaks }) => speaks).length;
      return [{ ...fields, from, to, weight: scale * (fields.strength === 'trade' ? 2 + words / 2 : 1) }];
    }),
  );
  const head = headOf(named, tokens);
  return named.map(({ from, to, weight, ...sign }) => ({
    ...sign,
    weight: weight + (from === head?.from ? scale * 2.5 : 0),
    passage: passageOf(tokens, from, to, text),
  }));
}

type Named = { readonly from: number; readonly to: number; readonly strength: string };

/**
 * Returns the trade that a title is about: the first («acheteur moteurs»), but in an English row of nouns the
 * last ("powertrain buyer"), if a word for a person ends the row.
 */
function headOf<N extends Named>(named: readonly N[], tokens: readonly Token[]): N | undefined {
  const trades = named.filter(({ strength }) => strength === 'trade');
  const [first] = trades;
  if (first === undefined) return first;
  const end = tokens.findIndex(({ apart }, at) => apart && at >= first.to);
  const last = trades.findLast(({ to }) => end < 0 || to <= end) ?? first;
  return endsInPerson(last, tokens) ? last : first;
}

/** Tells if a name, or the word behind it, is an English word for a person: "buyer", "quality engineer". */
function endsInPerson({ to }: Named, tokens: readonly Token[]): boolean {
  const [own, following] = [tokens[to - 1], tokens[to]];
  const follows = following !== undefined && !following.apart;
  return person.test(own?.written ?? '') || (follows && person.test(following.written));
}

const person = /^(?:\p{L}{3,}(?:(?<!i)er|or|ist|yst)|accountant|consultant|assistant)s?$/iu;

function passageOf(tokens: readonly Token[], from: number, to: number, text: string): string {
  return text.normalize('NFC').slice(tokens[from]?.start ?? 0, tokens[to - 1]?.end ?? 0);
}

function decide(signs: readonly Sign[], familyOf: (id: number) => number, certainty: number): FieldReading | null {
  const weights = new Map<number, number>();
  for (const { ids, weight } of signs)
    for (const family of new Set(ids.map(familyOf))) weights.set(family, (weights.get(family) ?? 0) + weight);
  const [first] = [...weights].toSorted(([, a], [, b]) => b - a);
  if (first === undefined) return null;
  const [family, weight] = first;
  const confidence = (weight / signs.reduce((sum, sign) => sum + sign.weight, 0)) * certainty;
  if (confidence < leastConfidence) return null;
  const own = signs.filter(({ ids }) => ids.some((id) => familyOf(id) === family));
  // A concept of two families belongs to both, so that an offer of maintenance is found below either.
  const ids = [...new Set(own.flatMap((sign) => sign.ids))].toSorted(
    (a, b) => Number(familyOf(b) === family) - Number(familyOf(a) === family),
  );
  return { ids, confidence, passage: own[0]?.passage ?? '' };
}
