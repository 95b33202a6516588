import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { models } from '../../src/content/models/models.ts';
import { createRepository, type Repository } from '../../src/content/repository/repository.ts';
import { openDatabase } from '../../src/database/open.ts';
import { previewSecretOf, readSecret } from '../../src/server/wiring/secret.ts';
import { takenUids } from '../../src/site/parts/documents/taken-uids.ts';
import type { Product } from '../product.ts';

/** The program as which journeys write. */
export const journey = { kind: 'program', name: 'journey' } as const;

const root = join(import.meta.dirname, '../..');

/** Lets an editor write into the content repository of a running product, as a back office would. */
export async function asEditor<Answer>(
  { dataDir }: Product,
  write: (repository: Repository) => Promise<Answer>,
): Promise<Answer> {
  const database = await openDatabase({ dataDir });
  try {
    const previewSecret = previewSecretOf(await readSecret(dataDir, undefined));
    return await write(createRepository({ db: database.db, now: () => new Date(), models, takenUids, previewSecret }));
  } finally {
    await database.close();
  }
}

/**
 * Returns the first line that `npm run content:preview` prints. It is the link to a preview, which an editor
 * can give to others.
 */
export async function previewLink({ dataDir, origin }: Product, ...named: string[]): Promise<string> {
  const environment = { ...process.env, DATA_DIR: dataDir, PORT: new URL(origin).port };
  const { stdout } = await promisify(execFile)(process.execPath, ['src/programs/content-preview.ts', ...named], {
    cwd: root,
    env: environment,
  });
  return stdout.split('\n', 1)[0] ?? '';
}
