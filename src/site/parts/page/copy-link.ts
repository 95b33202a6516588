// Sent as a separate file to pages without other scripts, so it imports nothing.

/** Milliseconds for which a button shows its result. */
const said = 4000;

// The share button appears only if the browser can share.
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
    // Ignores the error of a visitor who closes the share sheet; the other buttons remain.
  }
}

/** Shows the result on the button and in the live region beside it. */
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
