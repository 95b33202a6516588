import type { Label } from '#reference/labelled.ts';
import type { Reference } from '#reference/read-reference.ts';
import { type OfferColumns } from './offer-columns.ts';
import { cityKey, plainCity } from '#reference/city-key.ts';
import { shownAllowance } from '#reference/shown-allowance.ts';

/** A searchable offer, as the source delivers it. */
export type FindableOffer = {
  readonly id: number;
  readonly title: string;
  readonly description: string | null;
  readonly profile: string | null;
  /** Language of the offer's text. */
  readonly language: string;
  readonly cityFr: string;
  readonly cityEn: string;
  /** ISO 3166-1 alpha-2. */
  readonly countryId: string;
  readonly companyId: number;
  readonly companyName: string;
  readonly companySizeId: number | null;
  readonly sectorId: number | null;
  readonly companySectorId: number | null;
  /** Job fields that the source states or, without any, that were read from the texts. */
  readonly specializationIds: readonly number[];
  /** Job fields that the source states. */
  readonly statedSpecializationIds: readonly number[];
  readonly studyLevelIds: readonly number[];
  readonly missionTypeId: number;
  readonly durationMonths: number;
  /** 'YYYY-MM-DD'. */
  readonly missionStart: string;
  /** Euros a month that the offer states. */
  readonly monthlyAllowance: number | null;
  readonly remoteWork: boolean;
  readonly environmental: boolean;
  readonly askedLanguages: readonly string[];
  readonly broadcastStart: Date | number;
  /** End of the broadcast; null means until further notice. PostgreSQL's 'infinity' arrives as a number. */
  readonly broadcastEnd: Date | number | null;
  readonly createdAt: Date | number;
  /** Null if the offer was never viewed. */
  readonly views: number | null;
};

/** The searched texts of an offer, the most significant first; empty if missing. */
export type OfferTexts = {
  readonly title: string;
  readonly company: string;
  readonly city: string;
  readonly country: string;
  readonly profession: string;
  readonly sector: string;
  readonly description: string;
  readonly profile: string;
};

/** Everything that the index stores of an offer. Times are milliseconds since 1970. */
export type IndexedOffer = {
  readonly id: number;
  readonly columns: OfferColumns;
  readonly texts: OfferTexts;
  readonly city: Label;
  readonly broadcastStart: number;
  /** Infinity means until further notice. */
  readonly broadcastEnd: number;
  readonly createdAt: number;
  readonly views: number;
};

/** Extracts the part of an offer that the index stores, with names from the reference. */
export function indexedOffer(row: FindableOffer, reference: Reference): IndexedOffer {
  return {
    id: row.id,
    columns: columnsOf(row, reference),
    texts: textsOf(row, reference),
    city: { fr: plainCity(row.countryId, row.cityFr), en: plainCity(row.countryId, row.cityEn) },
    broadcastStart: momentOf(row.broadcastStart),
    broadcastEnd: momentOf(row.broadcastEnd),
    createdAt: momentOf(row.createdAt),
    views: row.views ?? 0,
  };
}

/** Returns milliseconds since 1970. PostgreSQL's 'infinity' is a number already; null means for ever. */
function momentOf(moment: Date | number | null): number {
  return moment === null ? Number.POSITIVE_INFINITY : Number(moment);
}

function columnsOf(row: FindableOffer, reference: Reference): IndexedOffer['columns'] {
  const zone = reference.zoneOfCountry.get(row.countryId) ?? 0;
  return {
    place: `${zone}/${row.countryId}/${cityKey(row.countryId, row.cityEn)}`,
    company: `${row.companyId}/${row.companySizeId ?? ''}`,
    sector: String(sectorOf(row) ?? ''),
    specializations: specializationsOf(row, reference),
    studyLevels: [...new Set(row.studyLevelIds)].join(','),
    languages: `${row.language};${[...new Set(row.askedLanguages)].join(',')}`,
    missionStart: row.missionStart,
    allowance: String(shownAllowance(row.monthlyAllowance, row.countryId, row.cityEn)?.euros ?? ''),
    conditions: conditionsOf(row),
  };
}

function conditionsOf({ missionTypeId, durationMonths, remoteWork, environmental }: FindableOffer): string {
  return [missionTypeId, durationMonths, remoteWork ? 1 : '', environmental ? 1 : ''].join('/');
}

function specializationsOf({ specializationIds }: FindableOffer, { specializations }: Reference): string {
  const own = new Set(specializationIds.filter((id) => specializations.has(id)));
  const families = new Set([...own].map((id) => specializations.get(id)?.parentId ?? null));
  const others = [...families].filter((id) => id !== null && !own.has(id));
  return `${[...own].join(',')};${others.join(',')}`;
}

function textsOf(row: FindableOffer, reference: Reference): IndexedOffer['texts'] {
  const { countries, sectors, specializations } = reference;
  // A job field that was read from the texts adds no words to them: its name would count the words again from
  // which it was read, and those of its neighbours.
  const professions = row.statedSpecializationIds.flatMap((id) => {
    const own = specializations.get(id);
    return [own, specializations.get(own?.parentId ?? 0)];
  });
  return {
    title: row.title,
    company: row.companyName,
    city: inBoth({ fr: row.cityFr, en: row.cityEn }),
    country: inBoth(countries.get(row.countryId)),
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

function sectorOf({ sectorId, companySectorId }: FindableOffer): number | null {
  return sectorId ?? companySectorId;
}
