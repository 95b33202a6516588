import { DocumentPicture } from '#site/parts/documents/document-picture.tsx';
import type { SliceProps } from '#site/slices/slice-types.ts';
import { SliceSection } from '../section/slice-section.tsx';
import styles from './key-figures.module.css';

/** A few figures to read at a glance. */
export function KeyFigures({ slice }: SliceProps<'key_figures'>) {
  return (
    <SliceSection title={slice.primary.title}>
      <dl className={styles.figures}>
        {slice.items.map(({ image, title, text }, index) => (
          <div className={styles.figure} key={title ?? index}>
            <dt className={styles.text}>{text}</dt>
            <dd className={styles.title}>{title}</dd>
            <dd className={styles.picture}>
              <DocumentPicture field={image} sizes="3rem" />
            </dd>
          </div>
        ))}
      </dl>
    </SliceSection>
  );
}
