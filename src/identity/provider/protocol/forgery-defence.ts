import type { IncomingMessage } from 'node:http';
import { isFromOwnSite } from '#http/same-origin.ts';
import { deriveKey, keyedHash, sameText } from '#identity/both-sides/sealing.ts';

/** Ties a form to the interaction it was shown in, so that no other page can send it. */
export type ForgeryDefence = {
  tokenFor(interactionId: string): string;
  isGenuine(req: IncomingMessage, interactionId: string, token: string | undefined): boolean;
};

/**
 * `publicOrigin` is where people see the pages: requests from elsewhere are not genuine, whatever their
 * token.
 */
export function createForgeryDefence(secret: Uint8Array, publicOrigin: string): ForgeryDefence {
  const key = deriveKey(secret, 'form-token');
  const tokenFor = (id: string): string => keyedHash(key, id).toString('base64url');
  return {
    tokenFor,
    isGenuine: (req, id, token) =>
      isFromOwnSite('POST', req.headers, publicOrigin) && sameText(token ?? '', tokenFor(id)),
  };
}
