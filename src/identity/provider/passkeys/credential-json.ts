import { z } from 'zod';

const bytes = z.base64url().min(1);
const credential = { id: bytes, rawId: bytes, type: z.literal('public-key') };
// What extensions answered is not asked for.
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

/** A new credential as a browser writes it (WebAuthn §5.1, toJSON); null when it is something else. */
export const readRegistration = (text: string) => read(registration, text);

/** A signed challenge as a browser writes it; null when it is something else. */
export const readAssertion = (text: string) => read(assertion, text);

/** The challenge that a browser says was signed; '' when it says nothing. */
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
