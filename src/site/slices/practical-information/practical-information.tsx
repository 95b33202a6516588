import { useTranslations } from '#words/use-translations.ts';
import { useFormats } from '#words/formats.ts';
import { ContentLink } from '#site/parts/documents/content-link.tsx';
import { RichText } from '#site/parts/documents/rich-text.tsx';
import type { SliceOf, SliceProps } from '#site/slices/slice-types.ts';
import { SliceSection } from '../section/slice-section.tsx';
import styles from './practical-information.module.css';

/** Facts to read before departure. Each fact has its source and the date on which it was last checked. */
export function PracticalInformation({ slice }: SliceProps<'practical_information'>) {
  return (
    <SliceSection title={slice.primary.title}>
      <div className={styles.items}>
        {slice.items.map((item, index) => (
          <article className={styles.item} key={item.title ?? index}>
            <h3>{item.title}</h3>
            <RichText field={item.text} under={3} />
            <Source item={item} />
          </article>
        ))}
      </div>
    </SliceSection>
  );
}

type Item = SliceOf<'practical_information'>['items'][number];

function Source({ item: { source, checked_on: checked } }: { item: Item }) {
  const t = useTranslations('content');
  const format = useFormats();
  const named = 'url' in source || 'id' in source;
  if (!named && !checked) return null;
  return (
    <p className={styles.source}>
      {named ? <ContentLink field={source}>{source.text ?? t('source')}</ContentLink> : null}
      {checked ? <span>{t('checkedOn', { day: format.day(checked) })}</span> : null}
    </p>
  );
}
