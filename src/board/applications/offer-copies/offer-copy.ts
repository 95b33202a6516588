import { sql } from 'kysely';
import type { Board } from '#board/context/board.ts';
import { type ShownAllowance, shownAllowance } from '#reference/shown-allowance.ts';
import type { Locale } from '#words/locale.ts';
import { dayInParis } from '#words/paris-days.ts';
import { companyOfCopy, ofCopy } from './of-copy.ts';

/** The offer of an application as it was at a moment. Place names are in the reader's language. */
export type OfferCopy = {
  /** When the application was sent; later if the application is older than this feature. */
  readonly copiedAt: Date;
  readonly title: string;
  /** Language of title, description and profile. */
  readonly language: Locale;
  readonly companyName: string;
  readonly reference: string;
  readonly cityName: string;
  readonly countryName: string;
  readonly missionTypeId: number;
  readonly durationMonths: number;
  /** 'YYYY-MM-DD' */
  readonly missionStart: string;
  /** True if the day of departure had passed when the copy was made. */
  readonly startPassed: boolean;
  readonly missionEnd: string | null;
  readonly broadcastStart: Date;
  readonly broadcastEnd: Date | null;
  /** A month. Null if the offer stated none and the scale did not list the place. */
  readonly allowance: ShownAllowance | null;
  readonly description: string | null;
  readonly profile: string | null;
};

type Row = Omit<OfferCopy, 'allowance' | 'startPassed'> & {
  readonly countryId: string;
  readonly englishCity: string;
  readonly euros: number | null;
  readonly scaleYear: number | null;
  readonly needsScale: boolean;
};

/**
 * Reads the copy of an application; null for an application to a company. Until the copy is complete (see
 * completeCopies), returns what it will contain.
 */
export async function readOfferCopy(
  { db }: Pick<Board, 'db'>,
  applicationId: string,
  locale: Locale,
): Promise<OfferCopy | null> {
  const { rows } = await sql<Row>`
    select coalesce(copied_at, applied_at) as "copiedAt", ${ofCopy('title')} as title, ${ofCopy('language')} as language,
      ${companyOfCopy} as "companyName", ${ofCopy('reference')} as reference, ${ofCopy(`city_${locale}`)} as "cityName",
      countries.${sql.ref(`name_${locale}`)} as "countryName", ${ofCopy('mission_type_id')} as "missionTypeId",
      ${ofCopy('duration_months')} as "durationMonths", ${ofCopy('mission_start')} as "missionStart",
      ${ofCopy('mission_end')} as "missionEnd", ${ofCopy('broadcast_start')} as "broadcastStart",
      ${ofCopy('broadcast_end')} as "broadcastEnd", ${ofCopy('description')} as description, ${ofCopy('profile')} as profile,
      countries.id as "countryId", ${ofCopy('city_en')} as "englishCity", scale_year as "scaleYear",
      case when application_id is null then monthly_allowance else allowance end as euros,
      coalesce(needs_scale, monthly_allowance is null) as "needsScale"
    from applications
    join offers on offers.id = applications.offer_id
    join companies on companies.id = offers.company_id
    left join application_offers on application_id = applications.id
    join countries on countries.id = ${ofCopy('country_id')}
    where applications.id = ${applicationId}`.execute(db);
  return rows[0] === undefined ? null : copyOf(rows[0]);
}

function copyOf({ countryId, englishCity, euros, scaleYear, needsScale, ...row }: Row): OfferCopy {
  const kept = euros === null ? null : scaleYear === null ? { euros } : { euros, scaleYear };
  const allowance = needsScale ? shownAllowance(null, countryId, englishCity) : kept;
  return { ...row, allowance, startPassed: row.missionStart < dayInParis(row.copiedAt) };
}
