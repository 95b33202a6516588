let isSending = false;

/**
 * Sends the form of the newsletter's dialog, whose cross is a form too, and shows in the dialog what
 * `/lettre` answers, in the words of that page. Any other answer, none, or one that breaks off, and the form
 * leads there itself: sent again, an address gets no second letter within ten minutes
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

/** What its page tells whoever sent it: thanks, or the fault of the address. */
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

/** In the place of the form, and with the focus, which the form had. */
function thank(form: HTMLFormElement, told: Element): boolean {
  form.previousElementSibling?.remove();
  form.replaceWith(told);
  if (told instanceof HTMLElement) {
    told.tabIndex = -1;
    told.focus();
  }
  return true;
}
