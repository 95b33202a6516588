import { returnTarget } from '#identity/relying-party/sign-in/return-target.ts';
import { localeOf, localized, unlocalized } from '#words/locale.ts';
import { isOrdinaryClick } from './ordinary-click.ts';

/** Detail of the event `mvi:login` (specification §4). */
type LoginAsked = {
  /** Reason for the sign-in; a general sentence if absent. */
  readonly message?: string;
  /** Path to which the sign-in returns, including the language. */
  readonly redirect: string;
  /** True to prevent overlay, Escape and button from closing the dialog. */
  readonly required?: boolean;
};

declare global {
  interface WindowEventMap {
    'mvi:login': CustomEvent<LoginAsked>;
    /** The sentence of the error dialog. */
    'mvi:error': CustomEvent<{ readonly message: string }>;
  }
}

/**
 * A required sign-in dialog that an error dialog replaced. It opens again once the error dialog is closed.
 */
let waiting: unknown = null;

/**
 * Opens the dialogs of the shell on events of the window (specification §4). This works on screens without
 * React too, because every page contains the markup of the dialogs. Only one dialog is open at a time.
 */
export function hearDialogs(): void {
  addEventListener('mvi:login', ({ detail }) => openLogin(detail));
  addEventListener('mvi:error', ({ detail }) => openError(detail));
  // Listens in the capture phase, because React stops a click before it reaches a part whose scripts are
  // not loaded.
  addEventListener('click', openInPlace, { capture: true });
  // In browsers without `closedby`: closes a dialog on a click on its overlay. Such a click has the dialog
  // itself as target, because the content covers the rest of the dialog.
  addEventListener('click', closeByOverlay, { capture: true });
  // Listens in the capture phase, because the event does not bubble.
  document.addEventListener('cancel', refuse, { capture: true });
}

function closeByOverlay({ target }: MouseEvent): void {
  if (target instanceof HTMLDialogElement && target.matches(':modal') && !isRequired(target)) target.close();
}

function refuse(event: Event): void {
  if (event.target instanceof HTMLDialogElement && isRequired(event.target)) event.preventDefault();
}

const isRequired = (dialog: HTMLDialogElement): boolean => dialog.getAttribute('closedby') === 'none';

function openLogin(detail: unknown): void {
  const dialog = dialogOf('sign-in');
  if (dialog === null) return; // Pages of a signed-in candidate have no such dialog.
  const required = valueOf(detail, 'required') === true;
  say(dialog, textOf(detail, 'message'));
  require(dialog, required);
  leadTo(dialog, returnTarget(textOf(detail, 'redirect'), localized(localeOf(location.pathname), '/')));
  waiting = required ? detail : null;
  raise(dialog);
  dialog.addEventListener('close', () => restore(dialog), { once: true });
}

function restore(dialog: HTMLDialogElement): void {
  say(dialog, null);
  require(dialog, false);
  leadTo(dialog, location.pathname + location.search);
}

function openError(detail: unknown): void {
  const dialog = dialogOf('error');
  const message = textOf(detail, 'message');
  if (dialog === null || message === null) return;
  say(dialog, message);
  raise(dialog);
  dialog.addEventListener('close', () => waiting !== null && openLogin(waiting), { once: true });
}

function dialogOf(id: string): HTMLDialogElement | null {
  const dialog = document.getElementById(id);
  return dialog instanceof HTMLDialogElement ? dialog : null;
}

/** Shows the message of an event in place of the dialog's own text. */
function say(dialog: HTMLDialogElement, message: string | null): void {
  for (const part of dialog.querySelectorAll<HTMLElement>('[data-plain]')) part.hidden = message !== null;
  for (const part of dialog.querySelectorAll<HTMLElement>('[data-asked]')) part.hidden = message === null;
  const words = dialog.querySelector('p[data-asked]');
  if (words) words.textContent = message;
}

/** Removes the close button of a required dialog and adds a link that leaves the page. */
function require(dialog: HTMLDialogElement, required: boolean): void {
  dialog.setAttribute('closedby', required ? 'none' : 'any');
  for (const cross of dialog.querySelectorAll('form')) cross.hidden = required;
  for (const way of dialog.querySelectorAll<HTMLElement>('[data-required]')) way.hidden = !required;
}

function leadTo(dialog: HTMLDialogElement, target: string): void {
  for (const link of dialog.querySelectorAll('a')) {
    const address = new URL(link.href);
    if (!address.searchParams.has('to')) continue;
    address.searchParams.set('to', target);
    link.setAttribute('href', address.pathname + address.search);
  }
}

function raise(dialog: HTMLDialogElement): void {
  for (const open of document.querySelectorAll<HTMLElement>('dialog:modal, :popover-open')) {
    if (open === dialog && dialog.matches(':modal')) continue;
    if (open.matches(':popover-open')) open.hidePopover();
    else if (open instanceof HTMLDialogElement) open.close();
  }
  if (dialog.matches(':modal')) return;
  // Closes the dialog before showing it as modal, because `showModal` fails for a dialog with the `open`
  // attribute.
  dialog.open = false;
  dialog.showModal();
}

const waysIn: ReadonlySet<string> = new Set(['/connexion', '/connexion/choix']);

/**
 * Opens the sign-in dialog instead of following the link or showing the popover. Clicks that open another tab
 * work as usual.
 */
function openInPlace(event: MouseEvent): void {
  const way = event.target instanceof Element ? event.target.closest('a, [popovertarget="sign-in"]') : null;
  if (
    !way ||
    !isOrdinaryClick(event) ||
    event.defaultPrevented ||
    dialogOf('sign-in') === null ||
    way.closest('dialog')
  )
    return;
  const to = way instanceof HTMLButtonElement ? location.pathname + location.search : targetOf(way);
  if (to === null) return;
  event.preventDefault();
  openLogin({ redirect: to });
}

/** Returns the page to which a sign-in link returns; null for any other link, such as a circle of the map. */
function targetOf(link: Element): string | null {
  if (!(link instanceof HTMLAnchorElement)) return null;
  const { origin, pathname, search } = link;
  if (origin !== location.origin || !waysIn.has(unlocalized(pathname))) return null;
  return new URLSearchParams(search).get('to') ?? '';
}

function textOf(detail: unknown, name: string): string | null {
  const value = valueOf(detail, name);
  return typeof value === 'string' && value !== '' ? value : null;
}

function valueOf(detail: unknown, name: string): unknown {
  return typeof detail === 'object' && detail !== null ? Reflect.get(detail, name) : undefined;
}
