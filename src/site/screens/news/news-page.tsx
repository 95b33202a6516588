import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { useTranslations } from '#words/use-translations.ts';
import { Page } from '#ui/page.tsx';
import { loadWords } from '#words/load-words.ts';
import { localeOf } from '#words/locale.ts';
import { ListPages } from '#site/parts/account/list-pages.tsx';
import { requestContext } from '#site/request/context.ts';
import { PageMeta } from '#site/parts/page/page-meta.tsx';
import { defineScreen, type CanonicalAddress } from '#site/routing/screen-handle.ts';
import { NewsList } from '#site/slices/latest-news/news-list.tsx';
import { NewsFeedLink } from './news-feed-link.tsx';
import { askedPage, loadNews } from '#site/slices/latest-news/load-news.ts';

export const catalogues = await loadWords('account', 'content');

/** Only the parameter `page` makes another page. */
const canonicalPage: CanonicalAddress = (parameters) => {
  const page = askedPage(parameters);
  return new URLSearchParams(page === 1 ? {} : { page: String(page) });
};

export const handle = defineScreen({
  hydrate: false,
  picture: true,
  cache: { seconds: 300, about: ['content'], address: async () => canonicalPage },
});

export function loader({ context, url }: LoaderFunctionArgs) {
  return loadNews(context.get(requestContext).content, localeOf(url.pathname), askedPage(url.searchParams));
}

/** `/news`: all news, the latest first. */
export default function NewsPage() {
  const t = useTranslations('content.news');
  const { news, page } = useLoaderData<typeof loader>();
  return (
    <Page title={t('title')} lead={t('lead')}>
      <NewsFeedLink />
      <PageMeta
        title={page.page === 1 ? t('title') : t('titleOf', page)}
        description={t('lead')}
        search={page.page === 1 ? '' : `?page=${page.page}`}
      />
      {news.length === 0 ? <p>{t('none')}</p> : <NewsList news={news} under={1} />}
      <ListPages {...page} />
    </Page>
  );
}
