import { parseArgs } from 'node:util';
import {
  listSigningKeys,
  type ListedSigningKey,
  rotateSigningKeys,
  signingKeyStore,
} from '#identity/provider/protocol/signing-keys.ts';
import { checkSecret } from '#server/wiring/check-secret.ts';
import { providerSecretOf, readSecret } from '#server/wiring/secret.ts';
import { openSiteDatabase } from './open-site-database.ts';
import { printLine } from './read-command.ts';
import { runProgram } from './run-program.ts';

const help = `Keys that the embedded identity provider signs with.

  npm run signing-keys -- list
  npm run signing-keys -- rotate [--at-once]

They rotate by themselves every 90 days. \`rotate\` makes the next one now: it is published at once and signs a day later. With
\`--at-once\`, for a key that leaked, it signs at once and the others are forgotten: what they signed is refused. Running
programs take the keys over within a minute.
`;

type Asked = { readonly command: 'list' | 'rotate'; readonly atOnce: boolean };

function read(): Asked | string {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { 'at-once': { type: 'boolean' } } });
  const [command] = positionals;
  return command === 'list' || command === 'rotate' ? { command, atOnce: values['at-once'] ?? false } : '';
}

const lineOf = ({ kid, madeAt, use }: ListedSigningKey): string => `${kid}  made ${madeAt.toISOString()}  ${use}`;

const tell = ({ kid }: { kid?: unknown }, message: string) => printLine(`${message}: ${String(kid)}`);
const log = { error: tell, warn: tell, info: tell };

await runProgram({
  name: 'signing-keys',
  help,
  read,
  run: async ({ command, atOnce }, configuration) => {
    const { db, close } = await openSiteDatabase(configuration);
    try {
      await checkSecret(db, configuration);
      const store = signingKeyStore(
        db,
        providerSecretOf(await readSecret(configuration.dataDir, configuration.secret)),
        log,
      );
      if (command === 'rotate') await rotateSigningKeys(store, new Date(), atOnce);
      for (const key of await listSigningKeys(store, new Date())) process.stdout.write(`${lineOf(key)}\n`);
      return 0;
    } finally {
      await close();
    }
  },
});
