import { isLinking } from '#search/text/stop-words.ts';
import type { Token } from '#search/text/tokens.ts';
import { namesIn, type Vocabulary } from '#search/text/vocabulary-matcher.ts';
import { isWishWord } from '#search/text/wish-words.ts';
import { languagesNamed } from '#search/understanding/names/languages-named.ts';
import { type NamedOptions, type NamedThing, overlap, type Span } from '#search/understanding/names/named-thing.ts';
import { foldedAt, negatorsIn } from '#search/understanding/names/negators.ts';

/** Something that a text excludes. `nothing` is a word that describes the candidate («sans expérience»). */
type Excluded = Span &
  (
    | { readonly kind: 'thing'; readonly thing: NamedThing }
    | { readonly kind: 'language'; readonly id: string }
    | { readonly kind: 'option'; readonly asks: NamedOptions['asks'] }
    | { readonly kind: 'words' | 'nothing' }
  );

/** A part of a text that excludes something: «sans anglais», «not in Germany or Austria». */
export type Negation = Span & { readonly excluded: readonly Excluded[] };

/** The names that a text contains. */
type Names = {
  readonly vocabulary: Vocabulary;
  readonly things: readonly NamedThing[];
  readonly options: readonly NamedOptions[];
};

/** Returns the tokens with a separator before each negator, because no name goes beyond it. */
export function partedByNegators(tokens: readonly Token[], text: string, vocabulary: Vocabulary): readonly Token[] {
  const firsts = new Set(negatorsIn(tokens, text, vocabulary).map(({ from }) => from));
  return firsts.size === 0 ? tokens : tokens.map((token, at) => (firsts.has(at) ? { ...token, apart: true } : token));
}

/** Finds what a text excludes, in order. */
export function negationsIn(tokens: readonly Token[], text: string, names: Names): readonly Negation[] {
  const negators = negatorsIn(tokens, text, names.vocabulary);
  if (negators.length === 0) return [];
  const targets = targetsIn(tokens, names);
  const found: Negation[] = [];
  const isFree = ({ from }: Span) => from >= (found.at(-1)?.to ?? 0);
  for (const negator of negators) {
    const before = targets.find(({ to, kind }) => kind === 'language' && to === negator.from);
    if (before !== undefined && isFree(before) && required.has(foldedAt(tokens, negator.to)))
      found.push({ from: before.from, to: negator.to + 1, excluded: [before] });
    const first = isFree(negator) ? firstExcluded(tokens, targets, negator) : null;
    if (first === null || isNegated(first, negators)) continue;
    const excluded = [first, ...furtherExcluded(tokens, targets, first)];
    const end = excluded.at(-1)?.to ?? first.to;
    found.push({ from: negator.from, to: first.kind === 'language' ? endOfRequired(tokens, end) : end, excluded });
  }
  return found;
}

/** Returns the negators that exclude nothing. */
export function idleNegators(
  tokens: readonly Token[],
  text: string,
  vocabulary: Vocabulary,
  negations: readonly Negation[],
): readonly Span[] {
  return negatorsIn(tokens, text, vocabulary).filter((negator) => !isNegated(negator, negations));
}

/** Tells if a name belongs to a negation. */
export function isNegated(span: Span, negations: readonly Span[]): boolean {
  return negations.some((negation) => overlap(negation, span));
}

/** Tells if a word of a negation needs no correction: a negator, or the name of something. */
export function isKnown(at: number, negations: readonly Negation[]): boolean {
  const negation = negations.find(({ from, to }) => from <= at && at < to);
  const words = negation?.excluded.filter(({ kind }) => kind === 'words') ?? [];
  return negation !== undefined && !words.some(({ from, to }) => from <= at && at < to);
}

/** Words that say that a language is required: «sans anglais exigé». */
const required: ReadonlySet<string> = new Set(
  `exige exigee requis requise obligatoire demande demandee necessaire courant imperatif required needed mandatory necessary
  compulsory speaking skills`.split(/\s+/),
);

function endOfRequired(tokens: readonly Token[], end: number): number {
  return required.has(foldedAt(tokens, end)) ? end + 1 : end;
}

/** Lists the names in the text, the longest first. */
function targetsIn(tokens: readonly Token[], { vocabulary, things, options }: Names): readonly Excluded[] {
  const words = [...namesIn(tokens, vocabulary.names), ...namesIn(tokens, vocabulary.heads)];
  return [
    ...things.map((thing) => ({ kind: 'thing' as const, thing, from: thing.from, to: thing.to })),
    ...languagesNamed(tokens).map((language) => ({ kind: 'language' as const, ...language })),
    ...options.map(({ from, to, asks }) =>
      asks.every(isExcludable) ? { kind: 'option' as const, asks, from, to } : { kind: 'nothing' as const, from, to },
    ),
    ...words.map(({ from, to }) => ({ kind: 'words' as const, from, to })),
  ].toSorted((a, b) => b.to - b.from - (a.to - a.from));
}

/** Tells if a text can exclude an option. Lengths, starts and allowances have no opposite. */
function isExcludable({ name }: NamedOptions['asks'][number]): boolean {
  return name === 'remoteWork' || name === 'environmental' || name === 'studyLevels';
}

/**
 * Limit of words between a negator and what it excludes: «je ne veux pas travailler dans une banque en
 * Suisse».
 */
const maxBetween = 5;

function firstExcluded(
  tokens: readonly Token[],
  targets: readonly Excluded[],
  { from, to, reach, isOfVerb }: ReturnType<typeof negatorsIn>[number],
): Excluded | null {
  for (let at = to; at < Math.min(tokens.length, to + maxBetween); at += 1) {
    const token = tokens[at];
    if (token === undefined || (at > to && token.apart) || ending.has(token.word.folded)) return null;
    const named = targets.find((one) => one.from === at);
    // Words about the candidate may begin an option: «bac +5».
    if (named?.kind !== 'option' && ofOneself.has(token.word.folded)) return { kind: 'nothing', from: at, to: at + 1 };
    const target = named ?? wordAt(token, at);
    if (target === null) continue;
    if (isOfVerb && describing.has(foldedAt(tokens, from - 1))) return { kind: 'nothing', from: at, to: target.to };
    const place = isOfVerb && isUnknown(target, targets) ? placeBehind(tokens, targets, target) : null;
    return isWithin(place ?? target, reach, targets) ? (place ?? target) : null;
  }
  return null;
}

/** Words at which the negated part of a sentence ends. */
const ending: ReadonlySet<string> = new Set(
  'mais but et and ou or car because so donc parce puis then si if qui who which'.split(' '),
);
/** Words about the candidate: a search «sans expérience» excludes no offer. */
const ofOneself: ReadonlySet<string> = new Set(
  `experience experiences diplome diplomes diplomee diploma degree bac formation permis etude etudes ecole niveau level competence
  competences skill skills visa idee idea preference preferences contrainte contraintes engagement pression probleme problem`.split(
    /\s+/,
  ),
);
/** «Je ne suis pas ingénieur» says who somebody is, not what they look for. */
const describing: ReadonlySet<string> = new Set(['suis', 'am', 'm']);

function wordAt({ speaks, word }: Token, at: number): Excluded | null {
  if (!speaks || isWishWord(word.folded)) return null;
  return { kind: /^\d+$/.test(word.folded) ? 'nothing' : 'words', from: at, to: at + 1 };
}

function isUnknown(target: Excluded, targets: readonly Excluded[]): boolean {
  return target.kind === 'words' && !targets.includes(target);
}

/** Finds the place behind a verb that the vocabulary does not contain: "not located in Germany". */
function placeBehind(tokens: readonly Token[], targets: readonly Excluded[], { to }: Span): Excluded | null {
  const at = withoutLinking(tokens, to);
  const place = at === to ? undefined : targets.find((one) => one.from === at && isPlace(one));
  return place ?? null;
}

function isWithin(target: Excluded, reach: 'places' | 'names' | 'anything', targets: readonly Excluded[]): boolean {
  if (reach === 'places') return isPlace(target);
  return reach === 'anything' || !isUnknown(target, targets);
}

function isPlace(target: Excluded): boolean {
  return target.kind === 'thing' && target.thing.places.length > 0;
}

/** Finds what is excluded together with a first thing: «hors Belgique, Suisse et Allemagne». */
function furtherExcluded(tokens: readonly Token[], targets: readonly Excluded[], first: Excluded): readonly Excluded[] {
  const further: Excluded[] = [];
  for (let last = first; ;) {
    const isJoined = joining.has(foldedAt(tokens, last.to));
    const from = withoutLinking(tokens, isJoined ? last.to + 1 : last.to);
    const next = targets.find((one) => one.from === from) ?? plainWordAt(tokens, from, first);
    const isParted = tokens[last.to]?.apart === true;
    if (next === null || !isAlike(first, next)) return further;
    const goesOn =
      first.kind === 'words' ? or.has(foldedAt(tokens, last.to)) : isJoined || isParted || holds(next, last);
    if (!goesOn) return further;
    further.push(next);
    last = next;
  }
}

function plainWordAt(tokens: readonly Token[], at: number, { kind }: Excluded): Excluded | null {
  const token = tokens[at];
  return token === undefined || kind !== 'words' ? null : wordAt(token, at);
}

const joining: ReadonlySet<string> = new Set(['et', 'ou', 'and', 'or']);
const or: ReadonlySet<string> = new Set(['ou', 'or']);

function withoutLinking(tokens: readonly Token[], from: number): number {
  let at = from;
  while (tokens[at]?.speaks === false && isLinking(foldedAt(tokens, at))) at += 1;
  return at;
}

function isAlike(a: Excluded, b: Excluded): boolean {
  return a.kind === b.kind && isPlace(a) === isPlace(b) && a.kind !== 'nothing';
}

/** Tells if a place is the country of the city before it: «sauf Birmingham UK». */
function holds(holder: Excluded, held: Excluded): boolean {
  if (holder.kind !== 'thing' || held.kind !== 'thing') return false;
  const countries = new Set(holder.thing.places.flatMap((place) => (place.kind === 'country' ? [place.id] : [])));
  return held.thing.places.some((place) => 'countryId' in place && countries.has(place.countryId));
}
