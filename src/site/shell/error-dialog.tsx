import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { useAddress } from './addresses.ts';
import { useRootData } from './root-data.ts';
import { useDialogEvent } from './use-dialog-event.ts';
import { isStoredError, type StoredError } from './stored-message.ts';

const messages: Record<StoredError, 'accountUnavailable' | 'anErrorOccured' | 'loginFailed'> = {
  'auth.errors.accountUnavailable': 'accountUnavailable',
  'auth.errors.anErrorOccured': 'anErrorOccured',
  'auth.errors.loginFailed': 'loginFailed',
};

/** What the last answer left to be said on this page, or what an event says (specification §4). */
export function ErrorDialog() {
  const t = useTranslations('shell.error');
  const stored = useRootData()?.message ?? null;
  const told = useDialogEvent('mvi:error');
  const contact = useAddress()('/nous-ecrire');
  const write = (said: ReactNode) => <a href={contact}>{said}</a>;
  const words = told?.detail.message ?? (stored && isStoredError(stored) ? t.rich(messages[stored], { write }) : null);
  if (words === null) return null;
  return (
    <Dialog key={told?.time} id="error" title={t(told ? 'generic' : 'title')} open closeLabel={t('close')}>
      <p>{words}</p>
      <form method="dialog">
        <Button variant="secondary">{t('close')}</Button>
      </form>
    </Dialog>
  );
}
