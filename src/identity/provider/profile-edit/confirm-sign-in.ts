import { checkPassword } from '../accounts.ts';
import { TooManyAttempts } from '../attempts.ts';
import { confirmPage } from '../pages/confirm-page.tsx';
import { messagePage } from '../pages/message-page.tsx';
import type { Answer, Editing, EditPage } from './edit-page.ts';
import { editPages } from './edit-pages.ts';

/** Asks for the password once more before a page that changes who can sign in. */
export function confirmSignIn(wanted: string | null): EditPage | undefined {
  if (wanted === null || !editPages.has(wanted)) return undefined;
  return {
    isSensitive: false,
    show: (editing) => confirmPage(editing, wanted, []),
    submit: async (fields, editing) => confirm(fields['password'] ?? '', editing, wanted),
  };
}

async function confirm(password: string, editing: Editing, wanted: string): Promise<Answer> {
  const { parts, account, session, address } = editing;
  if (password === '') return refused(editing, wanted, 'passwordMissing');
  const who = account.email.toLowerCase();
  try {
    await parts.attempts.count('passwordFromAddress', address);
    await parts.attempts.count('passwordOfAccount', who);
  } catch (error) {
    if (!(error instanceof TooManyAttempts)) throw error;
    const next = { label: 'tryAgain', href: editing.to('') } as const;
    return { status: 429, page: messagePage(editing.frame, { says: 'tooMany', next }) };
  }
  if (!(await checkPassword(parts.db, account.email, password))) return refused(editing, wanted, 'passwordWrong');
  await parts.attempts.forget('passwordOfAccount', who);
  await session.signedInAgain(['pwd']);
  return { go: editing.to(wanted) };
}

const refused = (editing: Editing, wanted: string, refusal: 'passwordMissing' | 'passwordWrong'): Answer => ({
  status: 422,
  page: confirmPage(editing, wanted, [{ field: 'password', refusal }]),
});
