import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { returnTarget } from '#identity/relying-party/return-target.ts';
import { unlocalized } from '#words/locale.ts';
import { useAddress } from './addresses.ts';
import { openDialog } from './dialog-events.ts';
import { LoginDialog } from './login-dialog.tsx';
import { useDialogEvent } from './use-dialog-event.ts';

/** The login dialog that an event opens, and the links that do so where there are scripts. */
export function AskedLogin() {
  const t = useTranslations('shell.login');
  const home = useAddress()('/');
  const opened = useDialogEvent('mvi:login');
  useEffect(() => {
    document.addEventListener('click', openInPlace);
    return () => document.removeEventListener('click', openInPlace);
  }, []);
  if (opened === null) return null;
  const { message, redirect, required = false } = opened.detail;
  return (
    <LoginDialog key={opened.time} id="ways" redirect={returnTarget(redirect, home)} open {...{ message, required }}>
      {required ? <a href={home}>{t('leave')}</a> : null}
    </LoginDialog>
  );
}

const waysIn: ReadonlySet<string> = new Set(['/connexion', '/connexion/choix']);

/**
 * A link to sign in opens the ways in above the page one is on, where it is not one of them; another tab is
 * another page.
 */
function openInPlace(event: MouseEvent): void {
  const isOrdinary = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || !isOrdinary || event.defaultPrevented) return;
  if (link.origin !== location.origin || !waysIn.has(unlocalized(link.pathname))) return;
  if (link.closest('dialog')) return;
  event.preventDefault();
  openDialog('mvi:login', { redirect: new URLSearchParams(link.search).get('to') ?? '' });
}
