import { EmbeddedVideo } from '#site/parts/consent/embedded-video.tsx';
import { ContentLink } from '#site/parts/documents/content-link.tsx';
import type { SliceProps } from '#site/slices/slice-types.ts';
import { SliceSection } from '../section/slice-section.tsx';
import styles from './video.module.css';

/** A film of another site, with a link to more text. */
export function Video({ slice }: SliceProps<'video'>) {
  const { title, video } = slice.primary;
  return (
    <SliceSection title={title}>
      <EmbeddedVideo video={video} />
      <ul className={styles.links}>
        {slice.items.map(({ link, title: words }, index) => (
          <li key={words ?? index}>
            <ContentLink field={link}>{words}</ContentLink>
          </li>
        ))}
      </ul>
    </SliceSection>
  );
}
