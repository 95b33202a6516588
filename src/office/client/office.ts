// Script of every page of the office. Each page works without it.
warnOfLoss();
submitOnce();

/** Asks before the browser leaves a form with unsent changes. */
function warnOfLoss(): void {
  let changed = false;
  addEventListener('input', ({ target }) => {
    const form = target instanceof Element ? target.closest('form') : null;
    if (form?.method === 'post') changed = true;
  });
  addEventListener('submit', () => {
    changed = false;
  });
  addEventListener('beforeunload', (event) => {
    if (changed) event.preventDefault();
  });
}

/** Ignores the second click on a button while its form is being sent. */
function submitOnce(): void {
  addEventListener('submit', (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || form.method !== 'post') return;
    if (form.dataset['sent'] !== undefined) event.preventDefault();
    form.dataset['sent'] = '';
  });
  // A page from the browser's history may be sent again.
  addEventListener('pageshow', () => {
    for (const form of document.forms) delete form.dataset['sent'];
  });
}
