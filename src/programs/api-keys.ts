import { parseArgs } from 'node:util';
import { listKeys, type ListedKey } from '#board/operators/keys/list-keys.ts';
import type { AskedKey } from '#board/operators/keys/make-key.ts';
import { KeyGone, makeKeyFor, revokeKeyFor } from '#board/operators/keys/manage-keys.ts';
import { scopes, isScope } from '#board/operators/keys/scopes.ts';
import type { Configuration } from '#configuration/read-configuration.ts';
import { openSiteDatabase } from './open-site-database.ts';
import { Misused, runProgram } from './run-program.ts';
import { z } from 'zod';
import { day } from '#durations.ts';

type Values = { readonly name?: string; readonly scopes?: string; readonly expires?: string };

/** The audit names this program. */
const actor = { kind: 'program', name: 'api-keys' } as const;

const calendarDay = z.iso.date();

/**
 * Returns the requested key, valid until the end of its last day (UTC). Returns a text if the request has a
 * fault.
 */
export function readAskedKey({ name = '', scopes: list = '', expires }: Values): Required<AskedKey> | string {
  const named = list.split(',').map((scope) => scope.trim());
  if (name.trim() === '') return 'Name the operator: --name.';
  if (!named.every(isScope)) return `--scopes are of ${scopes.join(', ')}.`;
  if (expires !== undefined && !calendarDay.safeParse(expires).success) return '--expires is a day such as 2027-12-31.';
  const expiresAt = expires === undefined ? null : new Date(Date.parse(`${expires}T00:00:00Z`) + day);
  return { name: name.trim(), scopes: named, expiresAt };
}

/** Returns the list's line for a key, with its last day of validity. */
export function keyLine(key: ListedKey, now: Date): string {
  const { prefix, name, scopes, lastUsedOn, expiresAt, revokedAt } = key;
  const ended = revokedAt !== null ? 'revoked' : expiresAt !== null && expiresAt <= now ? 'expired' : 'open';
  const until = expiresAt === null ? '' : `  until ${new Date(expiresAt.getTime() - 1).toISOString().slice(0, 10)}`;
  return `${prefix}  ${ended.padEnd(7)}  ${scopes.join(',')}  last used ${lastUsedOn ?? 'never'}${until}  ${name}`;
}

const help = `Keys of the programs that bring offers or follow them.

  npm run api-keys -- make --name <operator> --scopes ${scopes.join(',')} [--expires 2027-12-31]
  npm run api-keys -- list
  npm run api-keys -- revoke <prefix>

A key is shown once, when it is made. Two keys of one name open the same offers: make the second, change the program, revoke the
first. A program sends its key as \`Authorization: Bearer <key>\`, or as \`X-API-Key\`.
`;

type Asked =
  | { readonly command: 'make'; readonly key: AskedKey }
  | { readonly command: 'list' }
  | { readonly command: 'revoke'; readonly prefix: string };

function read(): Asked | string {
  const text = { type: 'string' } as const;
  const options = { name: text, scopes: text, expires: text };
  const { values, positionals } = parseArgs({ allowPositionals: true, options });
  const [command, prefix = ''] = positionals;
  if (command === 'list') return { command };
  if (command === 'revoke')
    return prefix === '' ? 'revoke needs the prefix of a key, as list shows it.' : { command, prefix };
  if (command !== 'make') return command === undefined ? '' : `There is no command ${command}.`;
  const key = readAskedKey(values);
  return typeof key === 'string' ? key : { command, key };
}

async function run(asked: Asked, configuration: Configuration): Promise<number> {
  const { db, close } = await openSiteDatabase(configuration);
  try {
    const board = { db, now: () => new Date() };
    if (asked.command === 'make') say((await makeKeyFor(board, actor, asked.key)).text);
    else if (asked.command === 'list') for (const key of await listKeys(board)) say(keyLine(key, board.now()));
    else await revoke(board, asked.prefix);
    return 0;
  } finally {
    await close();
  }
}

async function revoke(board: Parameters<typeof revokeKeyFor>[0], prefix: string): Promise<void> {
  try {
    await revokeKeyFor(board, actor, prefix);
  } catch (error) {
    if (error instanceof KeyGone) throw new Misused(`There is no key ${prefix} that is still good.`);
    throw error;
  }
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

await runProgram({ name: 'api-keys', help, read, run });
