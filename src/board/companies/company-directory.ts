import { sql } from 'kysely';
import { minute } from '#durations.ts';
import type { Board } from '#board/context/board.ts';
import type { OfferIndex } from '#search/index/offer-index.ts';
import { foldedWords } from '#search/text/terms-of.ts';
import { logosFolder } from '#board/offers/details/own-logo.ts';
import { isPublic } from './public-companies.ts';

/** A company as lists show it. */
export type ListedCompany = {
  readonly id: number;
  readonly name: string;
  /** Folded words of the company's name. */
  readonly words: readonly string[];
  readonly sectorId: number | null;
  readonly sizeId: number | null;
  /** Path of the logo that the site serves. */
  readonly logoUrl: string | null;
};

export type CompanyDirectory = {
  readonly companies: readonly ListedCompany[];
  /** Words of all names, each once. */
  readonly words: readonly string[];
};

type Kept = {
  readonly version: number;
  /** Time of the reading in milliseconds since 1970. */
  readonly until: number;
  readonly directory: Promise<CompanyDirectory>;
};

/** Milliseconds until the companies are read again. Pages of companies are cached for the same time. */
const freshFor = minute;
const kept = new WeakMap<OfferIndex, Kept>();

/** Returns all public companies; reads them again after offers have changed, and after a minute. */
export function companyDirectory(board: Board, index: OfferIndex): Promise<CompanyDirectory> {
  const now = board.now().getTime();
  const known = kept.get(index);
  if (known?.version === index.version && now < known.until) return known.directory;
  const directory = readDirectory(board);
  kept.set(index, { version: index.version, until: now + freshFor, directory });
  directory.catch(() => kept.delete(index));
  return directory;
}

async function readDirectory({ db, now }: Board): Promise<CompanyDirectory> {
  const rows = await db
    .selectFrom('companies as c')
    .select(['c.id', 'c.name', 'c.sector_id as sectorId', 'c.size_id as sizeId'])
    .select(sql<string | null>`${sql.lit(logosFolder)} || c.staff_logo`.as('logoUrl'))
    .where(isPublic(now()))
    .execute();
  const companies = rows.map((row) => ({ ...row, words: foldedWords(row.name) }));
  return { companies, words: [...new Set(companies.flatMap(({ words }) => words))] };
}
