import { importNews } from '#board/operators/imports/import-jobs.ts';
import { readRun } from '#board/operators/imports/import-runs.ts';
import { defineLetter, messageIdOf } from '#letters/frame/letter.ts';
import { writeOperatorNews } from './operator-news.tsx';

/**
 * Informs the operator that scheduled imports fail, or work again, because otherwise only the log would show
 * it.
 */
export const importNewsLetter = defineLetter({
  job: importNews,
  write: async (board, post, { runId, outcome }) => {
    const run = await readRun(board, runId);
    if (run === undefined || post.operatorEmail === undefined) return undefined;
    const messageId = messageIdOf(`import-${runId}`, outcome, post);
    const quoted = (run.summary ?? '').slice(0, maxSummaryLength);
    return {
      ...(await writeOperatorNews({ words: 'importNews', outcome, quoted })),
      to: post.operatorEmail,
      attachments: [],
      messageId,
    };
  },
  sample: () =>
    writeOperatorNews({
      words: 'importNews',
      outcome: 'failing',
      quoted: 'https://offers.example/api/Offers/search answers 503.',
    }),
});

const maxSummaryLength = 2000;
