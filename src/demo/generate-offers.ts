import { askedLanguages } from '#board/offers/details/asked-languages.ts';
import type { WholeOfferRow } from '#board/offers/whole-offer-row.ts';
import { countries } from '#reference/countries.ts';
import { monthlyAllowance } from './allowances.ts';
import { drawCalendar } from './calendar.ts';
import { composeText } from './compose-text.ts';
import { drawCity, drawDestination } from './destinations.ts';
import { type DemoCompany, generateCompanies } from './generate-companies.ts';
import { type Contact, contactOf } from './people.ts';
import { drawHost } from './draw-host.ts';
import { createRandom, type Random, weighted } from './random.ts';
import type { OfferLanguage, Plan } from './scene.ts';

/** Columns that stay empty in an invented offer. */
type Empty = 'withdrawn_at' | 'updated_at' | 'first_shown' | 'operator_id' | 'external_id' | 'external_job_id';
type Whole<Row extends Readonly<Record<keyof WholeOfferRow<Empty>, unknown>>> = Row;

/** Row of `offers` as the database takes it; dates are ISO 8601. */
type DemoOfferRow = Whole<
  Contact & {
    id: number;
    reference: string;
    company_id: number;
    title: string;
    language: OfferLanguage;
    asked_languages: readonly string[];
    description: string;
    profile: string;
    mission_type_id: 1 | 3;
    duration_months: number;
    city_fr: string;
    city_en: string;
    country_id: string;
    sector_id: number;
    specialization_ids: readonly number[];
    study_level_ids: readonly number[];
    monthly_allowance: number;
    remote_work: boolean;
    environmental: boolean;
    mission_start: string;
    mission_end: string;
    created_at: string;
    broadcast_start: string;
    broadcast_end: string | null;
    filled_at: string | null;
    source: 'demo';
    fingerprint: 'demo';
  }
>;

export type DemoOffer = { readonly row: DemoOfferRow; readonly views: number };

export type DemoSettings = {
  readonly seed: number;
  readonly count: number;
  readonly now: Date;
};

/**
 * First id of invented offers. These ids have seven digits, so they never collide with imported offers. In
 * the public offers API offers have ids of six digits.
 */
const firstOfferId = 1_000_001;

/**
 * Generates invented offers one at a time, so that a million offers need no memory. The same seed and moment
 * give the same offers, and the first thousand offers are the same for any count.
 */
export function* generateOffers({ seed, count, now }: DemoSettings): Generator<DemoOffer, void, undefined> {
  const host = drawHost(generateCompanies(seed, now));
  for (let id = firstOfferId; id < firstOfferId + count; id += 1) {
    const random = createRandom(seed, id);
    const { company, profession } = host(random);
    yield offer(random, id, now, drawPlan(random, company, profession));
  }
}

const drawLanguage = weighted<OfferLanguage>([
  ['fr', 62],
  ['en', 38],
]);
const drawMonths = weighted([
  [12, 46],
  [24, 30],
  [18, 14],
  [6, 5],
  [9, 2],
  [15, 1],
  [20, 1],
  [22, 0.5],
  [8, 0.5],
]);
const countryById = new Map(countries.map((country) => [country.id, country]));

function drawPlan(random: Random, company: DemoCompany, profession: Plan['profession']): Plan {
  const destination = drawDestination(random);
  const country = countryById.get(destination.countryId);
  if (country === undefined) throw new RangeError(`no country ${destination.countryId}`);
  return {
    company,
    profession,
    destination,
    country,
    city: drawCity(random, destination),
    language: drawLanguage(random),
    months: drawMonths(random),
    studyLevelIds: random.pick(profession.levels),
    remote: random.chance(0.06),
    environmental: profession.environmental === true && random.chance(0.75),
  };
}

function offer(random: Random, id: number, now: Date, plan: Plan): DemoOffer {
  const { company, profession, city } = plan;
  const isPublic = company.row.size_id === 4;
  const text = composeText(random, plan);
  const { age, ...calendar } = drawCalendar(random, now, plan.months);
  return {
    views: drawViews(random, age),
    row: {
      id,
      reference: `${isPublic ? 'VIA' : 'VIE'}${id}`,
      company_id: company.row.id,
      ...text,
      language: plan.language,
      asked_languages: askedLanguages(text.title, text.description, text.profile),
      mission_type_id: isPublic ? 3 : 1,
      duration_months: plan.months,
      city_fr: city.fr,
      city_en: city.en,
      country_id: city.countryId,
      sector_id: company.row.sector_id,
      specialization_ids: profession.specializations,
      study_level_ids: plan.studyLevelIds,
      monthly_allowance: monthlyAllowance(city.countryId, city.en),
      remote_work: plan.remote,
      environmental: plan.environmental,
      mission_start: calendar.missionStart,
      mission_end: calendar.missionEnd,
      created_at: calendar.createdAt.toISOString(),
      broadcast_start: calendar.broadcastStart.toISOString(),
      broadcast_end: calendar.broadcastEnd?.toISOString() ?? null,
      filled_at: calendar.filledAt?.toISOString() ?? null,
      ...contactOf(random, company),
      source: 'demo',
      fingerprint: 'demo',
    },
  };
}

/** Draws the number of views: a few dozen a day, and many more for popular places. */
function drawViews(random: Random, age: number): number {
  const popularity = Math.exp(1.6 * (random.fraction() + random.fraction() + random.fraction() - 1.5));
  return Math.round((age + random.fraction()) * 11 * popularity);
}
