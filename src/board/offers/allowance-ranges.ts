import { sql } from 'kysely';
import type { Board } from '#board/context/board.ts';
import { type ShownAllowance, shownAllowance } from '#reference/shown-allowance.ts';
import { isOpen } from './open-offers.ts';

/** The lowest and the highest allowance, in euros a month. */
export type AllowanceRange = {
  /** Of the offers that state an allowance; null if none states it. */
  readonly stated: { readonly least: number; readonly most: number } | null;
  /** Of all offers, as pages show them: with estimates by the official scale. */
  readonly shown: { readonly least: ShownAllowance; readonly most: ShownAllowance };
};

type Row = {
  readonly country: string;
  readonly city: string;
  readonly least: number | null;
  readonly most: number | null;
  /** True if an offer in the city states no allowance. */
  readonly unstated: boolean;
};

/**
 * Returns the range of the allowances of the open offers of each country, by ISO 3166-1 alpha-2. Countries
 * without a known allowance are left out.
 */
export async function allowanceRanges({ db, now }: Pick<Board, 'db' | 'now'>): Promise<Map<string, AllowanceRange>> {
  const { rows } = await sql<Row>`
    select o.country_id as country, o.city_en as city, min(o.monthly_allowance) as least,
      max(o.monthly_allowance) as most, bool_or(o.monthly_allowance is null) as unstated
    from offers o where ${isOpen(now())} group by o.country_id, o.city_en`.execute(db);
  return new Map(
    [...Map.groupBy(rows, ({ country }) => country)].flatMap(([country, cities]) => {
      const range = rangeOf(cities);
      return range ? [[country, range]] : [];
    }),
  );
}

/** Returns the range of the cities of a country. Among equal amounts, a stated amount comes first. */
function rangeOf(cities: readonly Row[]): AllowanceRange | null {
  const amounts = cities.flatMap(({ country, city, least, most, unstated }) =>
    [least, most, ...(unstated ? [null] : [])].flatMap((stated) => shownAllowance(stated, country, city) ?? []),
  );
  const byStatement = amounts.toSorted((a, b) => (a.scaleYear ?? 0) - (b.scaleYear ?? 0));
  const shown = rangeIn(byStatement);
  if (shown === null) return null;
  const stated = rangeIn(byStatement.filter(({ scaleYear }) => scaleYear === undefined));
  return { shown, stated: stated && { least: stated.least.euros, most: stated.most.euros } };
}

function rangeIn(amounts: readonly ShownAllowance[]): AllowanceRange['shown'] | null {
  const rising = amounts.toSorted((a, b) => a.euros - b.euros);
  const falling = amounts.toSorted((a, b) => b.euros - a.euros);
  const [[least], [most]] = [rising, falling];
  return least && most ? { least, most } : null;
}
