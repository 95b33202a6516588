import { type Locale, locales } from '#words/locale.ts';
import { allowanceIn, companyIn, placeIn } from '#search/offer/offer-columns.ts';
import type { IndexedOffer } from '#search/offer/indexed-offer.ts';
import { impactOf, weights } from '#search/store/impact.ts';
import { type NamedColumn, namedColumns, type RankOfKey } from '#search/store/name-ranks.ts';
import { readOfferTerms } from '#search/store/offer-terms.ts';
import { columnNames } from '#search/store/segment.ts';
import type { TextAnalysis } from '#search/store/text-analysis.ts';
import { featureOf } from './feature-name.ts';

/** Version of the documents and their mapping. Increase it when either changes: the index is then rebuilt. */
export const documentVersion = 1;

const keyword = { type: 'keyword' };
/** Only sorted and counted, never searched. */
const counted = { type: 'keyword', index: false };
const sortedNumber = { type: 'integer', index: false };

/**
 * Mapping of an offer. OpenSearch analyses nothing: the terms are those of the index in memory, with their
 * weights, and each column holds the key of the offer.
 */
export const mapping = {
  dynamic: 'strict',
  properties: {
    id: { type: 'integer' },
    terms: { type: 'rank_features' },
    words: counted,
    sample: { type: 'short' },
    start: { type: 'long' },
    end: { type: 'long' },
    created: { type: 'long', index: false },
    views: sortedNumber,
    allowance: { type: 'double', index: false },
    ranks: { properties: Object.fromEntries(rankNames().map((name) => [name, sortedNumber])) },
    city: counted,
    company: counted,
    keys: { properties: Object.fromEntries(columnNames.map((name) => [name, keyword])) },
  },
} as const;

/** Number of samples into which the offers are divided, to count words in some of them. */
export const samples = 1024;

/** Separates the parts of `city` and `company`; no name contains it. */
export const separator = '\u0001';

// The largest number that a double holds exactly, for an offer without an end: JSON has no infinity.
const withoutEnd = Number.MAX_SAFE_INTEGER;

/** Makes the document of an offer. */
export function storedOffer(offer: IndexedOffer, analysis: TextAnalysis, rankOf: RankOfKey) {
  const { id, columns, texts, city, views } = offer;
  const { terms, words } = readOfferTerms(texts, analysis);
  const { id: companyId } = companyIn(columns.company);
  return {
    id,
    terms: Object.fromEntries([...terms].map(([term, weight]) => [featureOf(term), weights[impactOf(weight)] ?? 0])),
    words: [...words],
    sample: Math.abs(id) % samples,
    start: timeOf(offer.broadcastStart),
    end: timeOf(offer.broadcastEnd),
    created: timeOf(offer.createdAt),
    views,
    allowance: allowanceIn(columns.allowance),
    ranks: ranksOf(columns, rankOf),
    city: [placeIn(columns.place).city, city.fr, city.en].join(separator),
    company: [companyId, texts.company].join(separator),
    keys: columns,
  };
}

/** Rank in an alphabetical order. OpenSearch sorts numbers, and an empty name comes last. */
function ranksOf(columns: IndexedOffer['columns'], rankOf: RankOfKey): Record<string, number> {
  const ranks = namedColumns.flatMap((column) =>
    locales.map(
      (locale) => [rankName(column, locale), Math.max(rankOf(column, locale, columns[column]), lastRank)] as const,
    ),
  );
  return Object.fromEntries(ranks);
}

const lastRank = -(2 ** 30);

export function rankName(column: NamedColumn, locale: Locale): string {
  return `${column}_${locale}`;
}

function rankNames(): string[] {
  return namedColumns.flatMap((column) => locales.map((locale) => rankName(column, locale)));
}

function timeOf(moment: number): number {
  return Math.min(withoutEnd, Math.max(-withoutEnd, moment));
}
