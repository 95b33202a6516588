import { useLocation } from 'react-router';
import { unlocalized } from '#words/locale.ts';
import { useLocale } from '#words/use-locale.ts';
import { describeArticle } from '#site/parts/structured-data/describe-article.ts';
import { DescribedThing } from '#site/parts/structured-data/described-thing.tsx';
import { pictureAddress } from '#site/routing/picture-address.ts';
import { usePublicOrigin } from '#site/request/root-data.ts';

type Props = {
  kind: 'Article' | 'NewsArticle';
  title: string;
  description: string | null;
  publishedAt: string;
  changedAt: string;
};

/** Metadata of an editorial page for search engines. */
export function ArticleMeta(props: Props) {
  const { pathname } = useLocation();
  const origin = usePublicOrigin();
  const locale = useLocale();
  const image = origin + pictureAddress(locale, unlocalized(pathname));
  return <DescribedThing thing={describeArticle(origin, { ...props, locale, image, url: origin + pathname })} />;
}
