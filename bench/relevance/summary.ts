import { figureNames, meanFigures } from './figures.ts';
import type { Figures } from './figures.ts';
import type { Measured } from './measure.ts';

/** The third that nothing is tuned on is told apart. */
const parts = { tuned: false, unseen: true } as const;

export type Row = {
  readonly name: string;
  readonly queries: number;
  readonly figures: Figures;
  readonly plain: Figures;
};

/** A row for each kind of query and one for all of them, tuned on and unseen apart. */
export function summarize(measured: readonly Measured[]): readonly Row[] {
  const kinds = Map.groupBy(measured, ({ query }) => query.kind);
  return [...kinds, ['all', measured] as const].flatMap(([kind, ofKind]) =>
    Object.entries(parts).map(([part, unseen]) => {
      const rows = ofKind.filter(({ query }) => query.unseen === unseen);
      return {
        name: `${kind}, ${part}`,
        queries: rows.length,
        figures: meanFigures(rows.map(({ figures }) => figures)),
        plain: meanFigures(rows.map(({ plain }) => plain)),
      };
    }),
  );
}

/** How many typing errors were repaired, of how many. */
export function repairs(measured: readonly Measured[]): { readonly repaired: number; readonly errors: number } {
  const errors = measured.filter(({ repaired }) => repaired !== null);
  return { repaired: errors.filter(({ repaired }) => repaired).length, errors: errors.length };
}

/** The table as text: for each figure the search's, and plain BM25's behind it. */
export function tableOf(rows: readonly Row[]): string {
  const heading = ['', 'queries', ...figureNames.flatMap((name) => [name, 'bm25'])];
  const lines = rows.map(({ name, queries, figures, plain }) => [
    name,
    String(queries),
    ...figureNames.flatMap((figure) => [figures[figure].toFixed(3), plain[figure].toFixed(3)]),
  ]);
  return [heading, ...lines].map(([name = '', ...cells]) => lineOf(name, cells)).join('');
}

function lineOf(name: string, cells: readonly string[]): string {
  return `${name.padEnd(24)}${cells.map((cell) => cell.padStart(9)).join('')}\n`;
}
