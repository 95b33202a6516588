import { useTranslations } from '#words/use-translations.ts';
import type { NewsletterState } from '#board/newsletter/read-subscription.ts';
import { Button } from '#ui/button.tsx';
import type { NewsletterIntent } from './newsletter-dialog.tsx';
import styles from './newsletter.module.css';

/** The state of the account's address, with a form to change it. */
export function OwnNewsletter({ email, state }: { email: string; state: NewsletterState }) {
  const t = useTranslations('newsletter.own');
  const buttons: Record<NewsletterState, readonly [NewsletterIntent, string][]> = {
    none: [['subscribe', t('subscribe')]],
    asked: [
      ['subscribe', t('again')],
      ['end', t('end')],
    ],
    subscribed: [['end', t('end')]],
  };
  return (
    <form method="post" className={styles.form}>
      <p>{t(state, { email })}</p>
      <div className={styles.ways}>
        {buttons[state].map(([intent, words]) => (
          <Button key={intent} name="intent" value={intent} variant={intent === 'end' ? 'secondary' : 'primary'}>
            {words}
          </Button>
        ))}
      </div>
    </form>
  );
}
