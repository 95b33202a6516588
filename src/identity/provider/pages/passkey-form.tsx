import type { ReactNode } from 'react';
import { useTranslations } from '#words/use-translations.ts';
import { Button } from '#ui/button.tsx';
import styles from './sheet.module.css';

/** A WebAuthn request to the browser, in a form that only a script can show and fill in. */
export type PasskeyQuestion = {
  readonly asks: 'get' | 'create';
  /** JSON (WebAuthn §5.4 and §5.5). */
  readonly options: string;
  readonly action: string;
  readonly token: string;
};

type Props = { question: PasskeyQuestion; send: string; isSecond?: boolean; children?: ReactNode };

export function PasskeyForm({ question, send, isSecond = false, children }: Props) {
  const t = useTranslations('identity.passkey');
  const { asks, options, action, token } = question;
  return (
    <form className={styles.passkey} method="post" action={action} data-passkey={asks} data-options={options} hidden>
      <input type="hidden" name="token" value={token} />
      <input type="hidden" name="credential" />
      {children}
      <p role="alert" data-failed="" hidden>
        {t('failed')}
      </p>
      <Button type="submit" variant={isSecond ? 'secondary' : 'primary'} className={styles.wide}>
        {send}
      </Button>
    </form>
  );
}
