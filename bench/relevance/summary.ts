import { figureNames, meanFigures } from './figures.ts';
import type { Figures } from './figures.ts';
import { parts } from './judged-set.ts';
import type { Measured } from './measure.ts';

export type Row = {
  readonly name: string;
  readonly queries: number;
  readonly figures: Figures;
  readonly plain: Figures;
};

/** Returns, for each part, one row for each kind of query and one row for all queries. */
export function summarize(measured: readonly Measured[]): readonly Row[] {
  const kinds = Map.groupBy(measured, ({ query }) => query.kind);
  return [...kinds, ['all', measured] as const].flatMap(([kind, ofKind]) =>
    ofParts(ofKind).map(([part, rows]) => ({
      name: `${kind}, ${part}`,
      queries: rows.length,
      figures: meanFigures(rows.map(({ figures }) => figures)),
      plain: meanFigures(rows.map(({ plain }) => plain)),
    })),
  );
}

type Counts = {
  readonly part: string;
  readonly queries: number;
  readonly answered: number;
  /** Number of typing errors, and number of those that the search repaired. */
  readonly errors: number;
  readonly repaired: number;
};

/** Counts of each part. */
export function countsOf(measured: readonly Measured[]): readonly Counts[] {
  return ofParts(measured).map(([part, rows]) => ({
    part,
    queries: rows.length,
    answered: rows.filter(({ empty }) => !empty).length,
    errors: rows.filter(({ repaired }) => repaired !== null).length,
    repaired: rows.filter(({ repaired }) => repaired).length,
  }));
}

/** The parts with queries, in order. */
function ofParts(measured: readonly Measured[]): readonly (readonly [part: string, of: readonly Measured[]])[] {
  return parts
    .map((part) => [part, measured.filter(({ query }) => query.part === part)] as const)
    .filter(([, rows]) => rows.length > 0);
}

/** Formats the table as text. Each cell has the figure of the search, then the figure of plain BM25. */
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
