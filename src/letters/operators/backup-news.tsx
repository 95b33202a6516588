import { backupNews } from '#board/operators/backups/backup-jobs.ts';
import { defineLetter, messageIdOf } from '#letters/frame/letter.ts';
import { writeOperatorNews } from './operator-news.tsx';

/**
 * Informs the operator that backups fail, or work again, because otherwise only the log and the metrics would
 * show it.
 */
export const backupNewsLetter = defineLetter({
  job: backupNews,
  write: async (_board, post, { newsId, outcome, reason }) => {
    if (post.operatorEmail === undefined) return undefined;
    const messageId = messageIdOf(`backup-${newsId}`, outcome, post);
    return {
      ...(await writeOperatorNews({ words: 'backupNews', outcome, quoted: reason === '' ? null : reason })),
      to: post.operatorEmail,
      attachments: [],
      messageId,
    };
  },
  sample: () =>
    writeOperatorNews({
      words: 'backupNews',
      outcome: 'failing',
      quoted: "ENOSPC: no space left on device, open '/mnt/backups/wal'",
    }),
});
