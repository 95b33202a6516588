import { InvalidInput } from '#words/invalid-input.ts';
import { Unanswered, Threads } from '#board/context/threads.ts';
import type { FieldCode } from '#words/field-code.ts';
import { safeFileName } from './safe-file-name.ts';
import { documentKinds } from './document-kinds.ts';
import { maximumDocumentBytes } from './document-limits.ts';
import { type Finding, findings } from './finding.ts';
import type { DocumentTask } from './document-thread.ts';

/**
 * Time limit in milliseconds for one document. On a busy machine, honest documents take a few milliseconds,
 * and the worst constructed documents a fifth of a second.
 */
const threads = new Threads({
  file: '#board/candidates/documents/document-thread.ts',
  count: 2,
  milliseconds: 10_000,
});

/**
 * Inspects a document in another thread, because a costly document would block all requests.
 * @throws Unanswered
 */
async function lookApart(task: DocumentTask): Promise<Finding> {
  const answer = await threads.run(task);
  const finding = findings.find((one) => one === answer);
  if (finding === undefined) throw new TypeError(`no finding: ${String(answer)}`);
  return finding;
}

/** Document whose content matches its name. */
export type Document = { readonly fileName: string; readonly mediaType: string; readonly bytes: Uint8Array };

/**
 * Reads an uploaded CV or cover letter. Extension and content must agree, and the document is inspected for
 * programs. The inspection is no virus scan, and a file may be valid in two formats (a PDF that is also a
 * script, for example). Documents are therefore sent only as downloads, with the media type found here and
 * `nosniff`.
 * @param field form field of the errors
 * @param look inspects the document in a separate thread
 * @throws InvalidInput with `cv.required`, `cv.tooLarge`, `cv.typeNotAllowed`, `cv.empty`, `cv.macros`,
 * `cv.programs`, `cv.buttons`, `cv.opensAddress`, `cv.links`, `cv.locked` or `cv.unread`
 */
export async function readDocument(field: string, file: File, look = lookApart): Promise<Document> {
  if (isNoFile(file)) throw new InvalidInput({ [field]: 'cv.required' });
  if (file.size > maximumDocumentBytes) throw new InvalidInput({ [field]: 'cv.tooLarge' });
  const fileName = safeFileName(file.name);
  const extension = /\.([a-z]{3,4})$/.exec(fileName.toLowerCase())?.[1] ?? '';
  const kind = documentKinds[extension];
  if (kind === undefined) throw new InvalidInput({ [field]: 'cv.typeNotAllowed' });
  if (file.size === 0) throw new InvalidInput({ [field]: 'cv.empty' });
  const bytes = Buffer.from(await file.arrayBuffer());
  const finding = await look({ extension, bytes }).catch((error: unknown) => {
    if (error instanceof Unanswered) throw new InvalidInput({ [field]: 'cv.unread' });
    throw error;
  });
  if (finding !== 'genuine') throw new InvalidInput({ [field]: refusals[finding] });
  return { fileName, mediaType: kind.mediaType, bytes };
}

/** Tells if a file field was left empty. Browsers then send a file without a name and without bytes. */
export function isNoFile(file: File): boolean {
  return file.name === '' && file.size === 0;
}

const refusals = {
  other: 'cv.typeNotAllowed',
  macros: 'cv.macros',
  programs: 'cv.programs',
  buttons: 'cv.buttons',
  opensAddress: 'cv.opensAddress',
  links: 'cv.links',
  locked: 'cv.locked',
} as const satisfies Record<Exclude<Finding, 'genuine'>, FieldCode>;
