import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { z } from 'zod';

/** The grades of offers that answer a query, by their ids: 3 exactly what was asked, 2 good, 1 related. */
export type Grades = ReadonlyMap<number, number>;

export type JudgedQuery = {
  readonly kind: string;
  readonly text: string;
  readonly locale: 'fr' | 'en';
  /** The same text without its typing error; null where there is none. */
  readonly intended: string | null;
  readonly grades: Grades;
  readonly part: Part;
};

/**
 * What a figure is worth: the search is tuned on two thirds of the house's queries, whose answers are looked
 * at; the third of each kind is not; the blind set was written and graded by someone who had not seen the
 * search. The figures are told apart.
 */
export const parts = ['tuned', 'unseen', 'blind'] as const;
type Part = (typeof parts)[number];
type PartOf = (index: number) => Part;

/** Each set is a folder of its own. */
const partsOfSets: Readonly<Record<string, PartOf>> = {
  house: (index) => (index % 3 === 2 ? 'unseen' : 'tuned'),
  blind: () => 'blind',
};

const ids = z.array(z.int()).default([]);
const needSchema = z.strictObject({ 3: ids, 2: ids, 1: ids });
type Need = z.infer<typeof needSchema>;
const needsSchema = z.record(z.string(), needSchema);
const queriesSchema = z.array(
  z.strictObject({
    text: z.string(),
    locale: z.enum(['fr', 'en']),
    need: z.string(),
    intended: z.string().nullable().default(null),
  }),
);

/**
 * The judged queries of both sets, kind by kind. What answers a need is said once in the `needs.json` of its
 * set, for queries of both languages and all kinds.
 * @throws when a query names a need that is not there
 */
export async function readJudgedSet(): Promise<readonly JudgedQuery[]> {
  const kinds = await Promise.all(Object.entries(partsOfSets).map(([set, partOf]) => readKinds(set, partOf)));
  return kinds.flat(2);
}

async function readKinds(set: string, partOf: PartOf): Promise<JudgedQuery[][]> {
  const needs = needsSchema.parse(await readJson(set, 'needs.json'));
  const files = await readdir(join(import.meta.dirname, set, 'queries'));
  return Promise.all(
    files.toSorted().map(async (file) => {
      const queries = queriesSchema.parse(await readJson(set, 'queries', file));
      const kind = basename(file, '.json');
      return queries.map(({ need, ...query }, index) => ({
        ...query,
        kind,
        grades: gradesOf(needs[need], `«${query.text}»`),
        part: partOf(index),
      }));
    }),
  );
}

function gradesOf(need: Need | undefined, asker: string): Grades {
  if (need === undefined) throw new Error(`${asker} asks for a need that its needs.json lacks`);
  return new Map(([1, 2, 3] as const).flatMap((grade) => need[grade].map((id) => [id, grade] as const)));
}

async function readJson(...path: readonly string[]): Promise<unknown> {
  return JSON.parse(await readFile(join(import.meta.dirname, ...path), 'utf8'));
}
