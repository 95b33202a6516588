import { differingFields } from '#content/repository/answers/differences/field-differences.ts';
import { headingOf } from '#content/repository/models/heading.ts';
import { actorText } from '#staff/actor.ts';
import { readWork, throwWork, type WaitingWork, waitingWorks, type WorkPlace } from '#staff/writing/kept-work.ts';
import { documentNames } from '../../editing/document-form.ts';
import { firstTyped, HostileForm, type Typed, typedFrom } from '../../editing/typed.ts';
import { formOf } from '../../request/form-fields.ts';
import type { StaffRequest } from '../../request/office-request.ts';
import { labelsOf } from './conflicts.ts';
import { type OpenedDocument, openPosted, readPosted } from './opened-document.ts';

/** Unsaved work that waits, with the version on which it rests and the labels of its changed fields. */
export type OfferedWork = WaitingWork & {
  /** Null for a new document. */
  readonly base: number | null;
  readonly fields: readonly string[];
};

type Asking = { readonly place: WorkPlace; readonly page: string };

/**
 * Lists the works to go on with. A work ends if its writer has saved a later version of the document since,
 * if it was saved as a document, or if it changes nothing.
 */
export async function offeredWorks(
  asked: StaffRequest,
  opened: OpenedDocument,
  { place, page }: Asking,
): Promise<readonly OfferedWork[]> {
  const { board } = asked.parts;
  const waiting = (await waitingWorks(board, place)).filter((work) => work.page !== page);
  const offered: OfferedWork[] = [];
  for (const work of waiting) {
    const described = (await isSaved(asked, opened, work)) ? null : await describe(asked, opened, { place, work });
    if (described === null) await throwWork(board, { ...place, page: work.page });
    else offered.push(described);
  }
  return offered;
}

/** Tells if the person has saved the document since the work was kept. A new document has no version. */
async function isSaved({ actor }: StaffRequest, opened: OpenedDocument, { keptAt }: WaitingWork): Promise<boolean> {
  const { id, repository } = opened;
  const last = id === null ? null : await repository.lastSaveOf({ id, by: actorText(actor) });
  return last !== null && last.at >= keptAt;
}

type Described = Pick<Asking, 'place'> & { readonly work: WaitingWork };

/** Says what a work would change; null if nobody needs it. */
async function describe(
  { parts: { board }, actor }: StaffRequest,
  opened: OpenedDocument,
  { place, work }: Described,
): Promise<OfferedWork | null> {
  const fields = (await readWork(board, { ...place, page: work.page })) ?? [];
  const origin = await openPosted(opened, formOf(fields));
  const typed = typedOrNull(fields);
  if (origin === null || typed === null) return { ...work, base: null, fields: [] };
  const { content } = readPosted(origin, typed);
  const { model, name, repository } = opened;
  if (opened.id === null) {
    const [uid, heading] = [firstTyped(typed, documentNames.uid) ?? '', headingOf(model.fields, content.data)];
    const written = { ...name, by: actorText(actor), since: work.keptAt, uid, heading };
    if (await repository.wasSavedSince(written)) return null;
  }
  const changed = differingFields(origin.content, content);
  if (changed.length === 0) return null;
  const labels = changed.map((field) => labelsOf(model, pathOf(field), content).at(-1) ?? field);
  return { ...work, base: origin.base, fields: labels };
}

const pathOf = (field: string): readonly string[] => (field === 'uid' || field === 'tags' ? [field] : ['data', field]);

function typedOrNull(fields: readonly (readonly [string, string])[]): Typed | null {
  try {
    return typedFrom(fields);
  } catch (error) {
    if (error instanceof HostileForm) return null;
    throw error;
  }
}
