import { type LinkedIdentity, listLinkedIdentities } from '#identity/provider/federation/linked-identities.ts';
import { services } from '#identity/provider/federation/services.ts';
import { removeServicePage } from './remove-service-page.tsx';
import { countSignInMethods, removeSignInMethod } from '#identity/provider/sign-in-methods/sign-in-methods.ts';
import type { Editing, EditPage } from '#identity/provider/steps/edit-page.ts';
import { notifyOwner } from '#identity/provider/steps/notify-owner.ts';

/** Unlinks a service after a confirmation. Afterwards, nobody can sign in through it. */
export const removeServiceEdit: EditPage = {
  isSensitive: true,
  async show(editing) {
    const link = await asked(editing);
    return link ? removePage(editing, link) : null;
  },
  async submit(_fields, editing) {
    const link = await asked(editing);
    if (!link) return { go: editing.to('') };
    const name = services[link.service].title;
    const outcome = await removeSignInMethod(editing.parts.db, editing.account.oid, {
      kind: 'service',
      id: link.id,
      removed: (db) => notifyOwner(editing, db, { change: 'serviceRemoved', name }),
    });
    return outcome === 'last' ? { status: 422, page: await removePage(editing, link) } : { done: 'serviceRemoved' };
  },
};

async function removePage(editing: Editing, link: LinkedIdentity): Promise<string> {
  const isLast = (await countSignInMethods(editing.parts.db, editing.account.oid)) === 1;
  return removeServicePage(editing, link, isLast);
}

async function asked({ parts, account, parameters }: Editing): Promise<LinkedIdentity | undefined> {
  const id = parameters.get('id');
  return (await listLinkedIdentities(parts.db, account.oid)).find((one) => one.id === id);
}
