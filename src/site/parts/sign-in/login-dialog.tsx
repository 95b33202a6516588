import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Dialog } from '#ui/dialog.tsx';
import { WaysIn } from '#site/parts/page/ways-in.tsx';

type Props = {
  /** Why one is asked to sign in; a general sentence without it. */
  message?: string | undefined;
  /** The relative address to come back to, language included. */
  redirect: string;
  /** Cannot be closed: the page behind needs an account. */
  required?: boolean;
  /** Beside what a visitor may see, and not above it. */
  panel?: boolean;
  open?: boolean;
  /** Below the ways in: where it is required, the way back. */
  children?: ReactNode;
};

/** The ways in. Open, it is a panel of the page without JavaScript and lies above it with. */
export function LoginDialog({ message, redirect, required = false, panel = false, open = required, children }: Props) {
  const t = useTranslations('shell');
  return (
    <Dialog
      id="login"
      title={t(message ? 'login.title' : 'login.pageTitle')}
      open={open}
      required={required}
      panel={panel}
      closeLabel={t('close')}
    >
      <p>{message ?? t('login.message')}</p>
      <WaysIn redirect={redirect} />
      {children}
    </Dialog>
  );
}
