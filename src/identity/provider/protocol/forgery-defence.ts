import type { IncomingMessage } from 'node:http';
import { isFromOwnSite } from '#http/same-origin.ts';
import { deriveKey, keyedHash, sameText } from '#identity/both-sides/sealing.ts';

/** Tokens that tie a form to its interaction, so that no other page can send the form. */
export type ForgeryDefence = {
  tokenFor(interactionId: string): string;
  isGenuine(req: IncomingMessage, interactionId: string, token: string | undefined): boolean;
};

/**
 * Creates the tokens. `publicOrigin` is the origin of the pages: a request from any other origin is refused,
 * whatever its token.
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
