import type { Kysely } from 'kysely';
import type { Tables } from '#database/tables.ts';
import type { Files } from '#files/files.ts';
import type { Jobs } from '#jobs/jobs.ts';
import type { Changes } from './changes.ts';
import type { Reference } from './reference/read-reference.ts';

/**
 * What a use case may reach: the database, the files, the job queue, the clock, who keeps copies, and the
 * reference values. Nothing of HTTP or React.
 */
export type Board = {
  readonly db: Kysely<Tables>;
  readonly files: Files;
  readonly jobs: Jobs;
  readonly now: () => Date;
  readonly changes: Changes;
  /** Countries, sectors, … as they were at most a minute ago. */
  readonly reference: () => Promise<Reference>;
};
