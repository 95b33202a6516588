import { type RawBuilder, sql } from 'kysely';
import type { Board } from '#board/context/board.ts';
import { countFacets } from '#search/asking/count-facets.ts';
import { type FacetCount, noCriteria } from '#search/criteria/criteria.ts';
import { openingLines } from '#board/offers/details/opening-lines.ts';
import type { Locale } from '#words/locale.ts';
import {
  type CompanyFacts,
  companyFacts,
  companyObject,
  type CompanyRow,
} from '#board/offers/details/company-facts.ts';
import { CompanyNotFound } from './company-not-found.ts';
import { isPublic } from './public-companies.ts';

/** Everything that is known of a company. Present it with `presentCompany`. */
export type CompanyDetails = CompanyFacts & {
  /** Of its presentation, else of what it says of its trade; empty without both. */
  readonly openingLines: string;
  /** Of these lines; null without any. */
  readonly openingLanguage: Locale | null;
  /** Its open offers. */
  readonly offers: number;
  /** Where these are, by ISO 3166-1 alpha-2, most offers first. */
  readonly countries: readonly FacetCount<string>[];
};

/**
 * The company with everything a page may need, with open offers or without. It is not for the page as it is:
 * see `presentCompany`.
 * @param id a positive integer of PostgreSQL, as `companyIdOf` gives it
 * @throws CompanyNotFound
 */
export async function readCompany(board: Board, id: number, locale: Locale): Promise<CompanyDetails> {
  return readWhere(board, { id, condition: isPublic(board.now()) }, locale);
}

/**
 * The same for who holds a signed preview: also a company whose first offer has not begun.
 * @throws CompanyNotFound
 */
export async function readAnyCompany(board: Board, id: number, locale: Locale): Promise<CompanyDetails> {
  return readWhere(board, { id, condition: sql<boolean>`true` }, locale);
}

type Asked = { readonly id: number; readonly condition: RawBuilder<boolean> };

async function readWhere(board: Board, { id, condition }: Asked, locale: Locale): Promise<CompanyDetails> {
  const { rows } = await sql<{ company: CompanyRow }>`
    select ${companyObject(locale)} as company from companies c
    where c.id = ${id} and ${condition}`.execute(board.db);
  if (rows[0] === undefined) throw new CompanyNotFound('no such company');
  const facts = companyFacts(rows[0].company, locale);
  const opening = facts.presentation ?? facts.expertise;
  const { total, facets } = await countFacets(board, { ...noCriteria, companies: [id] }, ['countries'], locale);
  return {
    ...facts,
    openingLines: openingLines(opening?.text ?? null),
    openingLanguage: opening?.language ?? null,
    offers: total,
    countries: facets.countries,
  };
}
