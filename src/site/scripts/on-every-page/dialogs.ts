import { returnTarget } from '#identity/relying-party/sign-in/return-target.ts';
import { localeOf, localized, unlocalized } from '#words/locale.ts';

/** Of the event `mvi:login` (specification §4). */
type LoginAsked = {
  /** Why one is asked to sign in; a general sentence without it. */
  readonly message?: string;
  /** The relative address to come back to, language included. */
  readonly redirect: string;
  /** Neither overlay, Escape nor button closes it. */
  readonly required?: boolean;
};

declare global {
  interface WindowEventMap {
    'mvi:login': CustomEvent<LoginAsked>;
    /** The sentence that the error dialog says. */
    'mvi:error': CustomEvent<{ readonly message: string }>;
  }
}

/** A required sign-in that an error stands before: it comes back once the error is read. */
let waiting: unknown = null;

/**
 * Opens the dialogs of the shell by events of the window (specification §4), on screens without React too:
 * their markup is on every page. One dialog is open at a time.
 */
export function hearDialogs(): void {
  addEventListener('mvi:login', ({ detail }) => openLogin(detail));
  addEventListener('mvi:error', ({ detail }) => openError(detail));
  document.addEventListener('click', openInPlace);
  // Browsers without `closedby`: the overlay belongs to the dialog, whose sheet covers everything else.
  document.addEventListener('click', ({ target }) => {
    if (target instanceof HTMLDialogElement && target.matches(':modal') && !isRequired(target)) target.close();
  });
  document.addEventListener('cancel', refuse, { capture: true }); // it does not bubble
}

function refuse(event: Event): void {
  if (event.target instanceof HTMLDialogElement && isRequired(event.target)) event.preventDefault();
}

const isRequired = (dialog: HTMLDialogElement): boolean => dialog.getAttribute('closedby') === 'none';

function openLogin(detail: unknown): void {
  const dialog = dialogOf('sign-in');
  if (dialog === null) return; // a candidate is signed in
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

/** Shows what an event says in the place of what the page says. */
function say(dialog: HTMLDialogElement, message: string | null): void {
  for (const part of dialog.querySelectorAll<HTMLElement>('[data-plain]')) part.hidden = message !== null;
  for (const part of dialog.querySelectorAll<HTMLElement>('[data-asked]')) part.hidden = message === null;
  const words = dialog.querySelector('p[data-asked]');
  if (words) words.textContent = message;
}

/** A required dialog has no cross, and a link that leaves. */
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
  dialog.open = false; // it made the dialog a panel of its page
  dialog.showModal();
}

const waysIn: ReadonlySet<string> = new Set(['/connexion', '/connexion/choix']);

/** A link to sign in opens the ways in above its page. Another tab is another page. */
function openInPlace(event: MouseEvent): void {
  const isOrdinary = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || !isOrdinary || event.defaultPrevented || dialogOf('sign-in') === null) return;
  if (link.origin !== location.origin || !waysIn.has(unlocalized(link.pathname))) return;
  if (link.closest('dialog')) return;
  event.preventDefault();
  openLogin({ redirect: new URLSearchParams(link.search).get('to') });
}

function textOf(detail: unknown, name: string): string | null {
  const value = valueOf(detail, name);
  return typeof value === 'string' && value !== '' ? value : null;
}

function valueOf(detail: unknown, name: string): unknown {
  return typeof detail === 'object' && detail !== null ? Reflect.get(detail, name) : undefined;
}
