import { useTranslations } from 'use-intl';
import { ErrorDialog } from './error-dialog.tsx';
import { useRootData } from './root-data.ts';

const words = {
  'auth.errors.accountUnavailable': 'accountUnavailable',
  'auth.errors.anErrorOccured': 'anErrorOccured',
  'auth.errors.loginFailed': 'loginFailed',
} as const;

/** What the last answer left to be said on this page: a refused account, a sign-in that failed. */
export function StoredMessageDialog() {
  const t = useTranslations('shell.error');
  const message = useRootData()?.message;
  return message ? <ErrorDialog message={t(words[message])} /> : null;
}
