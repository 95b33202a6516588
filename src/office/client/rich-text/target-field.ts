import { startTargets } from './find-targets.ts';

/** Lets the field of a link find any document by its title, where its own list holds few. */
export function start(input: HTMLElement): void {
  if (!(input instanceof HTMLInputElement)) return;
  const field = startTargets(input, ({ value, title }) => {
    input.value = value;
    // For those who listen to the form: the unsaved changes.
    input.dispatchEvent(new Event('input', { bubbles: true }));
    field?.close();
    field?.sayChosen(title);
  });
  // Somebody may have typed before the script came.
  if (input.value !== input.defaultValue) input.dispatchEvent(new Event('input', { bubbles: true }));
}
