// This file imports nothing, because pages without other scripts load it as a single file.

/** Milliseconds for which a button shows the result of a click. */
const said = 4000;

// Shows the share button only if the browser can share.
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
    // Ignores the error, because it only means that the visitor closed the share sheet.
  }
}

/** Shows the result on the button, and announces it in the live region next to the button. */
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
