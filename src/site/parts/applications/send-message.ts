import { data } from 'react-router';
import type { MessageFields } from '#board/applications/exchange/write-by-form.ts';
import { TooManyMessages } from '#board/applications/exchange/write-message.ts';
import { InvalidInput } from '#words/invalid-input.ts';
import type { Refusals } from '#site/parts/uploads/use-field-errors.ts';

/** The form of an exchange has one button. */
export const messageIntents = ['write'] as const;
export type MessageIntent = (typeof messageIntents)[number];

/** A refused message, which its form shows again. */
export type MessageFailure = {
  readonly form: 'message';
  readonly message: string;
  readonly errors: Refusals;
  readonly tooMany: TooManyMessages['within'] | null;
};

/** Sends the message of a form. @returns null if it was sent, or the answer that shows the form again */
export async function sendMessage(form: FormData, write: (fields: MessageFields) => Promise<unknown>) {
  const [message, key] = [form.get('message'), form.get('key')];
  const back = { form: 'message' as const, message: typeof message === 'string' ? message : '' };
  try {
    await write({ message, key });
    return null;
  } catch (error) {
    if (error instanceof InvalidInput)
      return data<MessageFailure>({ ...back, errors: error.fields, tooMany: null }, { status: 400 });
    if (error instanceof TooManyMessages)
      return data<MessageFailure>({ ...back, errors: {}, tooMany: error.within }, { status: 409 });
    throw error;
  }
}
