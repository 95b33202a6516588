import { z } from 'zod';

const bytes = z.base64url().min(1);
const credential = { id: bytes, rawId: bytes, type: z.literal('public-key') };
// Drops the results of WebAuthn extensions, because the provider uses none.
const noExtensions = z.unknown().transform(() => ({}));

const registration = z.object({
  ...credential,
  clientExtensionResults: noExtensions,
  response: z.object({
    clientDataJSON: bytes,
    attestationObject: bytes,
    transports: z.array(z.string().max(32)).max(10).optional().catch([]),
  }),
});

const assertion = z.object({
  ...credential,
  clientExtensionResults: noExtensions,
  response: z.object({
    clientDataJSON: bytes,
    authenticatorData: bytes,
    signature: bytes,
    userHandle: bytes.optional().catch(undefined),
  }),
});

const clientData = z.object({ challenge: z.string().max(200) });

/** Reads a new credential as browsers write it (WebAuthn §5.1, toJSON); null for any other text. */
export const readRegistration = (text: string) => read(registration, text);

/** Reads a signed challenge as browsers write it; null for any other text. */
export const readAssertion = (text: string) => read(assertion, text);

/** Returns the challenge that, according to the browser, was signed; '' if there is none. */
export function challengeIn(clientDataJSON: string): string {
  return read(clientData, Buffer.from(clientDataJSON, 'base64url').toString())?.challenge ?? '';
}

function read<Value>(schema: z.ZodType<Value>, text: string): Value | null {
  try {
    return schema.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}
