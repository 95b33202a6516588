import { cp, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../..');
const copied = [
  'src',
  'content',
  'docs',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
  'react-router.config.ts',
];

/**
 * Copies the program into a new folder and adds migrations, as the next version would. The copy uses the
 * libraries of this one.
 * @param migrations texts by file name
 */
export async function makeNewerVersion(
  migrations: Readonly<Record<string, string>>,
): Promise<{ readonly folder: string; readonly remove: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'mvi-newer-'));
  for (const name of copied) await cp(join(root, name), join(folder, name), { recursive: true });
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
  for (const [name, text] of Object.entries(migrations))
    await writeFile(join(folder, 'src/database/migrations', name), text);
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}
