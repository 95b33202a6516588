import { isDatabaseUnavailable } from '#database/unavailable.ts';

/** Housekeeping of the queue failed, such as polling for work; no job failed. */
export class QueueFailure extends Error {
  readonly code = 'jobs.queueFailed';
  readonly isDatabaseUnavailable: boolean;

  /** pg-boss (12) reports errors as plain objects with the message and stack of the error. */
  constructor(told: unknown) {
    const cause = errorOf(told);
    super(cause.message, { cause });
    this.isDatabaseUnavailable = isDatabaseUnavailable(cause);
  }
}

// Builds a message from all causes: if a name has several addresses, Node's combined error has a code but
// neither message nor call.
function errorOf(told: unknown): Error {
  if (told instanceof Error) return told;
  if (typeof told !== 'object' || told === null) return new Error(String(told));
  const { message, stack, ...rest } = { message: '', stack: '', syscall: 'connect', ...told };
  const words = message || ('code' in rest ? String(rest.code) : 'no reason given');
  return Object.assign(new Error(words), rest, stack && { stack });
}
