import type { Refusals } from './use-field-errors.ts';

/** State of a form control in a browser; buttons and groups have no meaningful validity. */
type Control = { readonly name?: string; readonly type?: string; readonly validity?: Validity };
type Validity = Pick<ValidityState, 'valid' | 'valueMissing'>;

/**
 * Translates the browser's own validation into the codes of the server, so that a form that is not sent
 * lists all its errors.
 */
export function refusedBesides(controls: Iterable<object>): Refusals {
  const refused = [...controls].filter(isRefused).map((control) => [control.name, codeOf(control)] as const);
  return Object.fromEntries(refused);
}

function isRefused(control: Control): control is Control & { name: string; validity: Validity } {
  return Boolean(control.name) && control.validity?.valid === false;
}

function codeOf({ name, type, validity }: { name: string; type?: string; validity: Validity }) {
  if (validity.valueMissing) return name === 'cv' ? 'cv.required' : 'field.required';
  return type === 'email' ? 'email.invalid' : 'field.invalid';
}
