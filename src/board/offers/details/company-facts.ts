import { type RawBuilder, sql } from 'kysely';
import { type WrittenText, writtenText } from '#board/context/written-text.ts';
import type { Locale } from '#words/locale.ts';
import { logosFolder } from './own-logo.ts';

type Named = { readonly id: number; readonly name: string };

/** Facts about a company, without its offers. Names are in the reader's language. */
export type CompanyFacts = Named & {
  readonly presentation: WrittenText | null;
  readonly expertise: WrittenText | null;
  /** Path of a logo of the staff on the site, else the address that the source gives. */
  readonly logoUrl: string | null;
  readonly sector: Named | null;
  readonly size: Named | null;
  /** Millions of euros. */
  readonly turnoverMillions: number | null;
  readonly turnoverYear: number | null;
  readonly employees: number | null;
  /** Number of countries in the company's global network. */
  readonly countriesCount: number | null;
  readonly volunteersWelcomed: number | null;
};

/** Row that `companyObject` reads. */
export type CompanyRow = Omit<CompanyFacts, 'presentation' | 'expertise'> & {
  readonly presentation: string | null;
  readonly presentationEn: string | null;
  readonly expertise: string | null;
};

/** Column with the presentation of a company in each language. Null for a language without its own column. */
const ownPresentation: Readonly<Record<Locale, 'presentationEn' | null>> = { fr: null, en: 'presentationEn' };

/** Returns the facts of a company; English readers get the English presentation if there is one. */
export function companyFacts(
  { presentation, presentationEn, expertise, ...company }: CompanyRow,
  locale: Locale,
): CompanyFacts {
  const own = ownPresentation[locale] && presentationEn;
  return {
    ...company,
    presentation: own === null ? writtenText(presentation) : { text: own, language: locale },
    expertise: writtenText(expertise),
  };
}

/** Selects the logo of companies `c`: that of the staff, else that of the source. */
export const shownLogo = sql<string | null>`coalesce(${sql.lit(logosFolder)} || c.staff_logo, c.logo_url)`;

/** Selects a `CompanyRow` as JSON, from companies `c`. */
export function companyObject(locale: Locale): RawBuilder<CompanyRow> {
  return sql`json_build_object('id', c.id, 'name', c.name, 'presentation', c.presentation,
    'presentationEn', c.presentation_en, 'expertise', c.expertise, 'logoUrl', ${shownLogo},
    'sector', (select ${namedObject(locale)} from sectors s where s.id = c.sector_id),
    'size', (select ${namedObject(locale)} from company_sizes s where s.id = c.size_id),
    'turnoverMillions', c.turnover_millions, 'turnoverYear', c.turnover_year, 'employees', c.employees,
    'countriesCount', c.countries_count, 'volunteersWelcomed', c.volunteers_welcomed)`;
}

/** Selects a row `s` of a reference table as id and name. */
export function namedObject(locale: Locale): RawBuilder<unknown> {
  return sql`json_build_object('id', s.id, 'name', s.${sql.ref(`name_${locale}`)})`;
}
