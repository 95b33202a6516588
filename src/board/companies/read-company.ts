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

/** All data about a company. `presentCompany` chooses the fields for a viewer. */
export type CompanyDetails = CompanyFacts & {
  /**
   * Opening lines of the presentation, or else of the text on the company's expertise; empty without both.
   */
  readonly openingLines: string;
  /** Language of the opening lines; null without opening lines. */
  readonly openingLanguage: Locale | null;
  /** Number of the company's open offers. */
  readonly offers: number;
  /** Countries of the open offers, by ISO 3166-1 alpha-2, most offers first. */
  readonly countries: readonly FacetCount<string>[];
};

/**
 * Reads a company with all data that a page may need, even if it has no open offers. Pages show the data
 * through `presentCompany`.
 * @param id a positive integer of PostgreSQL, as `companyIdOf` returns it
 * @throws CompanyNotFound
 */
export async function readCompany(board: Board, id: number, locale: Locale): Promise<CompanyDetails> {
  return readWhere(board, { id, condition: isPublic(board.now()) }, locale);
}

/**
 * Reads a company for the holder of a signed preview link, even before the broadcast of its first offer.
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
