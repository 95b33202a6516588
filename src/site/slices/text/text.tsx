import { clsx } from 'clsx';
import type { SliceProps } from '#site/slices/slice-types.ts';
import { DocumentPicture } from '#site/parts/documents/document-picture.tsx';
import { RichText } from '#site/parts/documents/rich-text.tsx';
import { SliceSection } from '../section/slice-section.tsx';
import styles from './text.module.css';

/** A title and a text, with an optional picture at its side. */
export function Text({ slice }: SliceProps<'text'>) {
  const { title, text, image } = slice.primary;
  return (
    <SliceSection title={title}>
      <div className={clsx(image.url && styles.beside)}>
        <RichText field={text} under={title ? 2 : 1} />
        <DocumentPicture field={image} sizes="(width < 800px) 100vw, 24rem" className={styles.picture} />
      </div>
    </SliceSection>
  );
}
