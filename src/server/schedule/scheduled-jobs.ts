import type { FastifyBaseLogger } from 'fastify';
import { renewConsents } from '#board/alerts/renew-consents.ts';
import { sendAlerts } from '#board/alerts/send-alerts.ts';
import { completeCopies } from '#board/applications/offer-copies/copy-offers.ts';
import type { Board } from '#board/context/board.ts';
import { refuseInfected } from '#board/applications/refuse-infected.ts';
import { tellApplicants } from '#board/applications/tell-applicants.ts';
import type { Quarantine } from '#board/candidates/documents/scanned-files.ts';
import { remindOfClosing } from '#board/favourites/remind-of-closing.ts';
import { tellOfEnded } from '#board/favourites/tell-of-ended.ts';
import type { NewsSince } from '#board/newsletter/newsletter-news.ts';
import { extractValues } from '#board/offers/extraction/extract-values.ts';
import { pingEngines } from '#board/offers/changes/ping-engines.ts';
import { bringScalesIntoForce } from '#board/operators/scales/save-scale.ts';
import { type RetentionRule, retentionRules } from '#board/privacy/retention/rules.ts';
import { sweep } from '#board/privacy/retention/sweep.ts';
import type { LargeFiles } from '#files/large-files.ts';
import type { Configuration } from '#configuration/read-configuration.ts';
import type { Repository } from '#content/repository/repository.ts';
import { hour, minute, second } from '#durations.ts';
import { pruneStaff } from '#staff/sessions/prune-staff.ts';
import { doAskedImports } from './asked-imports.ts';
import { type Backups, backupWhenDue } from './backup-when-due.ts';
import { importSourceOf, importWhenDue } from './import-when-due.ts';
import { sendToIndexNow } from './index-now.ts';
import { newsletterJob } from './newsletter-job.ts';
import { deleteOldSnapshots } from './old-snapshots.ts';
import type { ScheduledJob } from './run-scheduled-jobs.ts';
import { webhooksJob } from './deliver-webhooks.ts';

/** Services used by the scheduled jobs. */
export type ScheduledJobParts = {
  readonly configuration: Configuration;
  readonly board: Board;
  /** The board for imports, which lock a session as long as they run: never behind a pooler. */
  readonly importing: Board;
  readonly log: FastifyBaseLogger;
  readonly repository: Pick<Repository, 'publishDue'>;
  readonly newsSince: NewsSince;
  /** Undefined without a virus scanner. */
  readonly quarantine: Quarantine | undefined;
  /** Null without a store that machines share. */
  readonly large: LargeFiles | null;
  /** Null without a place for backups. */
  readonly backups: Backups | null;
};

/** All recurring work; a new scheduled job is a new entry. */
export function scheduledJobs(parts: ScheduledJobParts): ScheduledJob[] {
  const { configuration, board, log, repository, newsSince, quarantine } = parts;
  return [
    { name: 'reminders of favourites that close', every: hour, work: () => remindOfClosing(board) },
    { name: 'news of filled and withdrawn favourites', every: hour, work: () => tellOfEnded(board) },
    { name: 'news of withdrawn offers of applications', every: hour, work: () => tellApplicants(board) },
    { name: 'copies of the offers of applications', every: hour, work: () => completeCopies(board) },
    { name: 'alerts', every: 15 * second, work: () => sendAlerts(board) },
    { name: 'agreements to alerts', every: hour, work: () => renewConsents(board) },
    { name: 'values in texts of offers', every: 15 * second, work: (stopping) => extractValues(board, stopping) },
    { name: 'scheduled documents', every: 15 * second, work: () => publish(repository, log) },
    { name: 'scales of allowances', every: minute, work: () => bringScalesIntoForce(board) },
    { name: 'newsletter', every: 10 * minute, work: (signal) => newsletterJob(board, log, { newsSince, signal }) },
    {
      name: 'webhooks',
      every: 5 * second,
      work: (stopping) => webhooksJob(board, log, { ...configuration, stopping }),
    },
    { name: 'ended sessions of the office', every: hour, work: () => pruneStaff(board) },
    // Deletes expired data once a day. Rules marked as waiting for other work are left out, because this job
    // also runs at the start.
    { name: 'sweep', every: 24 * hour, work: () => sweepNow(board, log, (rule) => !rule.waits) },
    {
      name: 'sweep of what waits',
      every: 6 * hour,
      later: true,
      work: () => sweepNow(board, log, (rule) => rule.waits),
    },
    ...scanJobs(board, quarantine),
    ...importJobs(parts),
    ...pingJobs(board, configuration),
    ...backupJobs(parts),
    ...snapshotJobs(parts),
  ];
}

async function publish(repository: ScheduledJobParts['repository'], log: FastifyBaseLogger): Promise<number> {
  const { published, failures } = await repository.publishDue();
  for (const err of failures) log.warn({ err }, 'a scheduled document was not published');
  return published.length;
}

async function sweepNow(board: Board, log: FastifyBaseLogger, isDue: (rule: RetentionRule) => boolean | undefined) {
  const rules: readonly RetentionRule[] = retentionRules;
  const swept = await sweep(
    board,
    rules.filter((rule) => isDue(rule) === true),
  );
  log.info({ swept }, 'what is kept no longer was swept');
  return swept;
}

/**
 * Runs every minute, because documents that wait for the scanner must be sent soon, and within a day at most.
 */
function scanJobs(board: Board, quarantine: Quarantine | undefined): ScheduledJob[] {
  if (quarantine === undefined) return [];
  return [
    { name: 'documents that wait for the scanner', every: minute, work: () => refuseInfected(board, quarantine) },
  ];
}

function backupJobs({ configuration, board, log, backups }: ScheduledJobParts): ScheduledJob[] {
  if (backups === null) return [];
  return [
    { name: 'scheduled backup', every: minute, later: true, work: backupWhenDue(backups, board, log, configuration) },
  ];
}

function snapshotJobs({ board, large }: ScheduledJobParts): ScheduledJob[] {
  if (large === null) return [];
  const work = (stopping: AbortSignal) => deleteOldSnapshots(board.db, large, { now: board.now, stopping });
  return [{ name: 'old snapshots of the index', every: hour, later: true, work }];
}

function importJobs({ configuration, importing, log }: ScheduledJobParts): ScheduledJob[] {
  const source = importSourceOf(configuration);
  const asked = {
    name: 'imports that the staff asked for',
    every: 3 * second,
    work: (stopping: AbortSignal) => doAskedImports(importing, log, { source, stopping }),
  };
  if (source === null) return [asked];
  const every = configuration.offersImportEvery * minute;
  const work = (stopping: AbortSignal) => importWhenDue(importing, log, { every, source, stopping });
  return [asked, { name: 'scheduled import', every: minute, work }];
}

/** Reports new and withdrawn offers to search engines, if a key is configured. */
function pingJobs(board: Board, { indexnowKey: key, ...configuration }: Configuration): ScheduledJob[] {
  if (key === undefined) return [];
  const work = () => pingEngines(board, (ids) => sendToIndexNow({ ...configuration, key }, ids));
  return [{ name: 'search engines', every: minute, work }];
}
