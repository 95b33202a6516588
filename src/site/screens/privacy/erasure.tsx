import { useTranslations } from '#words/use-translations.ts';
import { graceDays } from '#board/privacy/closing/grace.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useLocale } from '#words/use-locale.ts';
import { confirmation } from './confirmation.ts';
import styles from './my-data-page.module.css';

type Props = {
  /**
   * True if the embedded identity provider has the sign-in, which is then deleted together with the account.
   */
  endsSignIn: boolean;
  /** True if a wrong word was typed. */
  isRefused: boolean;
};

/**
 * The form that deletes the account. It explains the consequences and contains the field for the confirming
 * word.
 */
export function Erasure({ endsSignIn, isRefused }: Props) {
  const t = useTranslations('privacy.mine');
  const word = confirmation[useLocale()];
  return (
    <section className={styles.part} id="delete">
      <h2>{t('erase')}</h2>
      <p>{t('eraseText', { days: graceDays })}</p>
      <p>{endsSignIn ? t('signInErased', { days: graceDays }) : t('signInStays')}</p>
      <form method="post" className={styles.erase}>
        <TextField
          label={t('confirm', { word })}
          name="confirmation"
          error={isRefused ? t('notConfirmed', { word }) : undefined}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          required
        />
        <Button variant="danger" name="intent" value="erase">
          {t('eraseButton')}
        </Button>
      </form>
    </section>
  );
}
