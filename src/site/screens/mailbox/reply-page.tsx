import { useActionData, useLoaderData } from 'react-router';
import { maximumMessageLength } from '#board/applications/application-limits.ts';
import { Button } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { Page } from '#ui/page.tsx';
import { TextAreaField } from '#ui/text-area-field.tsx';
import { useTranslations } from '#words/use-translations.ts';
import { loadWords } from '#words/load-words.ts';
import { PageMeta } from '#site/parts/page/page-meta.tsx';
import { defineScreen } from '#site/routing/screen-handle.ts';
import type { Route } from './+types/reply-page.ts';
import { loadAnswerable } from './answerable.ts';
import styles from './mailbox-page.module.css';
import { type ReplyIntent, replyFromMailbox } from './reply-from-mailbox.ts';

export const catalogues = await loadWords('mailbox');

export const handle = defineScreen({ hydrate: false, robots: 'noindex' });

export const action = replyFromMailbox;

/**
 * `/boite-aux-lettres/{id}/repondre`: answers a letter of the local mailbox by mail, to try what recruiters
 * and candidates do in their mail programs.
 */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { replyTo, text } = await loadAnswerable(context, params.id);
  return { name: replyTo.name, text, key: crypto.randomUUID() };
}

export default function ReplyPage() {
  const t = useTranslations('mailbox.reply');
  const { name, text, key } = useLoaderData<typeof loader>();
  const failure = useActionData<typeof action>();
  const error = failure && t(`refused.${failure.reason}`);
  return (
    <Page title={t('title', { name })} lead={t('lead')} narrow>
      <PageMeta title={t('title', { name })} description={t('lead')} />
      <form method="post" className={styles.reply} noValidate>
        <ErrorSummary title={t('errors')} errors={error ? [{ field: 'message', message: error }] : []} />
        <TextAreaField
          name="message"
          label={t('message')}
          hint={t('hint')}
          error={error}
          defaultValue={failure?.message}
          maxLength={maximumMessageLength}
          rows={6}
        />
        <input type="hidden" name="key" value={key} />
        <Button name="intent" value={'reply' satisfies ReplyIntent}>
          {t('send')}
        </Button>
      </form>
      <blockquote className={styles.text}>{text}</blockquote>
    </Page>
  );
}
