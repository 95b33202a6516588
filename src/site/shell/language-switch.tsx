import { useTranslations } from 'use-intl';
import { useOtherLanguage } from './here.ts';
import styles from './user-link.module.css';

/** The same page, criteria included, in the other language: a whole load, since every word changes. */
export function LanguageSwitch() {
  const t = useTranslations('shell');
  const { locale, address } = useOtherLanguage();
  return (
    <a className={styles.language} href={address} lang={locale} hrefLang={locale}>
      {t('otherLanguage')}
    </a>
  );
}
