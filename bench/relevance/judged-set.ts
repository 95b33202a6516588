import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { z } from 'zod';

/**
 * Grade of each offer for a query, by id: 3 means exactly what was searched, 2 means good, 1 means related.
 */
export type Grades = ReadonlyMap<number, number>;

export type JudgedQuery = {
  readonly kind: string;
  readonly text: string;
  readonly locale: 'fr' | 'en';
  /** The text without its typing error; null for a text without an error. */
  readonly intended: string | null;
  readonly grades: Grades;
  readonly part: Part;
};

/**
 * The parts are reported separately. `tuned`: two thirds of our own queries, by whose results we tune the
 * search. `unseen`: the other third, of each kind, whose results we do not look at. `blind`: queries
 * written and graded by somebody who had not seen the search. `words`: single words, words with two
 * senses and exclusions («sauf», «not in»), also written and graded without sight of the search, whose
 * results we look at since then. An offer that carries an excluded place, language or subject has no
 * grade; a language is carried if the text asks for it.
 */
export const parts = ['tuned', 'unseen', 'blind', 'words'] as const;
type Part = (typeof parts)[number];
type PartOf = (index: number) => Part;

/**
 * Assigns each query to a part. The part depends on the folder of the query and, in our own set, on its
 * position there.
 */
const partsOfSets: Readonly<Record<string, PartOf>> = {
  house: (index) => (index % 3 === 2 ? 'unseen' : 'tuned'),
  blind: () => 'blind',
  words: () => 'words',
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
 * Returns the judged queries of all sets, kind by kind. The `needs.json` of a set lists the graded offers of
 * each need. Queries of both languages and all kinds refer to these needs.
 * @throws if a query names a missing need
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
