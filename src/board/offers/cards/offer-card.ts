import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { type ShownAllowance, shownAllowance } from '#reference/shown-allowance.ts';
import type { Locale } from '#words/locale.ts';

/**
 * Offer in the form in which lists show it. All fields are public. Names are in the language of the reader,
 * the title is in the language of the offer.
 */
export type CardOffer = {
  readonly id: number;
  readonly title: string;
  /** Language of the title. */
  readonly language: Locale;
  readonly companyId: number;
  readonly companyName: string;
  readonly cityName: string;
  /** English name of the city, because searches use it. */
  readonly englishCity: string;
  /** ISO 3166-1 alpha-2. */
  readonly countryId: string;
  readonly countryName: string;
  readonly zoneId: number;
  /** Name of the first specialization. */
  readonly profession: string | null;
  /** False if neither the source nor the texts state a study level. */
  readonly statesLevel: boolean;
  readonly missionTypeId: number;
  readonly durationMonths: number;
  /** 'YYYY-MM-DD'. */
  readonly missionStart: string;
  /** A month. Null if the offer states none and the official scale does not list the place. */
  readonly allowance: ShownAllowance | null;
  readonly remoteWork: boolean;
  readonly createdAt: Date;
  readonly broadcastStart: Date;
  readonly views: number;
};

/** A row with the columns of a card. */
export type CardRow = Omit<CardOffer, 'allowance'> & {
  /** Euros a month that the offer states. */
  readonly monthlyAllowance: number | null;
};

/** Returns the card of a row: the stated allowance becomes the shown allowance. */
export function cardOf<R extends CardRow>(row: R): Omit<R, 'monthlyAllowance'> & Pick<CardOffer, 'allowance'> {
  const { monthlyAllowance, ...card } = row;
  return { ...card, allowance: shownAllowance(monthlyAllowance, row.countryId, row.englishCity) };
}

/** Columns of a `CardRow`, from offers `o`, companies `c`, countries `k` and offer_views `v`. */
export function cardColumns(locale: Locale): RawBuilder<CardRow> {
  return sql`
    o.id, o.title, o.language, c.id as "companyId", c.name as "companyName", o.${sql.ref(`city_${locale}`)} as "cityName", o.city_en as "englishCity",
    k.id as "countryId", k.${sql.ref(`name_${locale}`)} as "countryName", k.zone_id as "zoneId",
    (select s.${sql.ref(`name_${locale}`)} from specializations s where s.id = o.shown_specialization_ids[1]) as profession,
    cardinality(o.shown_study_level_ids) > 0 as "statesLevel",
    o.mission_type_id as "missionTypeId",
    o.duration_months as "durationMonths", o.mission_start as "missionStart", o.monthly_allowance as "monthlyAllowance",
    o.shown_remote_work as "remoteWork", o.created_at as "createdAt", o.broadcast_start as "broadcastStart", coalesce(v.views, 0) as views`;
}
