import type { ReactNode } from 'react';
import { useTranslations } from '#words/use-translations.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { useAddress } from '#site/routing/addresses.ts';
import { DialogReason, DialogTitle } from '#site/parts/page/dialog-reason.tsx';
import { useRootData } from '#site/request/root-data.ts';
import { isStoredError, type StoredError } from '#site/routing/stored-message.ts';

const messages: Record<StoredError, 'accountUnavailable' | 'anErrorOccured' | 'loginFailed'> = {
  'auth.errors.accountUnavailable': 'accountUnavailable',
  'auth.errors.anErrorOccured': 'anErrorOccured',
  'auth.errors.loginFailed': 'loginFailed',
};

/**
 * Shows the message that the last answer stored for this page. A script of the page can open the dialog with
 * another sentence by the event `mvi:error` (specification §4, on-every-page/dialogs.ts).
 */
export function ErrorDialog() {
  const t = useTranslations('shell.error');
  const stored = useRootData()?.message ?? null;
  const contact = useAddress()('/nous-ecrire');
  const write = (said: ReactNode) => <a href={contact}>{said}</a>;
  const words = stored && isStoredError(stored) ? t.rich(messages[stored], { write }) : null;
  const title = <DialogTitle plain={t('title')} asked={t('generic')} />;
  return (
    <Dialog id="error" title={title} open={words !== null} closeLabel={t('close')}>
      <p data-plain="">{words}</p>
      <DialogReason />
      <form method="dialog">
        <Button variant="secondary">{t('close')}</Button>
      </form>
    </Dialog>
  );
}
