import { useTranslations } from '#words/use-translations.ts';
import { maximumEmailLength } from '#board/applications/application-limits.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useAddress } from '#site/routing/addresses.ts';
import styles from './newsletter.module.css';

export const newsletterIntents = ['subscribe', 'end'] as const;
export type NewsletterIntent = (typeof newsletterIntents)[number];

/**
 * The closed dialog of the newsletter, for other pages. The script on-every-page/newsletter-dialog.ts takes
 * it from this page, posts its form to `/lettre`, and shows the answer in it. Few visitors read long enough
 * to see the dialog, so other pages do not contain it.
 */
export function NewsletterDialog({ asksEmail }: { asksEmail: boolean }) {
  const t = useTranslations('newsletter.dialog');
  return (
    <Dialog id="newsletter" title={t('title')} closeLabel={useTranslations('shell')('close')}>
      <p>{t('text')}</p>
      <form className={styles.form} method="post" action={useAddress()('/lettre')} noValidate>
        {asksEmail ? (
          <TextField
            name="email"
            id="newsletter-email"
            label={t('email')}
            hint={t('hint')}
            type="email"
            autoComplete="email"
            maxLength={maximumEmailLength}
            required
            live
          />
        ) : null}
        <Button name="intent" value={'subscribe' satisfies NewsletterIntent}>
          {t('subscribe')}
        </Button>
      </form>
    </Dialog>
  );
}
