import { useLoaderData } from 'react-router';
import { useTranslations } from '#words/use-translations.ts';
import { isUuid } from '#board/context/uuid.ts';
import { Icon } from '#ui/icon.tsx';
import { Page } from '#ui/page.tsx';
import { loadWords } from '#words/load-words.ts';
import { localeOf } from '#words/locale.ts';
import { requestContext } from '#site/request/context.ts';
import { alternatesOf } from '#site/parts/documents/alternates-of.ts';
import { findDocument } from '#site/parts/documents/find-document.ts';
import { DocumentPicture } from '#site/parts/documents/document-picture.tsx';
import { RichText } from '#site/parts/documents/rich-text.tsx';
import { addressOf, useAddress } from '#site/routing/addresses.ts';
import { PageMeta } from '#site/parts/page/page-meta.tsx';
import { defineScreen } from '#site/routing/screen-handle.ts';
import { requireCandidate } from '#site/parts/sign-in/require-candidate.ts';
import type { Route } from './+types/notification-page.ts';
import styles from './notifications-page.module.css';
import { openNotification } from './open-notification.ts';

export const catalogues = await loadWords('notifications', 'shell');

export const handle = defineScreen({ hydrate: false, robots: 'noindex', space: true });

/**
 * Opens one of the candidate's own notifications by a redirect to its subject. Only announcements to all
 * candidates are shown on this page.
 */
export async function loader({ context, request, params: { uid }, url }: Route.LoaderArgs) {
  const viewer = requireCandidate(context, url);
  const { board, content } = context.get(requestContext);
  const locale = localeOf(url.pathname);
  // Throws the redirect, so that the loader's return type contains only documents.
  if (isUuid(uid)) throw await openNotification(board, viewer, { uid, locale, request });
  const instead = addressOf(locale, '/notifications');
  const document = await findDocument(content, {
    type: 'notification',
    uid,
    locale,
    instead,
  });
  const { title, text, image } = document.data;
  return { title: title ?? '', text, image, alternates: alternatesOf(document) };
}

/** `/notifications/{uid}`: opens a notification or shows an announcement. */
export default function NotificationPage() {
  const t = useTranslations('notifications');
  const all = useAddress()('/notifications');
  const { title, text, image } = useLoaderData<typeof loader>();
  return (
    <Page narrow title={title}>
      <PageMeta title={title} description={t('description')} />
      <DocumentPicture field={image} sizes="(width < 700px) 100vw, 42rem" className={styles.picture} eager />
      <RichText field={text} />
      <p className={styles.ways}>
        <a href={all}>
          <Icon name="arrow-left" />
          {t('all')}
        </a>
      </p>
    </Page>
  );
}
