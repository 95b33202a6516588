import { models } from '#content/models/models.ts';
import { importFolder } from '#content/repository/files/import-folder.ts';
import { takenUids } from '#site/parts/documents/taken-uids.ts';
import { runContentProgram } from './content-program.ts';
import { progressBar } from './progress-bar.ts';
import { Misused } from './run-program.ts';

const help = `Publishes the documents of a folder in the embedded content repository.

  npm run content:import -- [<folder>] [--dry-run]

  <folder>   content/ unless told: <type>/<key>.<fr|en>.json, and pictures/
  --dry-run  reads, checks and tells what would be published; nothing is
  --help     this text

The database is the one of the site: DATABASE_URL, else the embedded one under DATA_DIR. The site may be running: it shows what changed
within a second. Only documents that differ from what readers get are published, all at once; run again it changes nothing. Files that
are wrong are listed with every reason and stop no other (exit code 1). Drafts of editors stay theirs.
`;

await runContentProgram({ name: 'content:import', help }, async (db, { folder, dryRun }) => {
  const bar = progressBar(process.stderr);
  const report = (read: number, expected: number) => bar.show({ read, expected });
  const { added, changed, same, pictures, problems } = await importFolder(
    { db, now: () => new Date(), models, takenUids },
    { folder, dryRun, report },
  ).finally(bar.end);
  if (added.length + changed.length + same === 0 && problems.length === 0)
    throw new Misused(`There are no documents in ${folder}.`);
  process.stderr.write(problems.map((problem) => `${problem}\n`).join(''));
  const verb = dryRun ? 'to publish' : 'published';
  process.stdout.write(
    `${added.length} new and ${changed.length} changed documents ${verb}, ${same} as they were; ${pictures} pictures.\n`,
  );
  return problems.length > 0 ? 1 : 0;
});
