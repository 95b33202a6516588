import { isObject, textOf } from '#content/json.ts';
import { jsonOrNothing } from '#json-or-nothing.ts';
import { unattendedHeader } from '../unattended-header.ts';

/** What the server says to a form that a script sent, see `script-forms.ts`. */
export type Answer = { readonly end: string; readonly said: string; readonly turn: number };

type Sending = {
  /** True for a request that nobody caused: it does not prolong the session. */
  readonly isUnattended?: boolean;
  /** True if the page may be closed before the answer. */
  readonly isLast?: boolean;
};

/** Limit of bytes that a browser sends for a page that is being closed (Fetch, 4.5). */
const longestLast = 60_000;

/**
 * Sends a form to a screen.
 * @returns 'offline' if nobody answers, 'signedOut' if the session has ended, 'refused' for any other refusal
 */
export async function sendToServer(
  address: string,
  fields: readonly (readonly [string, string])[],
  { isUnattended = false, isLast = false }: Sending = {},
): Promise<Answer | 'offline' | 'signedOut' | 'refused'> {
  const body = new URLSearchParams(fields.map(([name, value]) => [name, value]));
  const headers: HeadersInit = isUnattended ? { [unattendedHeader]: '1' } : {};
  const keepalive = isLast && body.toString().length < longestLast;
  try {
    const answer = await fetch(address, { method: 'POST', body, headers, keepalive });
    if (answer.status === 401) return 'signedOut';
    if (answer.status >= 500 || answer.status === 429) return 'offline';
    const said = answer.ok ? jsonOrNothing(await answer.text()) : null;
    return isObject(said)
      ? { end: textOf(said['end']), said: textOf(said['said']), turn: Number(said['turn']) }
      : 'refused';
  } catch {
    return 'offline';
  }
}
