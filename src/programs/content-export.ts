import { models } from '#content/models/models.ts';
import { exportFolder } from '#content/repository/files/export-folder.ts';
import { runContentProgram } from './content-program.ts';
import { progressBar } from './progress-bar.ts';

const help = `Writes what the embedded content repository gives to readers as files, in the form that content:import reads.

  npm run content:export -- [<folder>] [--dry-run]

  <folder>   content/ unless told
  --dry-run  names the files that would be written; none is
  --help     this text

The database is the one of the site: DATABASE_URL, else the embedded one under DATA_DIR. Files that say the same already stay untouched,
and so do files whose document is no longer published.
`;

await runContentProgram({ name: 'content:export', help }, async (db, { folder, dryRun }) => {
  const bar = progressBar(process.stderr);
  const report = (read: number, expected: number) => bar.show({ read, expected });
  const { written, same } = await exportFolder(db, models, { folder, dryRun, report }).finally(bar.end);
  if (dryRun) process.stdout.write(written.map((name) => `${name}\n`).join(''));
  process.stdout.write(`${written.length} files ${dryRun ? 'to write' : 'written'}, ${same} as they were.\n`);
  return 0;
});
