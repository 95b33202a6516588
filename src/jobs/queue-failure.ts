import { isDatabaseUnavailable } from '#database/unavailable.ts';

/** Housekeeping of the queue failed, such as polling for work; no job failed. */
export class QueueFailure extends Error {
  readonly code = 'jobs.queueFailed';
  readonly isDatabaseUnavailable: boolean;

  /** @param told the report of pg-boss (12): a plain object with the message and stack of the error */
  constructor(told: unknown) {
    const cause = errorOf(told);
    super(cause.message, { cause });
    this.isDatabaseUnavailable = isDatabaseUnavailable(cause);
  }
}

// Builds an error from the report. If a host name has several addresses, the report has only a code: the code
// becomes the message, and `connect` the call.
function errorOf(told: unknown): Error {
  if (told instanceof Error) return told;
  if (typeof told !== 'object' || told === null) return new Error(String(told));
  const { message, stack, ...rest } = { message: '', stack: '', syscall: 'connect', ...told };
  const words = message || ('code' in rest ? String(rest.code) : 'no reason given');
  return Object.assign(new Error(words), rest, stack && { stack });
}
