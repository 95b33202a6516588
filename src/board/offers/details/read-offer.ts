import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Board } from '#board/context/board.ts';
import { companyFacts, companyObject, type CompanyRow, namedObject } from './company-facts.ts';
import { spokenLanguages } from '#reference/languages.ts';
import type { Locale } from '#words/locale.ts';
import { candidatesCount } from '#board/offers/candidates-count.ts';
import { cardColumns, cardOf } from '#board/offers/cards/offer-card.ts';
import type { OfferContact, OfferDetails } from './offer-details.ts';
import { isOfferId } from '#board/offers/offer-id.ts';
import { OfferNotFound } from './offer-not-found.ts';
import { offerState } from '#board/offers/offer-state.ts';
import { hasBegun, isVisible } from '#board/offers/open-offers.ts';
import { openingLines } from './opening-lines.ts';

type Row = Omit<OfferDetails, 'state' | 'openingLines' | 'contact' | 'company' | 'askedLanguages' | 'allowance'> & {
  readonly monthlyAllowance: number | null;
  readonly askedLanguages: readonly string[];
  readonly filledAt: Date | null;
  readonly withdrawnAt: Date | null;
  readonly contact: OfferContact;
  readonly company: CompanyRow;
};

/**
 * Reads a public offer, open or not, with all data that a page may need. Pages show the data through
 * `presentOffer`.
 * @throws OfferNotFound
 */
export function readOffer(board: Board, id: number, locale: Locale): Promise<OfferDetails> {
  return readOfferThat(board, isVisible(board.now()), id, locale);
}

/** Reads an offer that was public, even if it has been withdrawn since. @throws OfferNotFound */
export function readOfferOnceOnline(board: Board, id: number, locale: Locale): Promise<OfferDetails> {
  return readOfferThat(board, hasBegun(board.now()), id, locale);
}

/**
 * Reads any offer, even before its broadcast.
 * @throws OfferNotFound
 */
export function readAnyOffer(board: Board, id: number, locale: Locale): Promise<OfferDetails> {
  return readOfferThat(board, sql`true`, id, locale);
}

async function readOfferThat(
  board: Board,
  condition: RawBuilder<boolean>,
  id: number,
  locale: Locale,
): Promise<OfferDetails> {
  if (!isOfferId(id)) throw new OfferNotFound();
  const { rows } = await selectOffer(id, locale, condition).execute(board.db);
  if (rows[0] === undefined) throw new OfferNotFound();
  const { filledAt, withdrawnAt, contact, company: told, ...offer } = cardOf(rows[0]);
  return {
    ...offer,
    state: offerState({ filledAt, withdrawnAt, broadcastEnd: offer.broadcastEnd }, board.now()),
    openingLines: openingLines(offer.description),
    company: companyFacts(told, locale),
    askedLanguages: spokenLanguages
      .filter(({ id: code }) => offer.askedLanguages.includes(code))
      .map((language) => ({ id: language.id, name: language[locale] })),
    contact: Object.values(contact).some((value) => value !== null) ? contact : null,
  };
}

function selectOffer(id: number, locale: Locale, condition: RawBuilder<boolean>): RawBuilder<Row> {
  return sql<Row>`
    select ${cardColumns(locale)}, o.reference, o.external_job_id as "externalJobId", o.description, o.profile, o.asked_languages as "askedLanguages", o.mission_end as "missionEnd",
      o.broadcast_end as "broadcastEnd", o.environmental, o.filled_at as "filledAt", o.withdrawn_at as "withdrawnAt",
      (select ${namedObject(locale)} from sectors s where s.id = coalesce(o.sector_id, c.sector_id)) as sector,
      (select coalesce(json_agg(${namedObject(locale)} order by array_position(o.shown_specialization_ids, s.id)), '[]')
        from specializations s where s.id = any (o.shown_specialization_ids)) as specializations,
      (select coalesce(json_agg(${namedObject(locale)} order by s.position), '[]') from study_levels s where s.id = any (o.shown_study_level_ids)) as "studyLevels",
      o.evidence,
      ${candidatesCount} as "candidatesCount",
      ${companyObject(locale)} as company,
      json_build_object('civility', o.contact_civility, 'firstName', o.contact_first_name, 'lastName', o.contact_last_name,
        'email', o.contact_email, 'url', o.contact_url) as contact
    from offers o
    join companies c on c.id = o.company_id
    join countries k on k.id = o.country_id
    left join offer_views v on v.offer_id = o.id
    left join offer_source_rows s on s.offer_id = o.id and o.source = 'import'
    where o.id = ${id} and ${condition}`;
}
