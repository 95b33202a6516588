import { addressOf } from '#content/repository/models/address-of.ts';

/**
 * Suggests the address of a new page while its title is typed, until somebody types another one. The save
 * makes the address, with a number if it is taken; the hidden control tells it that the address is only a
 * suggestion.
 */
export function start(element: HTMLElement): void {
  const heading = document.getElementById(element.dataset['addressOf'] ?? '');
  const address = element.querySelector<HTMLInputElement>('input:not([type=hidden])');
  const suggested = element.querySelector<HTMLInputElement>('input[type=hidden]');
  if (address === null || suggested === null) return;
  const suggest = (): void => {
    const isTyped = address.value !== '' && address.value !== suggested.value;
    if (isTyped || !isText(heading)) return;
    suggested.value = addressOf(heading.value);
    address.value = suggested.value;
  };
  heading?.addEventListener('input', suggest);
  suggest();
}

const isText = (control: HTMLElement | null): control is HTMLInputElement | HTMLTextAreaElement =>
  control instanceof HTMLTextAreaElement || (control instanceof HTMLInputElement && control.type === 'text');
