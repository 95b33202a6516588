import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';
import { Page } from '#ui/page.tsx';
import { loadWords } from '#words/load-words.ts';
import { localeOf } from '#words/locale.ts';
import { boardContext, contentContext, viewerContext } from '../context.ts';
import { alternatesOf } from '../editorial/alternates-of.ts';
import { askContent } from '../editorial/ask-content.ts';
import { documentPath } from '../editorial/document-path.ts';
import { findDocument } from '../editorial/find-document.ts';
import { documentAddress } from '../editorial/link-address.ts';
import { loadSlices } from '../editorial/load-slices.ts';
import { Picture } from '../editorial/picture.tsx';
import { SliceZone } from '../editorial/slice-zone.tsx';
import { ArticleMeta } from '../editorial/article-meta.tsx';
import { PageMeta } from '../shell/page-meta.tsx';
import type { ScreenHandle } from '../shell/screen-handle.ts';
import styles from './content-page.module.css';

await loadWords('content', 'home', 'map', 'offer', 'offers');

export const handle: ScreenHandle = {
  hydrate: false,
  lowerCase: true,
  picture: true,
  cache: { seconds: 300, about: ['content', 'offers', 'reference'] },
};

/** Documents of type `page` whose screen is another: the personal space. */
export async function loader({ context, params: { uid = '' }, url }: LoaderFunctionArgs) {
  const [board, content, viewer] = [context.get(boardContext), context.get(contentContext), context.get(viewerContext)];
  const locale = localeOf(url.pathname);
  const document = await findDocument(content, { type: 'page', uid, locale });
  if (documentPath(document) !== `/${encodeURIComponent(document.uid)}`) throw redirect(documentAddress(document), 301);
  const { title, description, image, body } = document.data;
  const loaded = await askContent(loadSlices(body, { board, content, viewer, locale }));
  const { first_publication_date: publishedAt, last_publication_date: changedAt } = document;
  return {
    title: title ?? '',
    publishedAt,
    changedAt,
    description,
    image,
    body,
    loaded,
    alternates: alternatesOf(document),
  };
}

/** `/{uid}`: a page of the content system. */
export default function ContentPage() {
  const { title, publishedAt, changedAt, description, image, body, loaded } = useLoaderData<typeof loader>();
  return (
    <Page title={title} lead={description}>
      <PageMeta title={title} description={description ?? title} />
      <ArticleMeta kind="Article" {...{ title, description, publishedAt, changedAt }} />
      <Picture field={image} sizes="(width < 1200px) 100vw, 75rem" className={styles.picture} eager />
      <SliceZone slices={body} loaded={loaded} />
    </Page>
  );
}
