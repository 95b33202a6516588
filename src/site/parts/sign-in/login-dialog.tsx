import type { ReactNode } from 'react';
import { useTranslations } from '#words/use-translations.ts';
import { Dialog } from '#ui/dialog.tsx';
import { SignInChoices } from '#site/parts/page/sign-in-choices.tsx';

type Props = {
  /** Reason to sign in; if absent, the dialog shows a general sentence. */
  message?: string | undefined;
  /** Path to which the sign-in returns, including the language. */
  redirect: string;
  /** True if the dialog cannot be closed, because the page behind it needs an account. */
  required?: boolean;
  /** True to show the dialog as a panel on the page, so that public content stays readable. */
  panel?: boolean;
  open?: boolean;
  /** Content below the sign-in methods. If sign-in is required, this is a link back. */
  children?: ReactNode;
};

/**
 * The sign-in methods. An open dialog is a part of the page without scripts, and above the page with scripts.
 */
export function LoginDialog({ message, redirect, required = false, panel = false, open = required, children }: Props) {
  const t = useTranslations('login');
  return (
    <Dialog
      id="login"
      title={t(message ? 'title' : 'pageTitle')}
      open={open}
      required={required}
      panel={panel}
      closeLabel={t('close')}
    >
      <p>{message ?? t('message')}</p>
      <SignInChoices redirect={redirect} />
      {children}
    </Dialog>
  );
}
