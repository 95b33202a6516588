import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './parts.module.css';

type Props = {
  readonly caption: string;
  readonly columns: readonly string[];
  readonly rows: readonly { readonly key: string; readonly cells: readonly ReactNode[] }[];
};

/** A table of so few columns fits on a phone. */
const few = 2;

/**
 * A table that scrolls in a frame of its own, which the keyboard reaches (WCAG 2.1.1). In a narrow frame each
 * row is a card under the name of its first cell, so that no act of a row is out of sight.
 */
export function DataTable({ caption, columns, rows }: Props) {
  const cards = columns.length > few ? styles.cardRows : undefined;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={styles.scroller} aria-label={caption} tabIndex={0}>
      <table className={clsx(styles.table, cards)}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells }) => (
            <tr key={key}>
              {cells.map((cell, index) => (
                <td key={columns[index]} data-column={columns[index]}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
