import { useTranslations } from 'use-intl';
import { buttonClass } from '#ui/button.tsx';
import { useLocale } from '#words/use-locale.ts';
import { type Entering, signInAddress, type WayIn } from './addresses.ts';
import { useRootData } from './root-data.ts';
import styles from './ways-in.module.css';

type Props = {
  /** The relative address to come back to, language included. */
  redirect: string;
  /** Ticket of the kept form that brought one here. */
  kept?: string | null;
};

/**
 * Every way in (specification §2). Links, never forms: `form-action` holds for the redirects that follow a
 * form, and these end at other origins (CSP 3, 6.3.1).
 */
export function WaysIn({ redirect, kept = null }: Props) {
  const t = useTranslations('shell.login');
  const locale = useLocale();
  const services = useRootData()?.services ?? [];
  const to = (way: WayIn, entering: Entering = {}) => signInAddress(locale, way, redirect, { kept, ...entering });
  return (
    <div className={styles.ways}>
      <a className={buttonClass('primary')} href={to('/connexion')} rel="nofollow">
        {t('signIn')}
      </a>
      <a className={buttonClass('secondary')} href={to('/inscription')} rel="nofollow">
        {t('signUp')}
      </a>
      {services.map((service) => (
        <a key={service} className={buttonClass('secondary')} href={to('/connexion', { service })} rel="nofollow">
          {t(`services.${service}`)}
        </a>
      ))}
      <ul className={styles.others}>
        <li>
          <a href={to('/inscription', { registration: 'complete' })} rel="nofollow">
            {t('complete')}
          </a>
          <span>{t('completeHint')}</span>
        </li>
        <li>
          <a href={to('/mot-de-passe')} rel="nofollow">
            {t('forgotten')}
          </a>
        </li>
      </ul>
    </div>
  );
}
