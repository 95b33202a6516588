import { useTranslations } from '#words/use-translations.ts';
import { TextField } from '#ui/text-field.tsx';
import { accountLimits } from '#identity/provider/accounts/account-limits.ts';
import type { Typed } from './account-form.tsx';
import styles from './sheet.module.css';

/** The names of a new account, side by side. */
export function NamesFields({ typed }: { typed: Typed }) {
  const t = useTranslations('identity');
  const { nameMax } = accountLimits;
  return (
    <div className={styles.pair}>
      <TextField {...typed('givenName')} label={t('givenName')} autoComplete="given-name" maxLength={nameMax} />
      <TextField {...typed('familyName')} label={t('familyName')} autoComplete="family-name" maxLength={nameMax} />
    </div>
  );
}
