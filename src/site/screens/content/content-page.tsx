import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';
import { Page } from '#ui/page.tsx';
import { loadWords } from '#words/load-words.ts';
import { personalSpaceUid } from '#content/models/document-path.ts';
import { documentAddress } from '#site/routing/link-address.ts';
import { documentAt, loadBody } from '#site/slices/load-document.ts';
import { DocumentPicture } from '#site/parts/documents/document-picture.tsx';
import { SliceZone } from '#site/slices/slice-zone.tsx';
import { ArticleMeta } from '#site/parts/documents/article-meta.tsx';
import { PageMeta } from '#site/parts/page/page-meta.tsx';
import { defineScreen } from '#site/routing/screen-handle.ts';
import styles from './content-page.module.css';

export const catalogues = await loadWords('content', 'home', 'map', 'offer', 'offers', 'shell');

export const handle = defineScreen({
  hydrate: false,
  lowerCase: true,
  picture: true,
  cache: { seconds: 300, about: ['content', 'offers', 'reference'] },
});

/** Redirects the document of the personal space to the personal space, because this document has no page. */
export async function loader(asked: LoaderFunctionArgs) {
  const document = await documentAt('page', asked);
  if (document.uid === personalSpaceUid) throw redirect(documentAddress(document), 301);
  const { title, description, image } = document.data;
  const { first_publication_date: publishedAt, last_publication_date: changedAt } = document;
  return { title: title ?? '', publishedAt, changedAt, description, image, ...(await loadBody(document, asked)) };
}

/** `/{uid}`: a page of the content system. */
export default function ContentPage() {
  const { title, publishedAt, changedAt, description, image, body, loaded } = useLoaderData<typeof loader>();
  return (
    <Page title={title} lead={description}>
      <PageMeta title={title} description={description ?? title} />
      <ArticleMeta kind="Article" {...{ title, description, publishedAt, changedAt }} />
      <DocumentPicture field={image} sizes="(width < 1200px) 100vw, 75rem" className={styles.picture} eager />
      <SliceZone slices={body} loaded={loaded} />
    </Page>
  );
}
