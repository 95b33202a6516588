import { day } from '#durations.ts';
import { wholeLogo } from '#board/offers/details/own-logo.ts';
import { ownFields, type PublicField, publicFieldNames, type PublicRow } from '#board/offers/public-fields.ts';
import type { PublishedOffer } from '#board/offers/read-published.ts';
import type { Reference } from '#reference/read-reference.ts';
import { cityId } from './city-id.ts';
import { countryLabels } from './country-labels.ts';
import { plainCapitals } from './plain-capitals.ts';

/** The reference values that a row contains. Cached rows are out of date if one of them changes. */
export type RowLabels = Pick<Reference, 'countries' | 'sectors' | 'specializations'>;

/**
 * Returns a row of the public offers API with all keys in order. An imported offer has the values of its
 * source. Our records provide the values that the source lacks, and all values of our own offers.
 * @param publicUrl address of the site, for logos that it serves
 */
export function presentRow(offer: PublishedOffer, reference: RowLabels, publicUrl: URL): PublicRow {
  const row = buildRow({ ...offer, logoUrl: wholeLogo(offer.logoUrl, publicUrl) }, reference);
  const { source } = offer;
  // Copies values onto a row that already has every key, so that the order of the keys stays.
  if (source !== null) for (const name of sourceFields) if (saysSomething(source[name])) copy(source, name, row);
  return row;
}

type Writable = { -readonly [F in PublicField]?: PublicRow[F] };

/** Fields that may be copied from the source; the board builds all other fields itself. */
const sourceFields = publicFieldNames.filter((name) => !ownFields.has(name));

function copy<F extends PublicField>(from: Pick<Writable, F>, name: F, to: Pick<Writable, F>): void {
  to[name] = from[name];
}

/**
 * Tells if a value says something. A missing day says nothing. A day in the year 1 says nothing either,
 * because the existing API writes it for "none".
 */
const saysSomething = (value: unknown): boolean =>
  value !== undefined && !(typeof value === 'string' && value.startsWith('0001-01-01T') && noDay.test(value));
const noDay = /^0001-01-01T00:00:00(\.0+)?Z?$/;

function buildRow(offer: PublishedOffer, reference: RowLabels): { -readonly [F in PublicField]: PublicRow[F] } {
  return {
    ...missionFields(offer),
    ...companyFields(offer),
    ...sectorFields(offer, reference),
    ...companyFigures(offer),
    cityAffectationId: cityId(offer.countryId, offer.cityEn),
    ...cityFields(offer),
    ...wantedFields(offer, reference),
    ...dateFields(offer),
    organizationId: offer.companyId,
    missionProfile: offer.profile,
    countryId: offer.countryId,
    ...countryLabels(offer.countryId, reference),
    reference: offer.reference,
    contactFirstName: null,
    contactLastName: null,
    contactCivility: null,
    contactName: null,
    indemnite: offer.monthlyAllowance ?? 0,
    teleworkingAvailable: offer.remoteWork,
    socialReach: offer.environmental,
    idMotifDesactivationOffre: 0,
    contactEmail: null,
    cityAffectation: cityFields(offer).cityName,
    idNomenclatureSecteur: offer.sectorId === null ? null : String(offer.sectorId),
    externalJobId: offer.externalJobId,
    contactURL: offer.contactUrl,
    dateCandidature: null,
  };
}

function missionFields(offer: PublishedOffer) {
  const type = offer.missionTypeId === 3 ? 'VIA' : 'VIE';
  return {
    id: offer.id,
    organizationName: offer.companyName,
    missionTitle: offer.title,
    missionDuration: offer.durationMonths,
    viewCounter: offer.views,
    candidateCounter: offer.candidates,
    missionType: type,
    missionTypeEn: type,
  };
}

function companyFigures(offer: PublishedOffer) {
  return {
    ca: wholeMillions(offer),
    effectif: offer.employees ?? 0,
    effectifFiscal: null,
    effectifInd: null,
    effectifConso: null,
    organizationCountryCounter: offer.countriesCount === null ? null : String(offer.countriesCount),
    organizationExpertise: offer.expertise,
  };
}

function wantedFields(offer: PublishedOffer, reference: RowLabels) {
  return {
    activitySectorOfferId: offer.sectorId === null ? 0 : offer.sectorId - 100_000,
    levelStudyIds: offer.studyLevelIds.length === 0 ? null : offer.studyLevelIds.join(','),
    specialization: offer.specializationIds.map(String),
    specializations: professionsOf(offer, reference),
    missionDescription: offer.description ?? '',
  };
}

function dateFields(offer: PublishedOffer) {
  return {
    creationDate: `${offer.createdAt.toISOString().slice(0, 19)}Z`,
    missionStartDate: `${offer.missionStart}T00:00:00`,
    missionEndDate: `${offer.missionEnd}T00:00:00`,
    startBroadcastDate: offer.broadcastStart,
    durationBroadcast: daysBetween(offer.broadcastStart, offer.broadcastEnd),
    endBroadcastDate: offer.broadcastEnd,
  };
}

function companyFields({ presentation, logoUrl }: PublishedOffer) {
  return {
    organizationPresentation: presentation,
    organizationUrlImage: logoUrl,
    organizationImage: null,
    organizationPathImage: null,
    pathImage: null,
    image: null,
  };
}

/**
 * Returns the name of the city in both languages. An offer without a city has the same words as in the
 * existing API.
 */
function cityFields({ cityFr, cityEn }: PublishedOffer) {
  return {
    cityName: plainCapitals(cityFr) || 'A DEFINIR',
    cityNameEn: plainCapitals(cityEn) || 'TO BE DEFINED',
  };
}

/** Programs read the turnover as a whole number. */
function wholeMillions({ turnoverMillions }: PublishedOffer): string | null {
  return turnoverMillions === null ? null : String(Math.round(turnoverMillions));
}

function sectorFields({ sectorId }: PublishedOffer, { sectors }: RowLabels) {
  const label = sectorId === null ? undefined : sectors.get(sectorId)?.fr;
  return {
    activitySectorN1: label === undefined ? '' : plainCapitals(label),
    activitySectorN2: null,
    activitySectorN3: null,
    activitySectorN1Id: sectorId ?? 0,
  };
}

function professionsOf({ specializationIds }: PublishedOffer, { specializations }: RowLabels) {
  return specializationIds.map((id) => {
    const known = specializations.get(id);
    return {
      specializationId: String(id),
      specializationParentId: known?.parentId ?? id,
      specializationLabel: known?.fr ?? '',
      specializationLabelEn: known?.en ?? '',
    };
  });
}

/** Returns the days between two dates; 0 for an offer without an end. */
function daysBetween(start: string, end: string | null): number {
  if (end === null) return 0;
  return Math.max(0, Math.round((Date.parse(`${end}Z`) - Date.parse(`${start}Z`)) / day));
}
