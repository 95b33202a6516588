import { accountClosed } from '#board/privacy/closing/closed-job.ts';
import { readClosing } from '#board/privacy/closing/read-closing.ts';
import { accountEndLetter } from './account-end.tsx';
import { defineLetter, messageIdOf } from './letter.ts';
import { sample } from './sample.ts';

/** An account is closed, and erased in a month; until then its candidate can come back by signing in. */
export const accountClosedLetter = defineLetter({
  job: accountClosed,
  write: async (board, post, { candidateId, closedAt }) => {
    const closing = await readClosing(board, candidateId, closedAt);
    if (closing === undefined) return undefined;
    const messageId = messageIdOf(`${candidateId}-${Date.parse(closedAt)}`, 'closed', post);
    const letter = await accountEndLetter('closed', closing, post.publicUrl);
    return { ...letter, to: closing.email, attachments: [], messageId };
  },
  sample: (locale) =>
    accountEndLetter('closed', { email: sample.candidate.email, locale, endsAt: sample.later }, sample.publicUrl),
});
