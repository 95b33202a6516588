import { isNoFile } from '#board/candidates/documents/read-document.ts';
import { ApiProblem } from '../transport/api-problem.ts';
import { fieldsOf } from './read-page-range.ts';
import { readText } from './read-values.ts';

/** The fields that the board uses from an application sent by a program. */
export type SentApplication = {
  readonly offerId: string;
  readonly message: string | undefined;
  readonly cv: File | undefined;
  readonly coverLetter: File | undefined;
};

/**
 * Reads the form of an application, or the JSON without documents that some programs send instead.
 * @throws ApiProblem 400 if no offer is named; such a program then tries another form
 */
export function readSent(body: unknown): SentApplication {
  const sent: ReadonlyMap<string, unknown> = new Map(
    entriesOf(body).map(([name, value]) => [name.toLowerCase(), value]),
  );
  const offerId = readText(sent.get('offerid')).trim();
  if (offerId === '') throw new ApiProblem(400, { code: 'api.noOffer', message: 'OfferId is missing.' });
  const message = readText(sent.get('message') ?? sent.get('motivationletter')).trim();
  return {
    offerId,
    message: message === '' ? undefined : message,
    cv: fileIn(sent.get('curriculumvitae')),
    coverLetter: fileIn(sent.get('coverletter')),
  };
}

/** Returns the fields of a form or JSON. Their names may come in any case, as everywhere in this API. */
function entriesOf(body: unknown): [string, unknown][] {
  return body instanceof FormData ? [...body] : Object.entries(fieldsOf(body));
}

function fileIn(value: unknown): File | undefined {
  return value instanceof File && !isNoFile(value) ? value : undefined;
}
