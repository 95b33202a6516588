import type { JobHandler } from '#jobs/job-handler.ts';
import { letters } from '#letters/letters.ts';
import type { LetterContext } from '#letters/frame/letter.ts';

/**
 * All work that the worker does: the letters, and the handlers that nouns of the board define beside their
 * use cases with `defineHandler`. A handler says in its context type what it needs of this one.
 */
export const jobHandlers: readonly JobHandler<LetterContext>[] = [...letters];
