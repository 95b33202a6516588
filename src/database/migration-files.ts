import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sourceFolder } from '#source-folder.ts';

export type MigrationFile = {
  readonly name: string;
  readonly text: string;
  /**
   * Number of the newest migration that the oldest program has which runs on this schema. Null for the
   * migrations of the time before programs accepted newer schemas.
   */
  readonly since: string | null;
};

export const migrationsFolder = join(sourceFolder, 'database/migrations');

/** Returns the migrations of a folder in the order of their names. */
export async function migrationFiles(folder: string): Promise<MigrationFile[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted();
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(join(folder, name), 'utf8');
      return { name: name.replace(/\.sql$/, ''), text, since: sinceOf(text) };
    }),
  );
}

/** Reads the first line of a migration. */
const sinceOf = (text: string): string | null => /^-- Runs with programs since (\d{4})\.$/m.exec(text)?.[1] ?? null;

export const numberOf = (name: string): string => name.slice(0, 4);
