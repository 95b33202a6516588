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
  /** Of the third that nothing is tuned on: its answers are not looked at, its figures told apart. */
  readonly unseen: boolean;
};

const ids = z.array(z.int()).default([]);
const needsSchema = z.record(z.string(), z.strictObject({ 3: ids, 2: ids, 1: ids }));
const queriesSchema = z.array(
  z.strictObject({
    text: z.string(),
    locale: z.enum(['fr', 'en']),
    need: z.string(),
    intended: z.string().nullable().default(null),
  }),
);

/**
 * Our judged queries, kind by kind. What answers a need is said once in `needs.json`, for queries of both
 * languages and all kinds.
 * @throws when a query names a need that is not there
 */
export async function readJudgedSet(): Promise<readonly JudgedQuery[]> {
  const needs = needsSchema.parse(await readJson('needs.json'));
  const files = await readdir(join(import.meta.dirname, 'queries'));
  const kinds = await Promise.all(files.toSorted().map((file) => readKind(basename(file, '.json'), needs)));
  return kinds.flat();
}

async function readKind(kind: string, needs: z.infer<typeof needsSchema>): Promise<JudgedQuery[]> {
  const queries = queriesSchema.parse(await readJson(`queries/${kind}.json`));
  return queries.map(({ need, ...query }, index) => {
    const asked = needs[need];
    if (asked === undefined) throw new Error(`${kind}: «${query.text}» asks for ${need}, which needs.json lacks`);
    return { kind, ...query, grades: gradesOf(asked), unseen: index % 3 === 2 };
  });
}

function gradesOf(need: Readonly<Record<1 | 2 | 3, readonly number[]>>): Grades {
  return new Map(([1, 2, 3] as const).flatMap((grade) => need[grade].map((id) => [id, grade] as const)));
}

async function readJson(path: string): Promise<unknown> {
  return JSON.parse(await readFile(join(import.meta.dirname, path), 'utf8'));
}
