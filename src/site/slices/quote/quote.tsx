import type { SliceProps } from '#site/slices/slice-types.ts';
import styles from './quote.module.css';

/** A quotation with its author. */
export function QuoteSlice({ slice }: SliceProps<'quote'>) {
  const { text, author } = slice.primary;
  return (
    <figure className={styles.quote}>
      <blockquote>
        <p>{text}</p>
      </blockquote>
      {author ? <figcaption>{author}</figcaption> : null}
    </figure>
  );
}
