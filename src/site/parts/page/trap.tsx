import { useTranslations } from '#words/use-translations.ts';
import styles from './trap.module.css';

/** Name of the honeypot field, for forms and their actions. */
export const trap = 'entreprise-2';

/** Honeypot: a field that eye, keyboard and screen readers cannot reach, so that only programs fill it in. */
export function Trap() {
  const t = useTranslations('contact');
  return (
    <div className={styles.trap} aria-hidden="true">
      <label htmlFor={trap}>{t('trap')}</label>
      <input id={trap} name={trap} tabIndex={-1} autoComplete="off" />
    </div>
  );
}
