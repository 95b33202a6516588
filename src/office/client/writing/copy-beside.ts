/** Offers to copy the words of the other language into a field, while it is empty. */
export function start(button: HTMLElement): void {
  const { copyTo = '' } = button.dataset;
  const field = document.getElementById(copyTo);
  const words = button.parentElement?.querySelector('[data-words]')?.textContent ?? '';
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return;
  const offer = (): void => void (button.hidden = field.value !== '');
  field.addEventListener('input', offer);
  button.addEventListener('click', () => {
    field.value = words;
    field.focus();
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
  offer();
}
