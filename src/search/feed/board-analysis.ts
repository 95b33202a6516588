import { createHash } from 'node:crypto';
import { scaleInForce } from '#reference/allowances.ts';
import { fieldsOfCompany } from '#search/understanding/names/company-names.ts';
import { vocabulary, vocabularyWith } from '#search/understanding/names/knowledge.ts';
import { namedCompanies } from '#search/vocabulary/named-companies.ts';
import { analysisVersion, pairsOf, termsIn, termsOfConcept } from '#search/text/terms-of.ts';
import { tokensOf } from '#search/text/tokens.ts';
import type { TextAnalysis } from '#search/store/text-analysis.ts';

const companiesHash = createHash('sha256').update(JSON.stringify(namedCompanies)).digest('base64url');

/** The text analysis of the board's offers. The index contains amounts of the scale too. */
export const boardAnalysis: TextAnalysis = {
  get fingerprint() {
    return fingerprintOf(vocabulary.hash, scaleInForce.hash);
  },
  programFingerprint: fingerprintOf(vocabularyWith([]).hash, scaleInForce.hashOfFile),
  read: (text) => {
    const tokens = tokensOf(text);
    return { terms: termsIn(tokens, vocabulary), words: tokens.map(({ word }) => word.folded) };
  },
  industriesOf,
  pairs: pairsOf,
};

function fingerprintOf(words: string, scale: string): string {
  return `${analysisVersion} ${words} ${scale} ${companiesHash}`;
}

/** Limit of cached companies. Above it, the cache is emptied. */
const maxKnown = 50_000;
let knownOf = '';
const known = new Map<string, readonly string[]>();

function industriesOf(company: string): readonly string[] {
  if (knownOf !== vocabulary.hash) known.clear();
  knownOf = vocabulary.hash;
  const read = known.get(company) ?? readIndustries(company);
  if (known.size >= maxKnown) known.clear();
  known.set(company, read);
  return read;
}

function readIndustries(company: string): readonly string[] {
  const industries = [...fieldsOfCompany(company)].filter((id) => vocabulary.entries.get(id)?.isIndustry === true);
  return [...new Set(industries.flatMap((id) => termsOfConcept(id, vocabulary)))];
}
