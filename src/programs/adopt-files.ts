import { randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import type { Configuration } from '#configuration/read-configuration.ts';
import { keptStore, takeStore } from '#server/wiring/check-files.ts';
import { storeOf } from '#server/wiring/store-of.ts';
import { canAsk, confirm } from './confirm.ts';
import { openSiteDatabase } from './open-site-database.ts';
import { Misused, runProgram } from './run-program.ts';

const help = `Takes the configured store (FILES_URL, or else DATA_DIR) as the one with the files of this database.

  npm run files:adopt -- [--yes]

  --yes  for scripts: nobody is asked

For files that were restored without files/store.json, or are lost. It moves nothing: documents that are not in this store are
missing from then on. Processes with another store are refused at their next start: stop them first.
`;

type Asked = { readonly isSure: boolean };

function read(): Asked {
  const { values } = parseArgs({ options: { yes: { type: 'boolean', default: false } } });
  return { isSure: values.yes };
}

async function run({ isSure }: Asked, configuration: Configuration): Promise<number> {
  const { db, close } = await openSiteDatabase(configuration);
  try {
    const { identity } = storeOf(configuration);
    const [{ id, place }, card] = [await keptStore(db), await identity.read()];
    if (id !== null && id === card?.id) return tell(`The files of this database lie in ${place} already.`, 0);
    process.stderr.write(`The files of this database lie in ${place ?? 'no store yet'}.\n`);
    if (!isSure && !canAsk()) throw new Misused('Nothing was changed: add --yes where nobody can be asked.');
    if (!isSure && !(await confirm(`Take ${identity.place} instead?`))) return tell('Nothing was changed.', 1);
    const known = card ?? { id: randomUUID() };
    if (card === null) await identity.write(known);
    await takeStore(db, known.id, identity.place);
    return tell(`The files of this database lie in ${identity.place} now.`, 0);
  } finally {
    await close();
  }
}

function tell(line: string, code: number): number {
  process.stdout.write(`${line}\n`);
  return code;
}

await runProgram({ name: 'files:adopt', help, read, run });
