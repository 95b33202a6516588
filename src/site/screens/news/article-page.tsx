import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { useTranslations } from '#words/use-translations.ts';
import { Icon } from '#ui/icon.tsx';
import { Page } from '#ui/page.tsx';
import { useFormats } from '#words/formats.ts';
import { loadWords } from '#words/load-words.ts';
import { documentAt, loadBody } from '#site/slices/load-document.ts';
import { DocumentPicture } from '#site/parts/documents/document-picture.tsx';
import { SliceZone } from '#site/slices/slice-zone.tsx';
import { useAddress } from '#site/routing/addresses.ts';
import { ArticleMeta } from '#site/parts/documents/article-meta.tsx';
import { PageMeta } from '#site/parts/page/page-meta.tsx';
import { defineScreen } from '#site/routing/screen-handle.ts';
import { presentNews } from '#site/slices/latest-news/present-news.ts';
import { NewsFeedLink } from './news-feed-link.tsx';
import styles from './article-page.module.css';

export const catalogues = await loadWords('content', 'home', 'map', 'offer', 'offers', 'shell');

export const handle = defineScreen({
  hydrate: false,
  lowerCase: true,
  picture: true,
  cache: { seconds: 300, about: ['content', 'offers', 'reference'] },
});

export async function loader(asked: LoaderFunctionArgs) {
  const document = await documentAt('news', asked);
  const changedAt = document.last_publication_date;
  return { news: presentNews([document]), changedAt, ...(await loadBody(document, asked)) };
}

/** `/news/{uid}`: a news item. */
export default function ArticlePage() {
  const t = useTranslations('content.news');
  const format = useFormats();
  const all = useAddress()('/news');
  const { news, changedAt, body, loaded } = useLoaderData<typeof loader>();
  return news.map(({ uid, title, summary, day, image }) => (
    <Page key={uid} narrow title={title} lead={summary} eyebrow={day ? format.day(day) : null}>
      <PageMeta title={title} description={summary ?? title} above={[{ name: t('title'), to: all }]} />
      <NewsFeedLink />
      <ArticleMeta kind="NewsArticle" title={title} description={summary} publishedAt={day} changedAt={changedAt} />
      <DocumentPicture field={image} sizes="(width < 700px) 100vw, 42rem" className={styles.picture} eager />
      <SliceZone slices={body} loaded={loaded} />
      <p>
        <a className={styles.back} href={all}>
          <Icon name="arrow-left" />
          {t('all')}
        </a>
      </p>
    </Page>
  ));
}
