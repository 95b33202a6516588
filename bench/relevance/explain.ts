import type { Board } from '../../src/board/context/board.ts';
import { askAsVisitor } from './ask-as-visitor.ts';
import { figuresOf } from './figures.ts';
import type { JudgedQuery } from './judged-set.ts';
import type { Measured } from './measure.ts';

const shown = 15;

/** Parts whose results we look at. */
const lookedAt: ReadonlySet<JudgedQuery['part']> = new Set(['tuned', 'words']);

/**
 * Prints the best offers of a query with their grades, and the good offers that are missing. Accepts only
 * queries whose results we look at.
 */
export async function explain(board: Board, set: readonly JudgedQuery[], text: string): Promise<string> {
  const query = set.find((one) => one.text === text);
  if (query !== undefined && !lookedAt.has(query.part)) return `This query is ${query.part}: nothing is tuned on it.\n`;
  const answer = await askAsVisitor(board, query ?? { text, locale: 'fr' });
  const grades = query?.grades ?? new Map<number, number>();
  const lacking = [...grades].filter(([id, grade]) => grade === 3 && !answer.includes(id)).map(([id]) => id);
  const told = async (ids: readonly number[]) =>
    (await Promise.all(ids.map((id) => lineOf(board, id, grades.get(id))))).join('');
  const figures = query ? `${JSON.stringify(figuresOf(answer, grades))}\n` : '';
  return (
    `${answer.length} offers\n${await told(answer.slice(0, shown))}${figures}` +
    `${lacking.length} of grade 3 lacking\n${await told(lacking)}`
  );
}

/** Prints the queries whose results we look at, worst first, with nDCG and recall. */
export function worstFirst(measured: readonly Measured[]): string {
  return measured
    .filter(({ query }) => lookedAt.has(query.part))
    .toSorted((one, other) => one.figures.ndcg - other.figures.ndcg)
    .map(({ query, figures: { ndcg, recall } }) => {
      return `${ndcg.toFixed(2)} ${recall.toFixed(2)} ${query.kind}, ${query.part}: ${query.text}\n`;
    })
    .join('');
}

async function lineOf(board: Board, id: number, grade = 0): Promise<string> {
  const { title, city_en: city } = await board.db
    .selectFrom('offers')
    .select(['title', 'city_en'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return `${grade} ${id} ${title}, ${city}\n`;
}
