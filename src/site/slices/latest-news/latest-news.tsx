import { useTranslations } from '#words/use-translations.ts';
import type { LoadedProps } from '#site/slices/load-slices.ts';
import { useAddress } from '#site/routing/addresses.ts';
import { AllLink } from '../section/all-link.tsx';
import { SliceSection } from '../section/slice-section.tsx';
import { NewsList } from './news-list.tsx';

/** The latest news, with a link to all news. */
export function LatestNews({ slice, context }: LoadedProps<'latest_news'>) {
  const t = useTranslations('content.news');
  const news = context.latest_news.get(slice.id) ?? [];
  const all = useAddress()('/news');
  if (news.length === 0) return null;
  return (
    <SliceSection title={slice.primary.title ?? t('title')}>
      <NewsList news={news} />
      <AllLink href={all} words={t('all')} />
    </SliceSection>
  );
}
