import { sendOrKeep } from '#site/parts/uploads/send-or-keep.ts';

/**
 * Sends an application. If this fails, the form stays on the page with its typed values and shows the reason.
 */
export function keepApplication<Answer>(send: () => Promise<Answer>) {
  return sendOrKeep(send, ({ tooLarge, wait, cancelled }) => ({
    fields: tooLarge ? { coverLetter: 'cv.tooLarge' as const } : {},
    refusal: tooLarge || cancelled ? null : ('failed' as const),
    values: {},
    wait,
  }));
}
