import { ContentLink } from '#site/parts/documents/content-link.tsx';
import { DocumentPicture } from '#site/parts/documents/document-picture.tsx';
import type { SliceProps } from '#site/slices/slice-types.ts';
import { SliceSection } from '../section/slice-section.tsx';
import styles from './partners.module.css';

/** Partners who help in the country. */
export function Partners({ slice }: SliceProps<'partners'>) {
  return (
    <SliceSection title={slice.primary.title}>
      <ul className={styles.partners}>
        {slice.items.map(({ name, image, link }, index) => (
          <li className={styles.partner} key={name ?? index}>
            <DocumentPicture field={image} sizes="6rem" className={styles.mark} />
            <ContentLink field={link} className={styles.name}>
              {name}
            </ContentLink>
          </li>
        ))}
      </ul>
    </SliceSection>
  );
}
