import { data } from 'react-router';
import { BadForm, parseForm } from '#http/parse-form.ts';

/**
 * Bytes. Above those of a document, so that a larger one is told at its field and the form keeps its values.
 */
export const largestForm = 12 * 1024 * 1024;

/**
 * The fields of a posted form, with its files. The server has bounded the whole body; what a document may
 * weigh is for the use case to say, at its field. @throws a 400 answer for a body that is no form.
 */
export async function readForm(request: Request): Promise<FormData> {
  try {
    return await parseForm(request, largestForm);
  } catch (error) {
    throw error instanceof BadForm ? data(null, { status: 400 }) : error;
  }
}

/**
 * What a form asks for, of what its page can do: the field `intent`, which each of the page's forms carries;
 * null for anything else.
 */
export function readIntent<Intent extends string>(form: FormData, intents: readonly Intent[]): Intent | null {
  return intents.find((intent) => intent === form.get('intent')) ?? null;
}
