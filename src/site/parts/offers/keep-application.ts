import { sendOrKeep } from '#site/parts/uploads/send-or-keep.ts';

/** An application that does not get through stays as it was filled in. */
export function keepApplication<Answer>(send: () => Promise<Answer>) {
  return sendOrKeep(send, ({ tooLarge, wait, cancelled }) => ({
    fields: tooLarge ? { coverLetter: 'cv.tooLarge' as const } : {},
    refusal: tooLarge || cancelled ? null : ('failed' as const),
    values: {},
    wait,
  }));
}
