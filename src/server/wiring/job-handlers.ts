import type { JobHandler } from '#jobs/job-handler.ts';
import { letters } from '#letters/letters.ts';
import type { LetterContext } from '#letters/frame/letter.ts';

/**
 * All jobs of the worker: the letters, and the handlers that parts of the board define beside their use
 * cases with `defineHandler`. A handler's context type states the services that it needs.
 */
export const jobHandlers: readonly JobHandler<LetterContext>[] = [...letters];
