import { checkPassword } from '../accounts.ts';
import { TooManyAttempts } from '../attempts.ts';
import { confirmPage } from '../pages/confirm-page.tsx';
import { countPassword, forgetPasswordTries } from '../password-tries.ts';
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
  const { parts, account, session, address, browser } = editing;
  if (password === '') return refused(editing, wanted, 'passwordMissing');
  const asking = { address, device: parts.devices.read(browser.cookieHeader) };
  try {
    await countPassword(parts, asking, account.email);
  } catch (error) {
    if (!(error instanceof TooManyAttempts)) throw error;
    const next = { label: 'tryAgain', href: editing.to('') } as const;
    const minutes = Math.ceil(error.retryAfterSeconds / 60);
    return { status: 429, page: messagePage(editing.frame, { says: 'tooMany', minutes, next }) };
  }
  if (!(await checkPassword(parts.db, account.email, password))) return refused(editing, wanted, 'passwordWrong');
  await forgetPasswordTries(parts, asking, account.email);
  await session.signedInAgain(['pwd']);
  return { go: editing.to(wanted) };
}

const refused = (editing: Editing, wanted: string, refusal: 'passwordMissing' | 'passwordWrong'): Answer => ({
  status: 422,
  page: confirmPage(editing, wanted, [{ field: 'password', refusal }]),
});
