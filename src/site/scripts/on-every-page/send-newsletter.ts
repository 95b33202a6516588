let isSending = false;

/**
 * Sends the form of the newsletter dialog and shows the answer of `/lettre` in the dialog. The close button
 * of the dialog is a form too. If the answer is missing, truncated or unexpected, the browser sends the form
 * again as a navigation. This is safe, because an address gets no second letter within ten minutes
 * (`newsletter-limits.ts`).
 */
export async function submitNewsletterForm(event: SubmitEvent): Promise<void> {
  const { target: form, submitter } = event;
  if (!(form instanceof HTMLFormElement) || form.method !== 'post') return;
  event.preventDefault();
  if (isSending) return;
  isSending = true;
  try {
    if (show(form, await answerTo(form, submitter))) return;
  } finally {
    isSending = false;
  }
  form.addEventListener('submit', (again) => again.stopPropagation(), { once: true });
  form.requestSubmit(submitter);
}

/** Reads the thanks, or the error of the address, from the page in the answer. */
async function answerTo(form: HTMLFormElement, submitter: HTMLElement | null): Promise<Element | null> {
  const body = new URLSearchParams();
  for (const [name, value] of new FormData(form, submitter)) if (typeof value === 'string') body.append(name, value);
  const answer = await fetch(form.action, { method: 'POST', body })
    .then((taken) => taken.text())
    .catch(() => '');
  const page = new DOMParser().parseFromString(answer, 'text/html');
  return page.querySelector('main [role=status], #field-email-error');
}

function show(form: HTMLFormElement, told: Element | null): boolean {
  const field = form.querySelector('input');
  if (told?.id === '' || !field) return told !== null && thank(form, told);
  const place = form.querySelector('[aria-live]');
  if (!told || !place) return false;
  told.id = `${field.id}-error`;
  place.replaceChildren(told);
  field.setAttribute('aria-invalid', 'true');
  field.setAttribute('aria-describedby', `${field.id}-hint ${told.id}`);
  field.focus();
  return true;
}

/** Replaces the form by the thanks and moves the focus to them. */
function thank(form: HTMLFormElement, told: Element): boolean {
  form.previousElementSibling?.remove();
  form.replaceWith(told);
  if (told instanceof HTMLElement) {
    told.tabIndex = -1;
    told.focus();
  }
  return true;
}
