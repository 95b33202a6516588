import { copiesOf, dropCopy } from './device-copies.ts';

/** Drops what this device has kept for a member who signs out. The server has it still. */
export function start(form: HTMLElement): void {
  form.addEventListener('submit', () => {
    dispatchEvent(new Event('signing-out'));
    const { signOut = '' } = form.dataset;
    for (const { page } of copiesOf(signOut)) dropCopy(signOut, page);
  });
}
