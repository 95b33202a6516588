import type { OfficeDocument } from '#content/repository/answers/listing/read-document.ts';
import type { Repository } from '#content/repository/repository.ts';
import { NoSuchDocument } from '#content/repository/write/store.ts';
import { typedText } from '../../../request/form-fields.ts';
import type { StaffRequest } from '../../../request/office-request.ts';
import type { FormEnd } from '../../../request/office-screen.ts';
import { documentAddress } from '../document-link.tsx';
import { repositoryOf } from '../../../frame/elsewhere.tsx';
import { seenOf } from '../../../editing/acts/offered-acts.ts';

/** The document has changed since its page was shown. Nothing was done. */
class NewerVersion extends Error {
  readonly code = 'office.newerVersion';
}

const done = [
  'asked',
  'approved',
  'refused',
  'published',
  'planned',
  'cancelled',
  'withdrawn',
  'restored',
  'linkEnded',
] as const;

/** What was done, as the page of the document says it. */
type Done = (typeof done)[number];

/** Returns what was done by its name in an address; null for any other text. */
export const doneNamed = (name: string | null): Done | null => done.find((one) => one === name) ?? null;

type Given = {
  readonly repository: Repository;
  readonly document: OfficeDocument;
  readonly request: StaffRequest;
  readonly form: FormData;
};

/**
 * Returns the sender of a form about a document. Nothing happens if the document has changed since the page
 * of the form was shown.
 */
export const onSeen =
  (act: (given: Given) => Promise<Done | FormEnd>) =>
  async (request: StaffRequest, form: FormData): Promise<FormEnd> => {
    const repository = repositoryOf(request.parts);
    const document = await repository.read(request.params['id'] ?? '');
    if (document === null) throw new NoSuchDocument('there is no such document');
    if (typedText(form, 'seen') !== seenOf(document)) throw new NewerVersion('the document has changed since');
    const end = await act({ repository, document, request, form });
    if (typeof end !== 'string') return end;
    return { redirectTo: `${documentAddress(request.locale, document.id)}?fait=${end}` };
  };
