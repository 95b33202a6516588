import type { SliceProps } from '#site/slices/slice-types.ts';
import { RichText } from '#site/parts/documents/rich-text.tsx';
import { SliceSection } from '../section/slice-section.tsx';
import styles from './introduction.module.css';

/** The topic of a page, as a text in larger letters. */
export function Introduction({ slice }: SliceProps<'introduction'>) {
  const { title, text } = slice.primary;
  return (
    <SliceSection title={title}>
      <RichText field={text} under={title ? 2 : 1} className={styles.text} />
    </SliceSection>
  );
}
