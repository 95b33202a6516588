import type { Kysely } from 'kysely';
import type { Tables } from '#database/tables.ts';
import type { Label } from './labelled.ts';
import { spokenLanguages } from './languages.ts';
import { missionTypes } from './mission-types.ts';

type CountryOfReference = Label & { readonly zoneId: number; readonly numericId: number | null };
type CityOfReference = Label & { readonly countryId: string };
type SpecializationOfReference = Label & { readonly parentId: number | null };

/**
 * The reference tables by id. Maps keep the order in which forms list their values. Countries and
 * specializations have no such order: their values must be sorted by label.
 */
export type Reference = {
  readonly zones: ReadonlyMap<number, Label>;
  /** Countries by ISO 3166-1 alpha-2. */
  readonly countries: ReadonlyMap<string, CountryOfReference>;
  readonly sectors: ReadonlyMap<number, Label>;
  readonly specializations: ReadonlyMap<number, SpecializationOfReference>;
  readonly studyLevels: ReadonlyMap<number, Label>;
  readonly companySizes: ReadonlyMap<number, Label>;
  readonly missionTypes: ReadonlyMap<number, Label>;
  /** Languages by ISO 639-1. */
  readonly languages: ReadonlyMap<string, Label>;
  readonly zoneOfCountry: ReadonlyMap<string, number>;
  readonly countriesOfZone: ReadonlyMap<number, readonly string[]>;
  /** Numeric country id of the API's 2025 version → ISO 3166-1 alpha-2. */
  readonly isoOfNumericId: ReadonlyMap<number, string>;
  /** Family of professions → its professions. A profession has no entry. */
  readonly childrenOf: ReadonlyMap<number, readonly number[]>;
  /**
   * Cities and companies that have or recently had offers. These come from the index of offers, not from a
   * table.
   */
  readonly cities: ReadonlyMap<string, CityOfReference>;
  readonly companies: ReadonlyMap<number, { readonly name: string }>;
  /** Company that the staff merged with another → the company that stands for it. */
  readonly companySurvivors: ReadonlyMap<number, number>;
};

/**
 * Reads the reference tables, about 350 rows, without cities and companies. The site uses `board.reference`
 * instead.
 */
export async function readReference(db: Kysely<Tables>): Promise<Reference> {
  const [zones, countries, sectors, specializations, studyLevels, companySizes, merged] = await Promise.all([
    db.selectFrom('zones').select(['id', 'name_fr', 'name_en']).orderBy('id').execute(),
    db.selectFrom('countries').select(['id', 'name_fr', 'name_en', 'zone_id', 'numeric_id']).orderBy('id').execute(),
    db.selectFrom('sectors').select(['id', 'name_fr', 'name_en']).orderBy('position').execute(),
    db.selectFrom('specializations').select(['id', 'name_fr', 'name_en', 'parent_id']).orderBy('id').execute(),
    db.selectFrom('study_levels').select(['id', 'name_fr', 'name_en']).orderBy('position').execute(),
    db.selectFrom('company_sizes').select(['id', 'name_fr', 'name_en']).orderBy('id').execute(),
    db.selectFrom('companies').select(['id', 'survivor_id']).where('survivor_id', 'is not', null).execute(),
  ]);
  return {
    zones: labelsById(zones),
    countries: new Map(
      countries.map((one) => [one.id, { ...label(one), zoneId: one.zone_id, numericId: one.numeric_id }]),
    ),
    sectors: labelsById(sectors),
    specializations: new Map(specializations.map((one) => [one.id, { ...label(one), parentId: one.parent_id }])),
    studyLevels: labelsById(studyLevels),
    companySizes: labelsById(companySizes),
    missionTypes: new Map(missionTypes.map(({ id, fr, en }) => [id, { fr, en }])),
    languages: new Map(spokenLanguages.map(({ id, fr, en }) => [id, { fr, en }])),
    zoneOfCountry: new Map(countries.map((one) => [one.id, one.zone_id])),
    countriesOfZone: grouped(countries, (one) => one.zone_id),
    isoOfNumericId: new Map(
      countries.flatMap((one) => (one.numeric_id === null ? [] : [[one.numeric_id, one.id] as const])),
    ),
    childrenOf: grouped(specializations, (one) => one.parent_id),
    cities: new Map(),
    companies: new Map(),
    companySurvivors: new Map(merged.map(({ id, survivor_id: survivor }) => [id, survivor ?? id])),
  };
}

type Row = { readonly name_fr: string; readonly name_en: string };

function label(row: Row): Label {
  return { fr: row.name_fr, en: row.name_en };
}

function labelsById(rows: readonly (Row & { readonly id: number })[]): Map<number, Label> {
  return new Map(rows.map((row) => [row.id, label(row)]));
}

function grouped<R extends { readonly id: number | string }>(
  rows: readonly R[],
  keyOf: (row: R) => number | null,
): Map<number, R['id'][]> {
  const groups = new Map<number, R['id'][]>();
  for (const row of rows) {
    const key = keyOf(row);
    if (key !== null) groups.set(key, [...(groups.get(key) ?? []), row.id]);
  }
  return groups;
}
