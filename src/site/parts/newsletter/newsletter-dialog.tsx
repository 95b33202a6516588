import { useMatches } from 'react-router';
import { useTranslations } from '#words/use-translations.ts';
import { maximumEmailLength } from '#board/applications/application-limits.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useAddress } from '#site/routing/addresses.ts';
import { useRootData } from '#site/request/root-data.ts';
import { isHandle } from '#site/routing/screen-handle.ts';
import styles from './newsletter.module.css';

export const newsletterIntents = ['subscribe', 'end'] as const;
export type NewsletterIntent = (typeof newsletterIntents)[number];

/**
 * Offers the newsletter on public screens for reading, never on a page with a form or in the personal space.
 * The script on-every-page/newsletter-dialog.ts opens the dialog, posts its form to `/lettre`, and shows the
 * answer in the dialog.
 */
export function NewsletterDialog() {
  const t = useTranslations('shell');
  const page = useAddress()('/lettre');
  const isRead = useMatches().some(({ handle }) => isHandle(handle) && handle.cache !== undefined && !handle.space);
  const root = useRootData();
  if (!isRead || root?.offersNewsletter !== true) return null;
  return (
    <Dialog id="newsletter" title={t('newsletter.title')} closeLabel={t('close')}>
      <p>{t('newsletter.text')}</p>
      <form className={styles.form} method="post" action={page} noValidate>
        {root.viewer === null ? (
          <TextField
            name="email"
            id="newsletter-email"
            label={t('newsletter.email')}
            hint={t('newsletter.hint')}
            type="email"
            autoComplete="email"
            maxLength={maximumEmailLength}
            required
            live
          />
        ) : null}
        <Button name="intent" value={'subscribe' satisfies NewsletterIntent}>
          {t('newsletter.subscribe')}
        </Button>
      </form>
    </Dialog>
  );
}
