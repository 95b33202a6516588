import type { ReactNode } from 'react';
import { useTranslations } from '#words/use-translations.ts';
import { buttonClass } from '#ui/button.tsx';
import { useAddress } from '#site/routing/addresses.ts';
import styles from './profile-page.module.css';

type Props = { email: string; isEditable: boolean };

const strong = (text: ReactNode) => <strong>{text}</strong>;

/**
 * The candidate's sign-in address. A link leads to the identity provider, outside the router, to change it.
 */
export function SignInSection({ email, isEditable }: Props) {
  const t = useTranslations('account.signIn');
  const addressOf = useAddress();
  return (
    <section className={styles.section} aria-labelledby="sign-in-title">
      <h2 id="sign-in-title">{t('title')}</h2>
      <p className={styles.address}>{t.rich('address', { email, strong })}</p>
      {isEditable ? <p className={styles.address}>{t('names')}</p> : null}
      {isEditable ? (
        <div>
          <a className={buttonClass('secondary')} href={addressOf('/espace-personnel/connexion')}>
            {t('change')}
          </a>
        </div>
      ) : null}
      <p className={styles.address}>
        <a href={addressOf('/espace-personnel/sessions')}>{t('sessions')}</a>
      </p>
    </section>
  );
}
