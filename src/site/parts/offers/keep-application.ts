import { sendOrKeep } from '#site/parts/uploads/send-or-keep.ts';

/** Stores the filled-in form if the application cannot be sent. */
export function keepApplication<Answer>(send: () => Promise<Answer>) {
  return sendOrKeep(send, ({ tooLarge, wait, cancelled }) => ({
    fields: tooLarge ? { coverLetter: 'cv.tooLarge' as const } : {},
    refusal: tooLarge || cancelled ? null : ('failed' as const),
    values: {},
    wait,
  }));
}
