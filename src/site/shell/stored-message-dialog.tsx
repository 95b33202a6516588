import { useRouteLoaderData } from 'react-router';
import { useTranslations } from 'use-intl';
import type { loader } from '../root.tsx';
import { ErrorDialog } from './error-dialog.tsx';

const words = {
  'auth.errors.accountUnavailable': 'accountUnavailable',
  'auth.errors.anErrorOccured': 'anErrorOccured',
  'auth.errors.loginFailed': 'loginFailed',
} as const;

/** What the last answer left to be said on this page: a refused account, a sign-in that failed. */
export function StoredMessageDialog() {
  const t = useTranslations('shell.error');
  const message = useRouteLoaderData<typeof loader>('root')?.message;
  return message ? <ErrorDialog message={t(words[message])} /> : null;
}
