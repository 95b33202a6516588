// Script of every page of the office. Each page works without it.
import { startLateParts } from './late-parts.ts';

const changed = new Set<HTMLFormElement>();
warnOfLoss();
submitOnce();
startLateParts();
showCurrentPage();

/** On a handset the menus scroll: the current page comes into sight. */
function showCurrentPage(): void {
  for (const link of document.querySelectorAll('nav a[aria-current]'))
    link.scrollIntoView({ block: 'nearest', inline: 'center' });
}

/** Asks before the browser leaves a form with unsent changes, also by another form such as the sign-out. */
function warnOfLoss(): void {
  addEventListener('input', ({ target }) => {
    const form = target instanceof Element ? target.closest('form') : null;
    if (form?.method === 'post') changed.add(form);
  });
  // The server has what was typed (writing/keep-typing.ts).
  addEventListener('kept', ({ target }) => {
    if (target instanceof HTMLFormElement) changed.delete(target);
  });
  addEventListener('beforeunload', (event) => {
    if (changed.size > 0) event.preventDefault();
  });
}

/** Ignores the second click on a button while its form is being sent. */
function submitOnce(): void {
  addEventListener('submit', (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || form.method !== 'post') return;
    if (form.dataset['sent'] !== undefined) event.preventDefault();
    changed.delete(form);
    // Asked about other forms, the person may stay: then this form can be sent again.
    if (changed.size === 0) form.dataset['sent'] = '';
  });
  // A page from the browser's history may be sent again.
  addEventListener('pageshow', () => {
    for (const form of document.forms) delete form.dataset['sent'];
  });
}
