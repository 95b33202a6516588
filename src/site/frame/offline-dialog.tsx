import { useTranslations } from '#words/use-translations.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';

/**
 * Dialog shown if a link was clicked without a network, with a button to try again
 * (on-every-page/offline-links.ts).
 */
export function OfflineDialog() {
  const t = useTranslations('errors.offline');
  return (
    <Dialog id="offline" title={t('title')} closeLabel={t('close')}>
      <p>{t('description')}</p>
      <form method="dialog">
        <Button value="again">{t('retry')}</Button>
      </form>
    </Dialog>
  );
}
