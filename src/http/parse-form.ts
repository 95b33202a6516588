import {
  isMultipartRequest,
  MaxFileSizeExceededError,
  MultipartParseError,
  parseMultipartRequest,
} from '@remix-run/multipart-parser';
import { BodyTooLong, readUpTo } from './read-up-to.ts';

/**
 * Limit of bytes for all texts of one form, including the names of fields. The longest form of the site, an
 * application with its message, has 10 kB. The limit protects the server, because rendering a form again
 * takes 0.16 s of processor time per megabyte.
 */
export const maxTextBytes = 64 * 1024;
const usualFiles = 4;

/** The body is not a form, or contains a file that is larger than any file that the site accepts. */
export class BadForm extends Error {
  readonly code = 'form.unreadable';
}

/** A file of the form is larger than the form takes. */
export class FileTooLarge extends BadForm {}

/** The texts of the form are together longer than `maxTextBytes`. */
export class FormTooLong extends Error {
  readonly code = 'form.tooLong';
}

/** Limits of a form besides the largest file: bytes of all texts, and number of files. */
type FormLimits = { readonly longest?: number; readonly files?: number };

/**
 * Reads the fields and files of every posted form. The server has already limited the size of the whole body.
 * @param largest limit of bytes for one file
 * @throws BadForm for a body that is not a form
 * @throws FileTooLarge for a file that is larger than `largest`
 * @throws FormTooLong for texts of a hostile size
 */
export async function parseForm(request: Request, largest: number, limits: FormLimits = {}): Promise<FormData> {
  const { longest = maxTextBytes, files = usualFiles } = limits;
  if (isMultipartRequest(request)) return parseParts(request, { largest, longest, files });
  const type = request.headers.get('content-type') ?? '';
  if (!type.startsWith('application/x-www-form-urlencoded')) throw new BadForm();
  const text = await readUpTo(request, longest).catch((cause: unknown) => {
    throw cause instanceof BodyTooLong ? new FormTooLong() : cause;
  });
  const form = new FormData();
  for (const [name, value] of new URLSearchParams(text.toString('utf8'))) form.append(name, value);
  return form;
}

/** A text has a name and a value, so a form has no more parts than this for its bytes. */
const leastBytes = 25;

type PartLimits = Required<FormLimits> & { readonly largest: number };

async function parseParts(request: Request, { largest, longest, files: maxFiles }: PartLimits): Promise<FormData> {
  const form = new FormData();
  let [files, bytes] = [0, 0];
  const limits = { maxFileSize: largest, maxParts: Math.ceil(longest / leastBytes) };
  try {
    for await (const part of parseMultipartRequest(request, limits)) {
      const { name = '', filename = 'file', mediaType } = part;
      bytes += Buffer.byteLength(name) + (part.isFile ? 0 : part.size);
      if (bytes > longest) throw new FormTooLong();
      if (!part.isFile) form.append(name, part.text);
      else if (isChosen(part) && ++files > maxFiles) throw new BadForm('more files than the form may have');
      else
        form.append(name, new File(part.content.map(copyOf), fileName(filename), mediaType ? { type: mediaType } : {}));
    }
  } catch (error) {
    if (error instanceof MaxFileSizeExceededError) throw new FileTooLarge(undefined, { cause: error });
    if (error instanceof MultipartParseError || error instanceof TypeError)
      throw new BadForm(undefined, { cause: error });
    throw error;
  }
  return form;
}

/** Browsers send a file without name and bytes for a field without a chosen file (HTML, 4.10.21.4). */
const isChosen = ({ filename, size }: { readonly filename?: string | undefined; readonly size: number }): boolean =>
  filename !== '' || size > 0;

/**
 * Decodes the name of a file, because browsers write quotation marks and line ends as %22, %0D and %0A (HTML,
 * 4.10.21.8).
 */
const fileName = (sent: string): string => sent.replaceAll(/%(?:22|0D|0A)/g, decodeURIComponent);

// Copies the bytes of a file, because the parser's chunks would keep the whole body in memory.
const copyOf = (chunk: Uint8Array): Uint8Array<ArrayBuffer> => new Uint8Array(chunk);

/**
 * Returns the texts typed into these fields, without files. The first value of a repeated field counts, as
 * in `get`.
 */
export function typedFields<Field extends string>(
  form: FormData,
  fields: readonly Field[],
): Partial<Record<Field, string>> {
  const typed: Partial<Record<Field, string>> = {};
  for (const field of fields) {
    const value = form.get(field);
    if (typeof value === 'string') typed[field] = value;
  }
  return typed;
}
