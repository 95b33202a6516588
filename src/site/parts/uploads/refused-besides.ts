import type { Refusals } from './use-field-errors.ts';

/** State of a form control in a browser. The validity of buttons and groups has no meaning. */
type Control = { readonly name?: string; readonly type?: string; readonly validity?: Validity };
type Validity = Pick<ValidityState, 'valid' | 'valueMissing'>;

/**
 * Returns the errors of the browser's own validation as codes of the server, so that one list contains all
 * errors of a form that was not sent.
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
