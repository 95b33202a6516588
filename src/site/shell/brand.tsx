import { useTranslations } from 'use-intl';
import { useAddress } from './addresses.ts';
import styles from './brand.module.css';

/** The wordmark: a postmark, its two waves of cancellation, and the name. */
export function Brand() {
  const t = useTranslations('navigation.brand');
  return (
    <a className={styles.brand} href={useAddress()('/')}>
      <svg className={styles.mark} viewBox="0 0 44 44" aria-hidden="true" focusable="false">
        <circle className={styles.disc} cx="22" cy="22" r="20.5" />
        <circle className={styles.ring} cx="22" cy="22" r="15.5" />
        <path className={styles.wing} d="m11.5 24 22-10.5-7.5 20-4.8-8.2z" />
        <path className={styles.fold} d="m21.2 25.3 12.3-11.8" />
      </svg>
      <span className={styles.name}>
        {t('nameFirst')} <span>{t('nameSecond')}</span>
      </span>
      <span className="visually-hidden">, {t('home')}</span>
    </a>
  );
}
