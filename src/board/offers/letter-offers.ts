import type { Board } from '#board/context/board.ts';
import { learnScale } from '#reference/learn-scale.ts';
import { type ShownAllowance, shownAllowance } from '#reference/shown-allowance.ts';
import type { Locale } from '#words/locale.ts';
import { dayInParis } from '#words/paris-days.ts';
import { shortCompanyName } from '#words/short-company-name.ts';
import { isListed } from './open-offers.ts';

/** Offer in a letter. Place names are in the language of the reader. */
export type LetterOffer = {
  readonly id: number;
  readonly title: string;
  /** Language of the title. */
  readonly language: Locale;
  /** Without its legal form, as on the card of the offer. */
  readonly companyName: string;
  readonly city: string;
  readonly country: string;
  readonly durationMonths: number;
  /** 'YYYY-MM-DD'. */
  readonly missionStart: string;
  /** True if the start has passed, so that it is still to be fixed. */
  readonly startPassed: boolean;
  /** A month; null if it is unknown. */
  readonly allowance: ShownAllowance | null;
};

type Parts = Pick<Board, 'db' | 'now'>;

/** Returns those of the given offers that are open and not hidden, by id. */
export async function offersOfLetter(
  board: Parts & Pick<Board, 'hidden'>,
  ids: readonly number[],
  locale: Locale,
): Promise<ReadonlyMap<number, LetterOffer>> {
  const listed = await isListed(board);
  return byId(board, await select(board, ids, locale).where(listed).execute());
}

/** Returns the given offers, by id, whether they are open or not. */
export async function anyOffersOfLetter(parts: Parts, ids: readonly number[], locale: Locale) {
  return byId(parts, await select(parts, ids, locale).execute());
}

function select({ db }: Parts, ids: readonly number[], locale: Locale) {
  return db
    .selectFrom('offers as o')
    .innerJoin('companies as c', 'c.id', 'o.company_id')
    .innerJoin('countries as k', 'k.id', 'o.country_id')
    .select(['o.id', 'o.title', 'o.language', 'c.name as companyName'])
    .select([`o.city_${locale} as city`, `k.name_${locale} as country`])
    .select(['o.duration_months as durationMonths', 'o.mission_start as missionStart'])
    .select(['o.monthly_allowance as stated', 'o.country_id as countryId', 'o.city_en as englishCity'])
    .where('o.id', '=', (row) => row.fn.any(row.val(ids)));
}

type Row = Omit<LetterOffer, 'startPassed' | 'allowance'> & {
  readonly stated: number | null;
  readonly countryId: string;
  readonly englishCity: string;
};

async function byId({ db, now }: Parts, rows: readonly Row[]): Promise<ReadonlyMap<number, LetterOffer>> {
  await learnScale(db);
  const today = dayInParis(now());
  return new Map(
    rows.map(({ stated, countryId, englishCity, ...offer }) => [
      offer.id,
      {
        ...offer,
        companyName: shortCompanyName(offer.companyName),
        startPassed: offer.missionStart < today,
        allowance: shownAllowance(stated, countryId, englishCity),
      },
    ]),
  );
}
