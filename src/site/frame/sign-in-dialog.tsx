import { useTranslations } from '#words/use-translations.ts';
import { Dialog } from '#ui/dialog.tsx';
import { useAddress } from '#site/routing/addresses.ts';
import { DialogReason, DialogTitle } from '#site/parts/page/dialog-reason.tsx';
import { useHere } from '#site/routing/here.ts';
import { SignInChoices } from '#site/parts/page/sign-in-choices.tsx';

/**
 * The sign-in methods, in a dialog above any page. The sign-in buttons of the header open the dialog. The
 * event `mvi:login` opens it with another text (on-every-page/dialogs.ts). The buttons for wide and for
 * narrow screens share one dialog.
 */
export function SignInDialog() {
  const t = useTranslations('login');
  const title = <DialogTitle plain={t('pageTitle')} asked={t('title')} />;
  return (
    <Dialog id="sign-in" title={title} closeLabel={t('close')} popover>
      <p data-plain="">{t('message')}</p>
      <DialogReason />
      <SignInChoices redirect={useHere()} />
      <a data-required="" hidden href={useAddress()('/')}>
        {t('leave')}
      </a>
    </Dialog>
  );
}
