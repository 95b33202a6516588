import { z } from 'zod';
import { accountCodesFor } from '#identity/provider/accounts/account-codes.ts';
import type { Account } from '#identity/provider/accounts/accounts.ts';
import { codeStep } from '#identity/provider/steps/code-step.ts';
import { provenAccount } from '#identity/provider/accounts/generation.ts';
import type { InteractionParts, Step, View } from '#identity/provider/steps/interaction-step.ts';
import { sendCountedCode } from '#identity/provider/steps/new-code.ts';
import type { EditAnswer, Editing } from '#identity/provider/steps/edit-page.ts';

const owner = z.object({ account: provenAccount, email: z.string() });

const codesOf = ({ codes }: InteractionParts) => accountCodesFor(codes, 'ownership', owner);

async function send(parts: InteractionParts, { oid, generation, email }: Account, view: View): Promise<void> {
  await parts.db.transaction().execute(async (db) => {
    const made = await codesOf(parts).make(db, view.uid, { account: { oid, generation }, email });
    await parts.mail.code(db, { ...made, to: email, locale: view.frame.language, purpose: 'ownership' });
  });
}

/**
 * Returns the page on which the person types the requested code; null if no code was requested. `action` is
 * the address of the page.
 */
export async function codePageOf(editing: Editing, action: string): Promise<string | null> {
  const shown = await codesStep(editing).show(viewAt(editing, action));
  return 'page' in shown ? shown.page : null;
}

/**
 * Sends a code to the address of the account, or checks the typed code. Returns null once the person has
 * proved who they are.
 */
export async function confirmByCode(
  fields: Readonly<Record<string, string>>,
  editing: Editing,
  action: string,
): Promise<EditAnswer | null> {
  const { parts, account, session, uid } = editing;
  const view = viewAt(editing, action);
  const isFirst = (await codesOf(parts).find(parts.db, uid)) === null;
  if (isFirst) return fields['again'] ? sendFirst(editing, view) : { go: action };
  const answer = await codesStep(editing).submit({ ...fields }, view);
  if ('next' in answer) return { go: `${action}&told=again` };
  if (!('oid' in answer)) return answer;
  if ((await codesOf(parts).take(parts.db, uid))?.account.oid !== account.oid) return { go: action };
  await session.signedInAgain(['otp']);
  return null;
}

async function sendFirst({ parts, account }: Editing, view: View): Promise<EditAnswer> {
  const wanted = { email: account.email, purpose: 'ownership' } as const;
  const refused = await sendCountedCode(parts, wanted, view, () => send(parts, account, view));
  return refused ?? { go: view.links.action };
}

function codesStep({ parts, account }: Editing): Step {
  const codes = codesOf(parts);
  return codeStep(parts, {
    purpose: 'ownership',
    page: 'confirm',
    codes,
    send: (_waiting, view) => send(parts, account, view),
    async prove(typed, view) {
      const redeemed = await codes.redeem(parts.db, view.uid, typed);
      return 'refused' in redeemed ? redeemed : redeemed.proven.account;
    },
  });
}

const viewAt = ({ view }: Editing, action: string): View => ({ ...view, links: { ...view.links, action } });
