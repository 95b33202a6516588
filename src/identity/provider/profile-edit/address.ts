import { codeStep } from '#identity/provider/steps/code-step.ts';
import { emailForm, fieldErrors } from '#identity/provider/steps/forms.ts';
import type { InteractionParts, Step } from '#identity/provider/steps/interaction-step.ts';
import { sendCountedCode } from '#identity/provider/steps/new-code.ts';
import { newAddressPage } from './edit-address-page.tsx';
import { addressCodes, proveAddress, sendAddressCode } from './address-codes.ts';
import type { EditPage } from '#identity/provider/steps/edit-page.ts';

/**
 * Changes the e-mail address. It sends a code to the new address, and does not reveal if another account has
 * this address.
 */
export const addressPage: EditPage = {
  isSensitive: true,
  show: (editing) => newAddressPage(editing, '', []),
  async submit(fields, editing) {
    const { parts, account, view } = editing;
    const form = emailForm.safeParse(fields);
    if (!form.success)
      return { status: 422, page: newAddressPage(editing, fields['email'] ?? '', fieldErrors(form.error)) };
    const { email } = form.data;
    if (email === account.email) return { go: editing.to('') };
    const send = () => sendAddressCode(parts, { oid: account.oid, email }, view);
    return (await sendCountedCode(parts, { email, purpose: 'emailChange' }, view, send)) ?? { next: 'code' };
  },
};

/**
 * Takes the code that confirms the new address. A recent sign-in is not required again, because requesting
 * the code required one.
 */
export const addressCodePage: EditPage = {
  isSensitive: false,
  async show({ parts, view }) {
    const answer = await codePages(parts).show(view);
    return 'page' in answer ? answer.page : null;
  },
  async submit(fields, { parts, view }) {
    const answer = await codePages(parts).submit({ ...fields }, view);
    return 'oid' in answer ? { done: 'address' } : answer;
  },
};

function codePages(parts: InteractionParts): Step {
  return codeStep(parts, {
    purpose: 'emailChange',
    page: 'code',
    codes: addressCodes(parts),
    send: ({ account, email }, view) => sendAddressCode(parts, { oid: account.oid, email }, view),
    prove: async (typed, view) => proveAddress(parts, typed, view),
  });
}
