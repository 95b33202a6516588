import { checkPassword } from '#identity/provider/accounts/accounts.ts';
import { confirmPage } from './confirm-page.tsx';
import { listPasskeys } from '#identity/provider/passkeys/passkey-rows.ts';
import { passkeyQuestion, signInWithPasskey } from '#identity/provider/steps/sign-in-with-passkey.ts';
import type { FieldError, FieldRefusal } from '#identity/provider/pages/account-form.tsx';
import { countPassword, forgetPasswordTries } from '#identity/provider/steps/password-tries.ts';
import { tooManyPage } from '#identity/provider/steps/too-many.ts';
import { hasPassword } from '#identity/provider/sign-in-methods/sign-in-methods.ts';
import { codePageOf, confirmByCode } from './confirm-by-code.ts';
import { confirmAddress } from './confirm-address.ts';
import type { Editing, EditPage } from '#identity/provider/steps/edit-page.ts';
import type { InteractionAnswer as StepAnswer } from '#identity/provider/steps/interaction-step.ts';
import { editPages } from './edit-pages.ts';

/** Asks the person to sign in again before a page that changes the sign-in methods. */
export function confirmSignIn(parameters: URLSearchParams): EditPage | undefined {
  const wanted = parameters.get('for') ?? '';
  if (!editPages.has(wanted)) return undefined;
  return {
    isSensitive: false,
    async show(editing) {
      const code = (await hasOnlyMailbox(editing)) ? await codePageOf(editing, confirmAddress(editing, wanted)) : null;
      return code ?? confirmPageFor(editing, wanted, []);
    },
    submit: async (fields, editing) => {
      if (await hasOnlyMailbox(editing)) {
        const answer = await confirmByCode(fields, editing, confirmAddress(editing, wanted));
        return answer ?? { go: addressOfPage(editing, wanted) };
      }
      const { credential, password = '' } = fields;
      const refusal =
        credential === undefined ? await tryPassword(password, editing) : await tryPasskey(credential, editing);
      if (refusal === null) return { go: addressOfPage(editing, wanted) };
      if (typeof refusal === 'object') return refusal;
      return { status: 422, page: await confirmPageFor(editing, wanted, [{ field: 'password', refusal }]) };
    },
  };
}

/**
 * Tells if the person can only sign in through a service. Such a person can confirm who they are only by a
 * code by e-mail.
 */
async function hasOnlyMailbox({ parts, account }: Editing): Promise<boolean> {
  if (await hasPassword(parts.db, account.oid)) return false;
  return !parts.passkeys || (await listPasskeys(parts.db, account.oid)).length === 0;
}

function addressOfPage({ to, parameters }: Editing, page: string): string {
  const id = parameters.get('id');
  return to(page, id === null ? {} : { id });
}

async function confirmPageFor(editing: Editing, wanted: string, errors: readonly FieldError[]): Promise<string> {
  const { parts, account, uid } = editing;
  const action = confirmAddress(editing, wanted);
  const ids = (await listPasskeys(parts.db, account.oid)).map(({ id }) => id);
  return confirmPage(editing, {
    action,
    errors,
    asksPassword: await hasPassword(parts.db, account.oid),
    passkey: ids.length > 0 ? passkeyQuestion(parts, uid, action, ids) : null,
  });
}

async function tryPasskey(credential: string, { parts, account, session, uid }: Editing): Promise<FieldRefusal | null> {
  const signedIn = parts.passkeys && (await signInWithPasskey(parts.passkeys, uid, credential));
  if (signedIn?.oid !== account.oid) return 'passkeyRefused';
  await session.signedInAgain(signedIn.amr ?? []);
  return null;
}

async function tryPassword(password: string, editing: Editing): Promise<FieldRefusal | StepAnswer | null> {
  const { parts, account, session, address, browser } = editing;
  if (password === '') return 'passwordMissing';
  const asking = { address, device: parts.devices.read(browser.cookieHeader) };
  try {
    const usedUp = await countPassword(parts, asking, account.email);
    if (usedUp) throw usedUp;
  } catch (error) {
    return tooManyPage(error, { frame: editing.frame, links: { action: editing.to('') } });
  }
  if (!(await checkPassword(parts.db, account.email, password))) return 'passwordWrong';
  await forgetPasswordTries(parts, asking, account.email);
  await session.signedInAgain(['pwd']);
  return null;
}
