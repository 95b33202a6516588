import { data } from 'react-router';
import { BadForm, FormTooLong, parseForm } from '#http/parse-form.ts';

/**
 * Limit of bytes of a form, above the two documents of 2 MB of an application. A document that is slightly
 * too large gets an error on its field, and the form comes back with its values.
 */
export const maxFormBytes = 6 * 1024 * 1024;

/**
 * Reads the fields and files of a posted form. The server has already limited the whole body; the use case
 * limits each document and reports an error on its field.
 * @throws a 400 answer for a body that is not a form, a 413 answer for texts of a hostile size
 */
export async function readForm(request: Request): Promise<FormData> {
  try {
    return await parseForm(request, maxFormBytes);
  } catch (error) {
    if (error instanceof BadForm) throw data(null, { status: 400 });
    if (error instanceof FormTooLong) throw data(null, { status: 413 });
    throw error;
  }
}

/** Reads the field `intent`, which says which form of the page was sent; null for an unknown intent. */
export function readIntent<Intent extends string>(form: FormData, intents: readonly Intent[]): Intent | null {
  return intents.find((intent) => intent === form.get('intent')) ?? null;
}
