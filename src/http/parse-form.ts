import { FormDataParseError, MultipartParseError, parseFormData } from '@remix-run/form-data-parser';

/** The body is no form, or longer than any that is awaited. */
export class BadForm extends Error {
  readonly code = 'form.unreadable';
}

/**
 * The fields of a posted form, with its files; the one reader of forms. Bodies have been bounded before.
 * @throws BadForm when it is no form.
 */
export async function parseForm(request: Request, largest: number): Promise<FormData> {
  try {
    return withNames(await parseFormData(request, { maxFiles: 4, maxFileSize: largest }));
  } catch (error) {
    if (error instanceof FormDataParseError || error instanceof MultipartParseError || error instanceof TypeError) {
      throw new BadForm(undefined, { cause: error });
    }
    throw error;
  }
}

/** Browsers write quotation marks and line ends of a file's name as %22, %0D and %0A (HTML, 4.10.21.8). */
function withNames(form: FormData): FormData {
  const read = new FormData();
  for (const [field, value] of form) {
    if (typeof value === 'string') read.append(field, value);
    else read.append(field, value, value.name.replaceAll(/%(?:22|0D|0A)/g, decodeURIComponent));
  }
  return read;
}

/** What was typed into a form, never its files; of a field sent twice the first counts, as for `get`. */
export function typedFields(form: FormData): Record<string, string> {
  const typed = [...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return Object.fromEntries(typed.toReversed());
}
