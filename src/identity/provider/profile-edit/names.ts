import { changeNames } from '#identity/provider/accounts/accounts.ts';
import { fieldErrors, namesForm } from '#identity/provider/steps/forms.ts';
import { namesPageOf } from './edit-names-page.tsx';
import type { EditPage } from '#identity/provider/steps/edit-page.ts';

/** The names that the tokens carry from now on. */
export const namesPage: EditPage = {
  isSensitive: false,
  show: (editing) =>
    namesPageOf(editing, { givenName: editing.account.given_name, familyName: editing.account.family_name }, []),
  async submit(fields, editing) {
    const form = namesForm.safeParse(fields);
    if (!form.success) {
      const typed = { givenName: fields['givenName'] ?? '', familyName: fields['familyName'] ?? '' };
      return { status: 422, page: namesPageOf(editing, typed, fieldErrors(form.error)) };
    }
    await changeNames(editing.parts.db, editing.account.oid, form.data);
    return { done: 'names' };
  },
};
