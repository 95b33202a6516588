/** Shows a button that copies the text in its data, and says that it did. */
export function start(button: HTMLElement): void {
  button.hidden = false;
  button.addEventListener('click', () => void copy(button));
}

async function copy(button: HTMLElement): Promise<void> {
  await navigator.clipboard.writeText(button.dataset['copy'] ?? '');
  button.textContent = button.dataset['copied'] ?? '';
}
