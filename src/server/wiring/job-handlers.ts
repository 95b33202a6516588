import type { JobQueue } from '#jobs/define-job.ts';
import type { JobHandler } from '#jobs/job-handler.ts';
import { letters } from '#letters/letters.ts';
import type { LetterContext } from '#letters/frame/letter.ts';

/**
 * All jobs of the worker: the letters, and the handlers that the board defines by `defineHandler` in the
 * files of its use cases. The context type of a handler states the services that it needs.
 */
export const jobHandlers: readonly JobHandler<LetterContext>[] = [...letters];

export const jobQueues: readonly JobQueue[] = jobHandlers.map(({ job }) => job);
