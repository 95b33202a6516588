import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';
import { z } from 'zod';

/** Ways in which a test makes the browser and authenticator differ from real ones. */
export type Lies = {
  readonly origin?: string;
  readonly rpId?: string;
  readonly challenge?: string;
  readonly userVerified?: boolean;
  readonly counter?: number;
  readonly userHandle?: string;
};

/** An authenticator in software, which makes a passkey and signs with it. */
export type SoftAuthenticator = {
  readonly id: string;
  /** Returns the browser's answer to the options of a page, as JSON. */
  create(options: string, lies?: Lies): string;
  get(options: string, lies?: Lies): string;
};

const asked = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string() }).optional(),
  rpId: z.string().optional(),
  user: z.object({ id: z.string() }).optional(),
});

export function softAuthenticator(origin: string): SoftAuthenticator {
  const id = randomBytes(32);
  const keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  let [counter, userHandle] = [0, ''];
  const name = { id: base64(id), rawId: base64(id), type: 'public-key', clientExtensionResults: {} };
  return {
    id: name.id,
    create(text, lies = {}) {
      const options = asked.parse(JSON.parse(text));
      userHandle = options.user?.id ?? '';
      const known = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, coseKey(keys.publicKey)]);
      const authData = Buffer.concat([head(lies.rpId ?? options.rp?.id ?? '', 0x40, { counter, ...lies }), known]);
      const statement = new Map<string, string | Map<string, string> | Uint8Array>([
        ['fmt', 'none'],
        ['attStmt', new Map<string, string>()],
        ['authData', new Uint8Array(authData)],
      ]);
      const clientDataJSON = base64(clientData('webauthn.create', options.challenge, { origin, ...lies }));
      const attestationObject = base64(Buffer.from(isoCBOR.encode(statement)));
      return JSON.stringify({ ...name, response: { clientDataJSON, attestationObject, transports: ['internal'] } });
    },
    get(text, lies = {}) {
      const options = asked.parse(JSON.parse(text));
      counter += 1;
      const data = clientData('webauthn.get', options.challenge, { origin, ...lies });
      const authData = head(lies.rpId ?? options.rpId ?? '', 0, { counter, ...lies });
      const signature = sign('sha256', Buffer.concat([authData, sha256(data)]), keys.privateKey);
      const response = {
        clientDataJSON: base64(data),
        authenticatorData: base64(authData),
        signature: base64(signature),
        userHandle: lies.userHandle ?? userHandle,
      };
      return JSON.stringify({ ...name, response });
    },
  };
}

function clientData(type: string, challenge: string, lies: Lies): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge: lies.challenge ?? challenge, origin: lies.origin }));
}

/**
 * Returns the authenticator data (WebAuthn §6.1): the relying party, the user's actions, and the number of
 * signatures.
 */
function head(rpId: string, flags: number, { counter = 0, userVerified = true }: Lies): Buffer {
  const count = Buffer.alloc(4);
  count.writeUInt32BE(counter);
  return Buffer.concat([sha256(Buffer.from(rpId)), Buffer.from([flags | 0x01 | (userVerified ? 0x04 : 0)]), count]);
}

/** Returns an elliptic curve key for ES256 (RFC 9053 §7.1.1). */
function coseKey(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  const parameters = new Map<number, number | Uint8Array>([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
    [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
  ]);
  return Buffer.from(isoCBOR.encode(parameters));
}

const base64 = (bytes: Buffer): string => bytes.toString('base64url');
const sha256 = (bytes: Buffer): Buffer => createHash('sha256').update(bytes).digest();
