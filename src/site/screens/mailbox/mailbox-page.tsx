import { data, Link, useLoaderData } from 'react-router';
import { useTranslations } from '#words/use-translations.ts';
import { useFormats } from '#words/formats.ts';
import { requestContext } from '#site/request/context.ts';
import { loadWords } from '#words/load-words.ts';
import { useAddress } from '#site/routing/addresses.ts';
import { PageMeta } from '#site/parts/page/page-meta.tsx';
import { defineScreen } from '#site/routing/screen-handle.ts';
import { Notice } from '#ui/notice.tsx';
import { Page } from '#ui/page.tsx';
import type { Route } from './+types/mailbox-page.ts';
import styles from './mailbox-page.module.css';

export const catalogues = await loadWords('mailbox');

export const handle = defineScreen({ hydrate: false, robots: 'noindex' });

/**
 * `/boite-aux-lettres`: mail that is stored on this machine instead of being sent, to try the product.
 * Production has no such page.
 */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { mailbox } = context.get(requestContext);
  if (!mailbox) throw data(null, { status: 404 });
  const messages = await mailbox.listMessages();
  return {
    done: url.searchParams.get('done') === 'replied',
    messages: messages.map(({ id, to, subject, sentAt, attachments }) => ({
      id,
      to,
      subject,
      sentAt,
      files: attachments.length,
    })),
  };
}

export default function MailboxPage() {
  const t = useTranslations('mailbox');
  const format = useFormats();
  const addressOf = useAddress();
  const { done, messages } = useLoaderData<typeof loader>();
  return (
    <Page title={t('title')} lead={t('lead')}>
      <PageMeta title={t('title')} description={t('lead')} />
      {done ? <Notice tone="success">{t('reply.done')}</Notice> : null}
      <p>
        <Link to={addressOf('/boite-aux-lettres/modeles')}>{t('samples')}</Link>
      </p>
      {messages.length === 0 ? <p>{t('empty')}</p> : null}
      <ol className={styles.messages}>
        {messages.map(({ id, to, subject, sentAt, files }) => (
          <li key={id}>
            <a href={addressOf('/boite-aux-lettres/:id', { id })}>{subject}</a>
            <p>
              {t('to', { address: to })} · {format.dateTime(sentAt, { dateStyle: 'medium', timeStyle: 'medium' })} ·{' '}
              {t('files', { count: files })}
            </p>
          </li>
        ))}
      </ol>
    </Page>
  );
}
