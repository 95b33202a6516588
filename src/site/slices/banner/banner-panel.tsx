import type { ImageField } from '@prismicio/client';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { DocumentPicture } from '#site/parts/documents/document-picture.tsx';
import { SliceSection } from '../section/slice-section.tsx';
import styles from './banner-panel.module.css';

type Props = {
  readonly title: string | null;
  readonly text: string | null;
  readonly colour?: 'paper' | 'sea' | 'coral' | 'ink' | null;
  readonly image: ImageField;
  readonly children?: ReactNode;
};

/** Text and a picture on a coloured panel. */
export function BannerPanel({ title, text, colour, image, children }: Props) {
  return (
    <div className={clsx(styles.banner, styles[colour ?? 'paper'])}>
      <SliceSection title={title} lead={text} className={styles.words}>
        {children}
      </SliceSection>
      <DocumentPicture field={image} sizes="(width < 800px) 100vw, 30rem" className={styles.picture} />
    </div>
  );
}
