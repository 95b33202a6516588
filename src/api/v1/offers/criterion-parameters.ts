import { inEachLocale } from '#words/locale.ts';
import { z } from 'zod';
import { type CriterionName, criterionNames, type Options } from '#search/criteria/criteria.ts';
import { conditions } from '#search/criterion/excluded-conditions.ts';
import { durationBuckets } from '#search/criterion/duration-buckets.ts';
import { maxKeptLength } from '#search/criterion/query.ts';
import { recordOf } from '#search/criteria/record-of.ts';
import type { Label } from '#reference/labelled.ts';
import { missionTypeCode } from '#reference/mission-type-code.ts';
import { missionTypes } from '#reference/mission-types.ts';
import type { Reference } from '#reference/read-reference.ts';
import { describe } from '../describe.ts';
import { nameOfPlace } from '#search/naming/option-names.ts';
import type { OfferField } from './offer-schema.ts';

type CriterionParameter<Option> = {
  readonly schema: z.ZodType;
  /**
   * Field of an offer that shows the criterion; null if the criterion depends on the offer's company or
   * texts.
   */
  readonly field: OfferField | null;
  /** Converts an option to the parameter's value. Without this function the option itself is the value. */
  readonly value?: (option: Option) => string | number;
  /** Returns the option's name in the reference. */
  readonly name?: (option: Option, known: Reference) => Label | undefined;
};

const maxValues = 100;
const numbers = z.array(z.int().min(0)).max(maxValues);
const codes = z.array(z.string().max(80)).max(maxValues);

/** Every criterion of the site's search, by its name in the code. */
const criterionParameters = {
  query: {
    field: null,
    schema: z
      .string()
      .max(maxKeptLength)
      .meta(
        describe(
          'Free text: trades, places, companies, quoted phrases, -exclusions, a reference',
          'Texte libre : métiers, lieux, entreprises, "expressions", -exclusions, référence',
        ),
      ),
  },
  specializations: {
    field: 'specializations',
    schema: numbers.meta(describe('Job fields or families of job fields', 'Métiers ou familles de métiers')),
    name: (id, { specializations }) => specializations.get(id),
  },
  missionTypes: {
    field: 'missionType',
    schema: z.array(missionTypeCode).meta(describe('Types of mission', 'Types de mission')),
    value: (id) => missionTypes.find((one) => one.id === id)?.code ?? id,
    name: (id, known) => known.missionTypes.get(id),
  },
  durations: {
    field: 'durationMonths',
    schema: z
      .array(z.enum(durationBuckets))
      .meta(
        describe(
          'Months, the lower bound left out: 12 months are in 6-12',
          'Mois, borne basse exclue : 12 mois sont dans 6-12',
        ),
      ),
  },
  zones: {
    field: 'place',
    schema: numbers.meta(
      describe(
        'Zones of the world; countries of other zones are added to them',
        'Zones du monde ; des pays d’autres zones s’y ajoutent',
      ),
    ),
    name: (id, { zones }) => zones.get(id),
  },
  countries: {
    field: 'place',
    schema: codes.meta(describe('Countries, by ISO 3166-1 alpha-2', 'Pays, selon ISO 3166-1 alpha-2')),
    name: (id, { countries }) => countries.get(id),
  },
  cities: {
    field: 'place',
    schema: codes.meta(
      describe(
        'Cities, as offers and facets name them: DE-berlin',
        'Villes, comme les offres et les facettes les nomment : DE-berlin',
      ),
    ),
    name: (key, { cities }) => cities.get(key),
  },
  studyLevels: {
    field: 'studyLevels',
    schema: numbers.meta(describe('Study levels', 'Niveaux d’études')),
    name: (id, { studyLevels }) => studyLevels.get(id),
  },
  languages: {
    field: 'askedLanguages',
    schema: codes.meta(
      describe('Languages of the text or required, by ISO 639-1', 'Langues de rédaction ou demandées, selon ISO 639-1'),
    ),
    name: (id, { languages }) => languages.get(id),
  },
  companies: {
    field: 'company',
    schema: numbers.meta(describe('Companies', 'Entreprises')),
    name: (id, { companies }) => inBoth(companies.get(id)?.name),
  },
  companySizes: {
    field: null,
    schema: numbers.meta(describe('Sizes of companies', 'Tailles d’entreprise')),
    name: (id, { companySizes }) => companySizes.get(id),
  },
  sectors: {
    field: 'sector',
    schema: numbers.meta(describe('Sectors', 'Secteurs d’activité')),
    name: (id, { sectors }) => sectors.get(id),
  },
  start: {
    field: 'missionStart',
    schema: z
      .string()
      .regex(/^(?:immediately|in-a-month|in-a-year|20\d\d-\d\d-\d\d)$/)
      .meta(
        describe(
          'immediately, in-a-month, in-a-year, or the day from which on',
          'immediately, in-a-month, in-a-year, ou le premier jour voulu',
        ),
      ),
  },
  allowance: {
    field: 'allowance',
    schema: z
      .int()
      .min(1)
      .max(99_999)
      .meta(
        describe(
          'Least euros a month, estimates by the scale included; offers without any amount are left out',
          'Minimum d’euros par mois, estimations selon le barème comprises ; les offres sans aucun montant sont écartées',
        ),
      ),
  },
  remoteWork: {
    field: 'remoteWork',
    schema: z.boolean().meta(describe('Only with remote work', 'Seulement avec télétravail')),
    value: String,
  },
  environmental: {
    field: 'environmental',
    schema: z.boolean().meta(describe('Only environmental missions', 'Seulement à visée environnementale')),
    value: String,
  },
  excludedPlaces: {
    field: 'place',
    schema: codes.meta(
      describe(
        'Zones, countries and cities to leave out: 5,BE,DE-berlin',
        'Zones, pays et villes à écarter : 5,BE,DE-berlin',
      ),
    ),
    name: nameOfPlace,
  },
  excludedLanguages: {
    field: 'askedLanguages',
    schema: codes.meta(
      describe(
        'Languages that the offer must not require, by ISO 639-1; it may be written in them',
        'Langues que l’offre ne doit pas demander, selon ISO 639-1 ; elle peut être rédigée dans ces langues',
      ),
    ),
    name: (id, { languages }) => languages.get(id),
  },
  excludedCompanies: {
    field: 'company',
    schema: numbers.meta(describe('Companies to leave out', 'Entreprises à écarter')),
    name: (id, { companies }) => inBoth(companies.get(id)?.name),
  },
  excludedStudyLevels: {
    field: 'studyLevels',
    schema: numbers.meta(
      describe(
        'Study levels to leave out: offers that accept only one of them',
        'Niveaux d’études à écarter : les offres qui n’en acceptent qu’un, celui-là',
      ),
    ),
    name: (id, { studyLevels }) => studyLevels.get(id),
  },
  excludedConditions: {
    field: 'remoteWork',
    schema: z
      .array(z.enum(conditions))
      .meta(
        describe(
          'Conditions to leave out: remote work, environmental purpose',
          'Conditions à écarter : télétravail, visée environnementale',
        ),
      ),
  },
} as const satisfies { readonly [N in CriterionName]: CriterionParameter<Options[N]> };

const typed: { readonly [N in CriterionName]: CriterionParameter<Options[N]> } = criterionParameters;

/** Returns the parameter of a criterion. */
export function parameterOf<N extends CriterionName>(name: N): CriterionParameter<Options[N]> {
  return typed[name];
}

/** Returns an option as a value of its parameter. */
export function valueOf<N extends CriterionName>(name: N, option: Options[N]): string | number {
  const { value } = parameterOf(name);
  if (value !== undefined) return value(option);
  const plain: string | number | true = option;
  return plain === true ? 'true' : plain;
}

/**
 * Schemas of all criteria. The descriptions name the fields of offers that show a criterion. Every parameter
 * is optional.
 */
export const criterionSchemas = recordOf<{ readonly [N in CriterionName]: z.ZodOptional<z.ZodType> }>(
  criterionNames,
  (name) => withField(parameterOf(name)).optional(),
);

function withField({ schema, field }: Pick<CriterionParameter<never>, 'schema' | 'field'>): z.ZodType {
  const { description = '', fr } = schema.meta() ?? {};
  if (field === null) return schema;
  return schema.meta(describe(`${description}. In offers: ${field}`, `${String(fr)}. Dans les offres : ${field}`));
}

function inBoth(name: string | undefined): Label | undefined {
  return name === undefined ? undefined : inEachLocale(() => name);
}
