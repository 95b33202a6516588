import type { IncomingMessage } from 'node:http';
import { BadForm } from '#http/parse-form.ts';
import type { ForgeryDefence } from '#identity/provider/protocol/forgery-defence.ts';
import { readFields } from '#identity/provider/protocol/form-body.ts';

/** Reads a form of this interaction. Null if the body is no form, or if another page sent it. */
export async function readGenuineForm(
  req: IncomingMessage,
  interactionId: string,
  defence: ForgeryDefence,
): Promise<Record<string, string> | null> {
  const fields = await readFields(req).catch((error: unknown) => {
    if (error instanceof BadForm) return null;
    throw error;
  });
  return fields && defence.isGenuine(req, interactionId, fields.token) ? fields : null;
}
