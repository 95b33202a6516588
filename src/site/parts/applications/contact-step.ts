import type { RouterContextProvider } from 'react-router';
import { askContactCode, ContactCodesRefused } from '#board/applications/contact-address/ask-contact-code.ts';
import { awaitedAddress, proveContactAddress } from '#board/applications/contact-address/prove-contact-address.ts';
import { InvalidInput } from '#words/invalid-input.ts';
import type { SignedInViewer } from '#board/context/viewer.ts';
import { networkOf } from '#http/network.ts';
import { localeOf } from '#words/locale.ts';
import { requestContext } from '#site/request/context.ts';
import type { Refusals } from '#site/parts/uploads/use-field-errors.ts';

/** The state of the confirmation of an e-mail address, with the reason if it was refused. */
export type ContactAnswer = {
  readonly contact: 'asked' | 'proven' | 'refused';
  /** The address that is confirmed or waits for its code; empty if there is none. */
  readonly email: string;
  /** Refusals of `email` or `code`. */
  readonly fields: Refusals;
  /** Seconds to wait before another try. */
  readonly wait: number | null;
};

type Sent = {
  readonly context: Readonly<RouterContextProvider>;
  readonly url: URL;
  readonly viewer: SignedInViewer;
};

/** Sends a code to an address, unless the candidate has already confirmed it. */
export function askForCode(sent: Sent, email: FormDataEntryValue | null): Promise<ContactAnswer> {
  const { context, url, viewer } = sent;
  const { address, board } = context.get(requestContext);
  const asked = { email, network: networkOf(address), locale: localeOf(url.pathname) };
  return answered(sent, async () => {
    const { step, email: known } = await askContactCode(board, viewer, asked);
    return { contact: step, email: known };
  });
}

/** Checks the code that the candidate received by e-mail. */
export function proveContact(sent: Sent, code: FormDataEntryValue | null): Promise<ContactAnswer> {
  const { board, linkSecret } = sent.context.get(requestContext);
  return answered(sent, async () => {
    const { email } = await proveContactAddress(board, sent.viewer, { code, secret: linkSecret });
    return { contact: 'proven', email };
  });
}

async function answered(
  { context, viewer }: Sent,
  work: () => Promise<Pick<ContactAnswer, 'contact' | 'email'>>,
): Promise<ContactAnswer> {
  try {
    return { ...(await work()), fields: {}, wait: null };
  } catch (error) {
    if (!(error instanceof InvalidInput) && !(error instanceof ContactCodesRefused)) throw error;
    // Shows the address that still waits for its code, because the code sent earlier stays valid.
    const email = (await awaitedAddress(context.get(requestContext).board, viewer)) ?? '';
    return error instanceof InvalidInput
      ? { contact: 'refused', email, fields: error.fields, wait: null }
      : { contact: 'refused', email, fields: { email: 'tooMany' }, wait: error.seconds };
  }
}

/** Returns the HTTP status of an answer that is not a redirect. */
export function contactStatus({ contact, wait }: ContactAnswer): number {
  if (contact !== 'refused') return 200;
  return wait === null ? 422 : 429;
}
