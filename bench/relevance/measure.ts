import type { Board } from '../../src/board/context/board.ts';
import { askAsVisitor } from './ask-as-visitor.ts';
import { figuresOf } from './figures.ts';
import type { Figures } from './figures.ts';
import type { JudgedQuery } from './judged-set.ts';
import { plainBm25 } from './plain-bm25.ts';

export type Measured = {
  readonly query: JudgedQuery;
  readonly figures: Figures;
  /** Figures of plain BM25 in the same run. */
  readonly plain: Figures;
  readonly empty: boolean;
  /**
   * True if the search finds the same first offer for the misspelt and for the intended text; null for a text
   * without a typing error.
   */
  readonly repaired: boolean | null;
};

/**
 * Runs every query of the set.
 * @throws if the board lacks judged offers, because the figures would then mean nothing
 */
export async function measure(board: Board, set: readonly JudgedQuery[]): Promise<readonly Measured[]> {
  const offers = await board.db.selectFrom('offers').select(['id', 'title', 'description']).orderBy('id').execute();
  const known = new Set(offers.map(({ id }) => id));
  const missing = set.flatMap(({ grades }) => [...grades.keys()]).find((id) => !known.has(id));
  if (set.length === 0 || missing !== undefined)
    throw new Error(`Nothing was measured: ${set.length} queries, offer ${missing} is not on the board`);
  const plain = plainBm25(offers.map(({ id, title, description }) => ({ id, text: `${title} ${description}` })));
  return Array.fromAsync(set, async (query) => {
    const answer = await askAsVisitor(board, query);
    return {
      query,
      figures: figuresOf(answer, query.grades),
      plain: figuresOf(plain(query.text), query.grades),
      empty: answer.length === 0,
      repaired: await isRepaired(board, query, answer[0]),
    };
  });
}

async function isRepaired(board: Board, query: JudgedQuery, best: number | undefined): Promise<boolean | null> {
  if (query.intended === null) return null;
  const [intended] = await askAsVisitor(board, { ...query, text: query.intended });
  return best !== undefined && best === intended;
}
