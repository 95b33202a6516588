// Sent as it is with pages that may have no other scripts: it imports nothing.

/** Milliseconds for which a button says what it did. */
const said = 4000;

// The page offers to share only where the browser can.
if ('share' in navigator) document.documentElement.dataset['canShare'] = '';

document.addEventListener('click', (event) => {
  const button = event.target instanceof Element ? event.target.closest('button') : null;
  if (button?.dataset['copy'] !== undefined) void copy(button, button.dataset['copy']);
  if (button?.dataset['share'] !== undefined) void share(button.dataset['share'], button.dataset['title']);
});

async function copy(button: HTMLElement, address: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(address);
    say(button, button.dataset['copied']);
  } catch {
    say(button, button.dataset['failed']);
  }
}

async function share(url: string, title?: string): Promise<void> {
  try {
    await navigator.share({ url, title });
  } catch {
    // Whoever closes the list of ways to share wanted none; the others stand beside.
  }
}

/** On the button for those who see it, and in the live region beside it. */
function say(button: HTMLElement, result = ''): void {
  const words = button.querySelector('span');
  const status = button.parentElement?.querySelector('output');
  if (!words || !status) return;
  button.dataset['words'] ??= words.textContent;
  words.textContent = result;
  status.textContent = result;
  setTimeout(() => {
    words.textContent = button.dataset['words'] ?? '';
    status.textContent = '';
  }, said);
}
