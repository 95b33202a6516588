import { createHmac, timingSafeEqual } from 'node:crypto';

/** What a signed link opens: one file, under its name, until a moment. */
export type FileLink = { fileKey: string; fileName: string; mediaType: string; expiresAt: Date };

export class InvalidFileLink extends Error {
  readonly code: string = 'file.invalidLink';
}

export class ExpiredFileLink extends InvalidFileLink {
  override readonly code = 'file.expiredLink';
}

/**
 * A token that opens one file until `expiresAt` (seconds are kept, rounded down), for people who have no
 * account: recruiters. It can stand in a path or a query as it is (base64url). Whoever has the token has the
 * file: links go by e-mail only.
 */
export function signFileLink({
  secret,
  fileKey,
  fileName,
  mediaType,
  expiresAt,
}: FileLink & { secret: string }): string {
  const payload = encode([fileKey, fileName.toWellFormed(), mediaType, Math.floor(expiresAt.getTime() / 1000)]);
  return `${payload}.${signature(secret, payload).toString('base64url')}`;
}

/**
 * Reads a token that `signFileLink` made with the same secret.
 * @throws InvalidFileLink when it was altered or was signed with another secret; ExpiredFileLink when its
 * time is over.
 */
export function readFileLink({ secret, token, now }: { secret: string; token: string; now: Date }): FileLink {
  const [payload = '', given = '', ...rest] = token.split('.');
  const expected = signature(secret, payload);
  const mac = Buffer.from(given, 'base64url');
  const genuine = rest.length === 0 && mac.length === expected.length && timingSafeEqual(mac, expected);
  if (!genuine || mac.toString('base64url') !== given) throw new InvalidFileLink('this link is not one of ours');
  const link = decode(payload);
  if (link.expiresAt <= now) throw new ExpiredFileLink('this link has expired');
  return link;
}

/** The purpose is part of what is signed, so that no other token signed with the same secret opens a file. */
function signature(secret: string, payload: string): Buffer {
  return createHmac('sha256', secret).update(`file-link\n${payload}`).digest();
}

function encode(fields: (string | number)[]): string {
  return Buffer.from(JSON.stringify(fields)).toString('base64url');
}

function decode(payload: string): FileLink {
  const fields: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString());
  if (!Array.isArray(fields)) throw new InvalidFileLink('this link is not one of ours');
  const [fileKey, fileName, mediaType, seconds] = fields.map(String);
  if (fileKey === undefined || fileName === undefined || mediaType === undefined)
    throw new InvalidFileLink('this link is not one of ours');
  return { fileKey, fileName, mediaType, expiresAt: new Date(Number(seconds) * 1000) };
}

/** The path of the page that serves a signed link. */
export function fileLinkPath(token: string): string {
  return `/documents/${token}`;
}
