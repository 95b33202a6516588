import fc from 'fast-check';
import { dateFromNoon, daysFromNoon } from '#board/offers/testing/offer-fixtures.ts';
import type { NaiveOffer } from './naive-search.ts';

/** Words that the stemmer leaves unchanged and that no correction confuses. */
export const nonsense = ['zorbul', 'kranti', 'melvad', 'pixom', 'tavrok'] as const;

/** The cities of random offers, and a city without offers. */
export const someCities = ['Solvar', 'Pirgano', 'Nowhere'] as const;

const days = fc.constantFrom(-400, -40, -1, 0, 1, 40);
const ids = (...values: number[]) => fc.subarray(values, { maxLength: 2 });

/**
 * Random offers with few different values, so that criteria match them. They are open or closed, and belong
 * to the given `companies`.
 */
export function randomOffers(
  companies: readonly (NaiveOffer['company'] & { id: number })[],
): fc.Arbitrary<NaiveOffer[]> {
  const offer = fc
    .record({
      company: fc.constantFrom(...companies),
      title: fc.subarray([...nonsense], { minLength: 1 }).map((words) => words.join(' ')),
      description: fc.subarray([...nonsense]).map((words) => words.join(' ')),
      city_en: fc.constantFrom(...someCities.slice(0, 2)),
      mission_type_id: fc.constantFrom(1, 3),
      duration_months: fc.constantFrom(6, 7, 12, 13, 18, 24, 25),
      country_id: fc.constantFrom('DE', 'ES', 'JP', 'US'),
      language: fc.constantFrom('fr' as const, 'en' as const),
      asked_languages: fc.subarray(['de', 'en'], { maxLength: 1 }),
      sector_id: fc.constantFrom(null, 100001, 100002),
      specialization_ids: ids(9, 19, 248, 322),
      study_level_ids: ids(1, 4, 8),
      monthly_allowance: fc.constantFrom(null, 1999.99, 2000, 2999.5, 3000, 4100.25),
      remote_work: fc.boolean(),
      environmental: fc.boolean(),
      mission_start: fc.constantFrom(-30, 29, 30, 31, 364, 365, 366).map(dateFromNoon),
      broadcast_start: days.map(daysFromNoon),
      broadcast_end: fc.oneof(fc.constant(null), days.map(daysFromNoon)),
      filled_at: fc.constantFrom(null, null, null, daysFromNoon(-1)),
      withdrawn_at: fc.constantFrom(null, null, null, daysFromNoon(-1)),
    })
    .map((row) => ({
      ...row,
      company_id: row.company.id,
      city_fr: 'Ville',
      created_at: daysFromNoon(-5),
      source: 'demo' as const,
      fingerprint: '',
    }));
  return fc
    .array(offer, { minLength: 1, maxLength: 60 })
    .map((offers) => offers.map((one, index) => ({ ...one, id: index + 1, reference: `R${index}` })));
}
