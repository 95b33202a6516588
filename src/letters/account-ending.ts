import { accountEnding } from '#board/privacy/retention/ending-job.ts';
import { readEnding } from '#board/privacy/retention/read-ending.ts';
import { accountEndLetter } from './account-end.tsx';
import { defineLetter, messageIdOf } from './letter.ts';
import { sample } from './sample.ts';

/** An account that nobody uses will end; to keep it one signs in. */
export const accountEndingLetter = defineLetter({
  job: accountEnding,
  write: async (board, post, { candidateId, day }) => {
    const end = await readEnding(board, candidateId);
    if (end === undefined) return undefined;
    const messageId = messageIdOf(`${candidateId}-${day}`, 'ending', post);
    const letter = await accountEndLetter('ending', end, post.publicUrl);
    return { ...letter, to: end.email, attachments: [], messageId };
  },
  sample: (locale) =>
    accountEndLetter('ending', { email: sample.candidate.email, locale, endsAt: sample.later }, sample.publicUrl),
});
