import { useTranslations } from 'use-intl';
import { Icon } from '#ui/icon.tsx';
import { buttonClass } from '#ui/button.tsx';
import type { LoadedProps } from '../../editorial/load-slices.ts';
import { useAddress } from '../../shell/addresses.ts';
import { SliceSection } from '../section/slice-section.tsx';
import { NewsList } from './news-list.tsx';

/** The last news, and the way to all of them. */
export function LatestNews({ slice, context }: LoadedProps<'latest_news'>) {
  const t = useTranslations('content.news');
  const news = context.latest_news.get(slice.id) ?? [];
  const all = useAddress()('/news');
  if (news.length === 0) return null;
  return (
    <SliceSection title={slice.primary.title ?? t('title')}>
      <NewsList news={news} />
      <p>
        <a className={buttonClass('secondary')} href={all}>
          {t('all')}
          <Icon name="arrow-right" />
        </a>
      </p>
    </SliceSection>
  );
}
