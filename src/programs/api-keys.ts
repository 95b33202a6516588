import { parseArgs } from 'node:util';
import { listKeys, type ListedKey } from '#board/operators/keys/list-keys.ts';
import { makeKey } from '#board/operators/keys/make-key.ts';
import { revokeKey } from '#board/operators/keys/revoke-key.ts';
import { isScope, scopes } from '#board/operators/keys/scopes.ts';
import { readConfiguration } from '#configuration.ts';
import { openDatabase } from '#database/open.ts';

const help = `Keys of the programs that bring offers or follow them.

  npm run api-keys -- make --name <operator> --scopes ${scopes.join(',')} [--expires 2027-12-31]
  npm run api-keys -- list
  npm run api-keys -- revoke <prefix>

A key is shown once, when it is made. Two keys of one name open the same offers: make the second, change the program, revoke the
first. A program sends its key as \`Authorization: Bearer <key>\`, or as \`X-API-Key\`.
`;

const day = 86_400_000;

/** @returns the exit code */
async function main(words: readonly string[], given: ReturnType<typeof readArguments>['values']): Promise<number> {
  const [command, prefix = ''] = words;
  const asked = command === 'make' ? readAsked(given) : null;
  if (typeof asked === 'string') return refuse(asked);
  if (!['make', 'list', 'revoke'].includes(command ?? '')) return refuse('');
  const { databaseUrl, dataDir } = readConfiguration(process.env);
  const { db, close } = await openDatabase({ databaseUrl, dataDir });
  try {
    const board = { db, now: () => new Date() };
    if (asked !== null) say((await makeKey(board, asked)).text);
    else if (command === 'list') for (const key of await listKeys(board)) say(lineOf(key, board.now()));
    else if (!(await revokeKey(board, prefix))) return refuse(`No key ${prefix} is open.`);
    return 0;
  } finally {
    await close();
  }
}

type Values = { readonly name?: string; readonly scopes?: string; readonly expires?: string };

/** What is asked for, or what is wrong with it. */
function readAsked({ name = '', scopes: list = '', expires }: Values) {
  const named = list.split(',').map((scope) => scope.trim());
  const expiresAt = expires === undefined ? null : new Date(Date.parse(`${expires}T00:00:00Z`) + day);
  if (name.trim() === '') return 'Name the operator: --name.';
  if (!named.every(isScope)) return `--scopes are of ${scopes.join(', ')}.`;
  if (expiresAt !== null && Number.isNaN(expiresAt.getTime())) return '--expires is a day such as 2027-12-31.';
  return { name: name.trim(), scopes: named, expiresAt };
}

function lineOf({ prefix, name, scopes: list, lastUsedOn, expiresAt, revokedAt }: ListedKey, now: Date): string {
  const ended = revokedAt !== null ? 'revoked' : expiresAt !== null && expiresAt <= now ? 'expired' : 'open';
  const until = expiresAt === null ? '' : `  until ${expiresAt.toISOString().slice(0, 10)}`;
  return `${prefix}  ${ended.padEnd(7)}  ${list.join(',')}  last used ${lastUsedOn ?? 'never'}${until}  ${name}`;
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

function refuse(line: string): number {
  process.stderr.write(`${line}\n\n${help}`);
  return 2;
}

function readArguments() {
  const text = { type: 'string' } as const;
  return parseArgs({ allowPositionals: true, options: { name: text, scopes: text, expires: text } });
}

try {
  const { values, positionals } = readArguments();
  process.exitCode = await main(positionals, values);
} catch (error) {
  process.exitCode = refuse(error instanceof Error ? error.message : String(error));
}
