import { createHmac, timingSafeEqual } from 'node:crypto';
import { day } from '#durations.ts';
import { ExpiredToken, InvalidToken } from '#signed-token.ts';
import { parties, type Party } from './exchange-policy.ts';

/** Exchange to which a mail belongs, and the party that writes it. */
type Replying = { readonly applicationId: string; readonly author: Party };

const idBytes = 16;
const macBytes = 11;
/** Id, party, and the last day in days since 1970; then the signature. A multiple of five bytes. */
const payloadBytes = idBytes + 1 + 2;
const digitsOfFive = 8;

/** Characters that the code adds to the local part of the address, with the plus sign (RFC 5233). */
const codeLength = ((payloadBytes + macBytes) / 5) * digitsOfFive + 1;

/**
 * Returns the address for replies by mail: `reponse+CODE@mvi.example` for the address `reponse@mvi.example`.
 * The code names the exchange and the party, and is signed and not stored: at each use, the row of the
 * application decides. It fits into the 64 characters of a local part (RFC 5321 §4.5.3.1.1), and capitals do
 * not matter, because some mail servers change them. The address is valid at least until `until`.
 */
export function replyAddress(
  { secret, base }: { readonly secret: string; readonly base: string },
  { applicationId, author }: Replying,
  until: Date,
): string {
  const payload = Buffer.alloc(payloadBytes);
  payload.write(applicationId.replaceAll('-', ''), 'hex');
  payload.writeUInt8(parties.indexOf(author), idBytes);
  payload.writeUInt16BE(Math.floor(until.getTime() / day), idBytes + 1);
  const [local = '', domain = ''] = base.split('@');
  return `${local}+${toDigits(Buffer.concat([payload, signatureOf(secret, payload)]))}@${domain}`;
}

/**
 * Reads an address made by `replyAddress` with the same secret.
 * @throws InvalidToken for an address that was altered or is not one of ours; ExpiredToken after its last day
 */
export function readReplyAddress(secret: string, address: string, now: Date): Replying {
  const code = /\+([0-9a-v]+)@[^@]*$/.exec(address.toLowerCase())?.[1] ?? '';
  if (code.length !== codeLength - 1) throw new InvalidToken('this address is not one of ours');
  const bytes = fromDigits(code);
  const payload = bytes.subarray(0, payloadBytes);
  const author = parties[payload.readUInt8(idBytes)];
  if (!timingSafeEqual(bytes.subarray(payloadBytes), signatureOf(secret, payload)) || author === undefined)
    throw new InvalidToken('this address is not one of ours');
  const lastDay = payload.readUInt16BE(idBytes + 1);
  if (now.getTime() >= (lastDay + 1) * day) throw new ExpiredToken('this address has expired');
  const id = payload.toString('hex', 0, idBytes);
  return { applicationId: id.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-'), author };
}

const signatureOf = (secret: string, payload: Buffer): Buffer =>
  createHmac('sha256', secret).update('reply address\n').update(payload).digest().subarray(0, macBytes);

/** Writes bytes in the digits 0–9 and a–v (RFC 4648 §7). */
function toDigits(bytes: Buffer): string {
  const fives = Array.from({ length: bytes.length / 5 }, (_, at) => bytes.readUIntBE(at * 5, 5));
  return fives.map((five) => five.toString(32).padStart(digitsOfFive, '0')).join('');
}

function fromDigits(digits: string): Buffer {
  const bytes = Buffer.alloc((digits.length / digitsOfFive) * 5);
  for (let at = 0; at < digits.length / digitsOfFive; at += 1)
    bytes.writeUIntBE(Number.parseInt(digits.slice(at * digitsOfFive, (at + 1) * digitsOfFive), 32), at * 5, 5);
  return bytes;
}
