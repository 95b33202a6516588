import { clsx } from 'clsx';
import { Picture } from '../../editorial/picture.tsx';
import { SearchForm } from '../../editorial/search-form.tsx';
import type { SliceProps } from '../../editorial/slice-types.ts';
import { SliceSection } from '../section/slice-section.tsx';
import styles from './banner.module.css';

/** A coloured panel with a picture, and a field to search in where it asks for one. */
export function Banner({ slice }: SliceProps<'banner'>) {
  const { title, text, colour, image, search_form: hasSearch } = slice.primary;
  return (
    <div className={clsx(styles.banner, styles[colour ?? 'paper'])}>
      <SliceSection title={title} lead={text} className={styles.words}>
        {hasSearch ? <SearchForm /> : null}
      </SliceSection>
      <Picture field={image} sizes="(width < 800px) 100vw, 30rem" className={styles.picture} />
    </div>
  );
}
