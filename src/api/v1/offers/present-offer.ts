import type { z } from 'zod';
import { cityKey } from '#reference/city-key.ts';
import { shownAllowance } from '#reference/shown-allowance.ts';
import type { PublicOffer } from '#board/offers/public-offers.ts';
import { missionTypes } from '#reference/mission-types.ts';
import type { Reference } from '#reference/read-reference.ts';
import { inEachLocale, type Locale, localized } from '#words/locale.ts';
import { presentAllowance } from '../allowance-schema.ts';
import { named, namedOnes } from '../present-label.ts';
import type { offerSchema, wholeOfferSchema } from './offer-schema.ts';

type Known = { readonly reference: Reference; readonly publicUrl: URL };

/**
 * Returns an offer for lists, field by field. A field that is added to offers stays hidden until it is added
 * here.
 */
export function offerResource(offer: PublicOffer, { reference, publicUrl }: Known): z.input<typeof offerSchema> {
  const allowance = shownAllowance(offer.monthlyAllowance, offer.countryId, offer.cityEn);
  return {
    id: offer.id,
    reference: offer.reference,
    pages: inEachLocale((locale) => pageOf(offer.id, locale, publicUrl)),
    state: offer.state,
    language: offer.language,
    title: offer.title,
    company: { id: offer.companyId, name: offer.companyName },
    place: placeOf(offer, reference),
    missionType: missionTypeOf(offer),
    durationMonths: offer.durationMonths,
    missionStart: offer.missionStart,
    missionEnd: offer.missionEnd,
    monthlyAllowance: offer.monthlyAllowance,
    allowance: allowance && presentAllowance(allowance),
    remoteWork: offer.remoteWork,
    environmental: offer.environmental,
    sector:
      namedOnes(
        [offer.sectorId].filter((id) => id !== null),
        reference.sectors,
      )[0] ?? null,
    specializations: namedOnes(offer.specializationIds, reference.specializations),
    studyLevels: namedOnes(offer.studyLevelIds, reference.studyLevels),
    readFromTexts: [...offer.readFromTexts],
    askedLanguages: namedOnes(offer.askedLanguages, reference.languages),
    publishedAt: offer.broadcastStart.toISOString(),
    endsAt: offer.broadcastEnd?.toISOString() ?? null,
    createdAt: offer.createdAt.toISOString(),
    updatedAt: offer.updatedAt.toISOString(),
    views: offer.views,
  };
}

/** Returns the offer with its texts. */
export function presentWholeOffer(offer: PublicOffer, known: Known): z.input<typeof wholeOfferSchema> {
  return { ...offerResource(offer, known), description: offer.description, profile: offer.profile };
}

function pageOf(id: number, locale: Locale, publicUrl: URL): string {
  return new URL(localized(locale, `/offres/${id}`), publicUrl).href;
}

function placeOf({ cityFr, cityEn, countryId }: PublicOffer, { countries, zones }: Reference) {
  const country = countries.get(countryId);
  const zoneId = country?.zoneId ?? 0;
  return {
    city: { id: cityKey(countryId, cityEn), name: { fr: cityFr, en: cityEn } },
    country: named(countryId, country),
    zone: named(zoneId, zones.get(zoneId)),
  };
}

function missionTypeOf({ missionTypeId }: PublicOffer) {
  const [first] = missionTypes;
  const { code, ...name } = missionTypes.find(({ id }) => id === missionTypeId) ?? first;
  return named(code, name);
}
