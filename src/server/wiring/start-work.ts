import { accountMailSeal } from '#identity/provider/accounts/account-mail.ts';
import { connect } from '#database/connection.ts';
import { startWorker } from '#jobs/pg-boss-worker.ts';
import type { Mailer } from '#mail/mailer.ts';
import { roundBook } from '#server/schedule/round-book.ts';
import { scheduledJobs } from '#server/schedule/scheduled-jobs.ts';
import { runScheduledJobs } from '#server/schedule/run-scheduled-jobs.ts';
import { newsOf } from '#server/schedule/newsletter-news.ts';
import type { BoardServices } from './board-services.ts';
import { jobHandlers, jobQueues } from './job-handlers.ts';
import { logJobs } from './log-jobs.ts';
import { mailerOf } from './mailer-of.ts';
import { replyBase } from './reply-base.ts';
import { type KeyOf, linkSecretOf, providerSecretOf } from './secret.ts';
import type { SiteFoundations } from './site-foundations.ts';

/** Starts the handlers of jobs, which send letters, and the recurring work. */
export async function startWork(foundations: SiteFoundations, services: BoardServices): Promise<void> {
  const { configuration, databaseUrl, directUrl, log } = foundations;
  const { board, backups, content, files, repository, running } = services;
  await startJobHandlers(foundations, services);
  const db = databaseUrl === directUrl ? board.db : connect(directUrl, { max: 2 });
  if (db !== board.db) running.defer(() => db.destroy());
  const worked = {
    configuration,
    board,
    importing: { ...board, db },
    log,
    repository,
    backups,
    large: files.large,
    quarantine: files.quarantine,
  };
  running.defer(runScheduledJobs(log, scheduledJobs({ ...worked, newsSince: newsOf(content) }), roundBook(board)));
}

async function startJobHandlers(
  { configuration, databaseUrl, directUrl, log }: SiteFoundations,
  { keyOf, running, listen, board, mailbox }: BoardServices,
): Promise<void> {
  const context = { board, post: lettersOut(configuration, keyOf, mailbox) };
  const worker = await startWorker({ url: databaseUrl, directUrl, listen }, jobQueues, (error) => logJobs(log, error));
  running.defer(() => worker.stop());
  for (const handler of jobHandlers) await handler.work(worker, context);
}

/** Returns the transport of letters, and the secrets that sign their links. */
function lettersOut(configuration: SiteFoundations['configuration'], keyOf: KeyOf, mailbox: Mailer) {
  const { publicUrl, operatorEmail } = configuration;
  return {
    mailer: mailerOf(configuration, mailbox),
    signingSecret: linkSecretOf(keyOf),
    accountSeal: accountMailSeal(providerSecretOf(keyOf)),
    publicUrl,
    replyBase: replyBase(configuration),
    operatorEmail,
  };
}
