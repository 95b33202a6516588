import { type DocumentContent, InvalidDocument } from '#content/repository/models/check-document.ts';
import { DraftChanged } from '#content/repository/write/draft-changed.ts';
import { UidTaken } from '#content/repository/write/store.ts';
import type { StaffActor } from '#staff/actor.ts';
import { documentNames, uidField } from '../../editing/document-form.ts';
import type { EditCode, RefusedControls } from '../../editing/edit-code.ts';
import type { Typed } from '../../editing/typed.ts';
import { controlAt } from './control-at.ts';
import type { OpenedDocument } from './opened-document.ts';

export type Saved =
  | { readonly saved: string }
  | { readonly refused: RefusedControls }
  | { readonly changed: DraftChanged };

type Saving = { readonly content: DocumentContent; readonly typed: Typed; readonly actor: StaffActor };

/** Saves a draft on the base of its form. */
export async function saveDocument(opened: OpenedDocument, { content, typed, actor }: Saving): Promise<Saved> {
  const { repository, name, base } = opened;
  try {
    const { id } = await repository.saveDraft({ ...name, content, base, actor });
    return { saved: id };
  } catch (error) {
    if (error instanceof DraftChanged) return { changed: error };
    if (error instanceof UidTaken) return { refused: uidTaken };
    if (error instanceof InvalidDocument) return { refused: refusedIn(error.problems, typed) };
    throw error;
  }
}

const uidTaken: RefusedControls = new Map([[documentNames.uid, { code: 'uidTaken', label: uidField.label ?? '' }]]);

/** What the checks of the repository refuse, at the controls that show it. */
function refusedIn(problems: readonly string[], typed: Typed): RefusedControls {
  return new Map(
    problems.map((problem) => {
      const control = controlAt(typed, problem);
      return [control ?? documentNames.tags, { code: codeOf(control), label: '' }];
    }),
  );
}

const codeOf = (control: string | null): EditCode => (control === documentNames.uid ? 'uidTaken' : 'invalid');
