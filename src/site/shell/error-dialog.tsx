import { useTranslations } from 'use-intl';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';

type Props = { title?: string; message: string; id?: string };

/** Says at once that something failed; the page behind stays. */
export function ErrorDialog({ title, message, id = 'error' }: Props) {
  const t = useTranslations('shell');
  return (
    <Dialog id={id} title={title ?? t('error.title')} open closeLabel={t('close')}>
      <p>{message}</p>
      <form method="dialog">
        <Button variant="secondary">{t('error.close')}</Button>
      </form>
    </Dialog>
  );
}
