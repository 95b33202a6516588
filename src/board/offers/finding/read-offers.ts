import type { Kysely } from 'kysely';
import type { Reference } from '#reference/read-reference.ts';
import type { Tables } from '#database/tables.ts';
import { cityKey } from '#search/offer/offer-columns.ts';
import { plainCity } from '#search/offer/plain-city.ts';
import type { IndexedOffer } from '#search/offer/indexed-offer.ts';

/** Some of the offers that may be found, in the order of their ids: neither withdrawn nor filled. */
export async function readOffersAfter(db: Kysely<Tables>, id: number, most: number): Promise<OfferRow[]> {
  return findable(db).where('o.id', '>', id).orderBy('o.id').limit(most).execute();
}

/** Those of some offers that may be found. */
export async function readOffers(db: Kysely<Tables>, ids: readonly number[]): Promise<OfferRow[]> {
  return findable(db)
    .where('o.id', '=', (row) => row.fn.any(row.val(ids)))
    .execute();
}

function findable(db: Kysely<Tables>) {
  return db
    .selectFrom('offers as o')
    .innerJoin('companies as c', 'c.id', 'o.company_id')
    .leftJoin('offer_views as v', 'v.offer_id', 'o.id')
    .where('o.withdrawn_at', 'is', null)
    .where('o.filled_at', 'is', null)
    .select(['o.id', 'o.title', 'o.description', 'o.profile', 'o.city_fr', 'o.city_en', 'o.country_id'])
    .select(['o.sector_id', 'o.specialization_ids', 'o.study_level_ids', 'o.mission_type_id', 'o.duration_months'])
    .select([
      'o.mission_start',
      'o.remote_work',
      'o.environmental',
      'o.monthly_allowance',
      'o.broadcast_start',
      'o.broadcast_end',
    ])
    .select(['o.language', 'o.asked_languages'])
    .select(['o.created_at', 'o.company_id', 'c.name', 'c.size_id', 'c.sector_id as company_sector_id', 'v.views']);
}

/** An offer as the database has it. */
export type OfferRow = Awaited<ReturnType<ReturnType<typeof findable>['execute']>>[number];

/** What of it is indexed, with the names that the reference gives. */
export function indexedOffer(row: OfferRow, reference: Reference): IndexedOffer {
  return {
    id: row.id,
    columns: columnsOf(row, reference),
    texts: textsOf(row, reference),
    city: { fr: plainCity(row.country_id, row.city_fr), en: plainCity(row.country_id, row.city_en) },
    broadcastStart: momentOf(row.broadcast_start),
    broadcastEnd: momentOf(row.broadcast_end),
    createdAt: momentOf(row.created_at),
    views: row.views ?? 0,
  };
}

/** Milliseconds since 1970. PostgreSQL's 'infinity' comes as a number; none means for ever. */
function momentOf(moment: Date | number | null): number {
  return moment === null ? Number.POSITIVE_INFINITY : Number(moment);
}

function columnsOf(row: OfferRow, reference: Reference): IndexedOffer['columns'] {
  const zone = reference.zoneOfCountry.get(row.country_id) ?? 0;
  return {
    place: `${zone}/${row.country_id}/${cityKey(row.country_id, row.city_en)}`,
    company: `${row.company_id}/${row.size_id ?? ''}`,
    sector: String(sectorOf(row) ?? ''),
    specializations: specializationsOf(row, reference),
    studyLevels: [...new Set(row.study_level_ids)].join(','),
    languages: [...new Set([row.language, ...row.asked_languages])].join(','),
    missionStart: row.mission_start,
    allowance: String(row.monthly_allowance ?? ''),
    conditions: conditionsOf(row),
  };
}

function conditionsOf({ mission_type_id, duration_months, remote_work, environmental }: OfferRow): string {
  return [mission_type_id, duration_months, remote_work ? 1 : '', environmental ? 1 : ''].join('/');
}

function specializationsOf({ specialization_ids }: OfferRow, { specializations }: Reference): string {
  const own = new Set(specialization_ids.filter((id) => specializations.has(id)));
  const families = new Set([...own].map((id) => specializations.get(id)?.parentId ?? null));
  const others = [...families].filter((id) => id !== null && !own.has(id));
  return `${[...own].join(',')};${others.join(',')}`;
}

function textsOf(row: OfferRow, reference: Reference): IndexedOffer['texts'] {
  const { countries, sectors, specializations } = reference;
  const professions = row.specialization_ids.flatMap((id) => {
    const own = specializations.get(id);
    return [own, specializations.get(own?.parentId ?? 0)];
  });
  return {
    title: row.title,
    company: row.name,
    city: inBoth({ fr: row.city_fr, en: row.city_en }),
    country: inBoth(countries.get(row.country_id)),
    profession: [...new Set(professions)].map(inBoth).join(' '),
    sector: inBoth(sectors.get(sectorOf(row) ?? 0)),
    description: row.description ?? '',
    profile: row.profile ?? '',
  };
}

function inBoth(label: { readonly fr: string; readonly en: string } | undefined): string {
  if (label === undefined) return '';
  return label.fr === label.en ? label.fr : `${label.fr} ${label.en}`;
}

function sectorOf({ sector_id, company_sector_id }: OfferRow): number | null {
  return sector_id ?? company_sector_id;
}
