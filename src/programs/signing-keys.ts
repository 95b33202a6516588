import { parseArgs } from 'node:util';
import { readConfiguration } from '#configuration.ts';
import { openDatabase } from '#database/open.ts';
import {
  listSigningKeys,
  type ListedSigningKey,
  rotateSigningKeys,
  signingKeeper,
} from '#identity/provider/signing-keys.ts';
import { providerSecretOf, readSecret } from '#server/secret.ts';

const help = `Keys that the embedded identity provider signs with.

  npm run signing-keys -- list
  npm run signing-keys -- rotate [--at-once]

They rotate by themselves every 90 days. \`rotate\` makes the next one now: it is published at once and signs a day later. With
\`--at-once\`, for a key that leaked, it signs at once and the others are forgotten: what they signed is refused. Running
programs take the keys over within a minute.
`;

async function main(command: string | undefined, atOnce: boolean): Promise<number> {
  if (command !== 'list' && command !== 'rotate') return refuse('');
  const { databaseUrl, dataDir, secret } = readConfiguration(process.env);
  const { db, close } = await openDatabase({ databaseUrl, dataDir });
  try {
    const keeper = signingKeeper(db, providerSecretOf(await readSecret(dataDir, secret)), log);
    if (command === 'rotate') await rotateSigningKeys(keeper, new Date(), atOnce);
    for (const key of await listSigningKeys(keeper, new Date())) process.stdout.write(`${lineOf(key)}\n`);
    return 0;
  } finally {
    await close();
  }
}

const lineOf = ({ kid, madeAt, use }: ListedSigningKey): string => `${kid}  made ${madeAt.toISOString()}  ${use}`;

const tell = ({ kid }: { kid?: unknown }, message: string) => void process.stderr.write(`${message}: ${String(kid)}\n`);
const log = { error: tell, warn: tell, info: tell };

function refuse(line: string): number {
  process.stderr.write(`${line}\n\n${help}`);
  return 2;
}

try {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { 'at-once': { type: 'boolean' } } });
  process.exitCode = await main(positionals[0], values['at-once'] ?? false);
} catch (error) {
  process.exitCode = refuse(error instanceof Error ? error.message : String(error));
}
