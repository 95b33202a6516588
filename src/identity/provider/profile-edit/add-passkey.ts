import { addPasskeyPage } from './add-passkey-page.tsx';
import { creationQuestion, guessedName, keepPasskey } from '#identity/provider/steps/keep-passkey.ts';
import type { Editing, EditPage } from '#identity/provider/steps/edit-page.ts';

/** A passkey of this device, or of another one that the browser reaches; with scripts only. */
export const addPasskeyEdit: EditPage = {
  isSensitive: true,
  show: (editing) => shown(editing),
  async submit(fields, editing) {
    if (await keepPasskey(fields, editing)) return { done: 'passkeyAdded' };
    return { status: 422, page: (await shown(editing, true)) ?? '' };
  },
};

async function shown(editing: Editing, isRefused = false): Promise<string | null> {
  const question = await creationQuestion(editing, editing.to('add-passkey'));
  return question && addPasskeyPage(editing, { question, name: guessedName(editing), isRefused });
}
