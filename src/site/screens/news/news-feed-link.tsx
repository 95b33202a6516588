import { useTranslations } from '#words/use-translations.ts';
import { useAddress } from '#site/routing/addresses.ts';
import { usePublicOrigin } from '#site/request/root-data.ts';

/** The link in the head of a page by which feed readers find the feed of news. */
export function NewsFeedLink() {
  const href = usePublicOrigin() + useAddress()('/news.atom');
  return (
    <link rel="alternate" type="application/atom+xml" title={useTranslations('content.news')('title')} href={href} />
  );
}
