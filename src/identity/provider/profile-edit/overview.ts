import { listLinkedIdentities } from '#identity/provider/federation/linked-identities.ts';
import { overviewPage } from './edit-overview-page.tsx';
import { listPasskeys } from '#identity/provider/passkeys/passkey-rows.ts';
import { hasPassword } from '#identity/provider/sign-in-methods/sign-in-methods.ts';
import { type Editing, editOutcomes } from '#identity/provider/steps/edit-page.ts';

/** Shows how a person signs in and the possible changes; a notice above reports the last change. */
export async function overview(editing: Editing): Promise<string> {
  const { parts, account, parameters } = editing;
  return overviewPage(editing, {
    done: editOutcomes.find((one) => one === parameters.get('done')) ?? null,
    hasPassword: await hasPassword(parts.db, account.oid),
    linked: await listLinkedIdentities(parts.db, account.oid),
    passkeys: parts.passkeys && (await listPasskeys(parts.db, account.oid)),
  });
}
