import { z } from 'zod';

/** What the error modal may say on the next load; specification §8. */
const codes = ['auth.errors.accountUnavailable', 'auth.errors.anErrorOccured', 'auth.errors.loginFailed'] as const;

export type StoredMessage = (typeof codes)[number];

const cookie = 'message';

/** Keeps a message for the next page. It holds a code, never words: nobody can put theirs into our dialog. */
export function storeMessage(code: StoredMessage): string {
  return `${cookie}=${code}; Path=/; Max-Age=120; HttpOnly; SameSite=Lax`;
}

export const forgetMessage = `${cookie}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax`;

/** The message that the last answer stored, if any. */
export function readStoredMessage(cookies: string | null): StoredMessage | null {
  const value = new RegExp(`(?:^|; )${cookie}=([^;]*)`).exec(cookies ?? '')?.[1];
  return z.enum(codes).safeParse(value).data ?? null;
}
