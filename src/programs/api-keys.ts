import { parseArgs } from 'node:util';
import { listKeys } from '#board/operators/keys/list-keys.ts';
import { makeKey } from '#board/operators/keys/make-key.ts';
import { revokeKey } from '#board/operators/keys/revoke-key.ts';
import { scopes } from '#board/operators/keys/scopes.ts';
import { readConfiguration } from '#configuration.ts';
import { openDatabase } from '#database/open.ts';
import { keyLine } from './key-line.ts';
import { readAskedKey } from './asked-key.ts';

const help = `Keys of the programs that bring offers or follow them.

  npm run api-keys -- make --name <operator> --scopes ${scopes.join(',')} [--expires 2027-12-31]
  npm run api-keys -- list
  npm run api-keys -- revoke <prefix>

A key is shown once, when it is made. Two keys of one name open the same offers: make the second, change the program, revoke the
first. A program sends its key as \`Authorization: Bearer <key>\`, or as \`X-API-Key\`.
`;

/** @returns the exit code */
async function main(words: readonly string[], given: ReturnType<typeof readArguments>['values']): Promise<number> {
  const [command, prefix = ''] = words;
  const asked = command === 'make' ? readAskedKey(given) : null;
  if (typeof asked === 'string') return refuse(asked);
  if (!['make', 'list', 'revoke'].includes(command ?? '')) return refuse('');
  const { databaseUrl, dataDir } = readConfiguration(process.env);
  const { db, close } = await openDatabase({ databaseUrl, dataDir });
  try {
    const board = { db, now: () => new Date() };
    if (asked !== null) say((await makeKey(board, asked)).text);
    else if (command === 'list') for (const key of await listKeys(board)) say(keyLine(key, board.now()));
    else if (!(await revokeKey(board, prefix))) return refuse(`No key ${prefix} is open.`);
    return 0;
  } finally {
    await close();
  }
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
