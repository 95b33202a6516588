// Sent as it is with pages that may have no other scripts: it imports nothing.

/** Milliseconds for which a button says what it did. */
const said = 4000;

document.addEventListener('click', (event) => {
  const button = event.target instanceof Element ? event.target.closest<HTMLElement>('button[data-copy]') : null;
  if (button !== null) void copy(button);
});

async function copy(button: HTMLElement): Promise<void> {
  const words = button.querySelector('span');
  await navigator.clipboard.writeText(button.dataset['copy'] ?? '');
  if (words === null) return;
  const before = words.textContent;
  words.textContent = button.dataset['copied'] ?? '';
  setTimeout(() => (words.textContent = before), said);
}
