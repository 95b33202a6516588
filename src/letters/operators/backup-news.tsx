import { backupNews } from '#board/operators/backups/backup-jobs.ts';
import type { Locale } from '#words/locale.ts';
import { LetterFrame } from '#letters/frame/letter-frame.tsx';
import { Cut, Paragraph, QuotedText } from '#letters/frame/letter-parts.tsx';
import { defineLetter, messageIdOf } from '#letters/frame/letter.ts';
import { renderLetter } from '#letters/frame/render-letter.ts';
import type { RenderedLetter } from '#letters/frame/render-letter.ts';
import { letterWords } from '#letters/frame/letter-words.ts';

/**
 * Informs the operator that backups fail, or work again, because otherwise only the log and the metrics would
 * show it.
 */
export const backupNewsLetter = defineLetter({
  job: backupNews,
  write: async (_board, post, { newsId, ...news }) => {
    if (post.operatorEmail === undefined) return undefined;
    const messageId = messageIdOf(`backup-${newsId}`, news.outcome, post);
    return { ...(await newsLetter(news)), to: post.operatorEmail, attachments: [], messageId };
  },
  sample: () => newsLetter({ outcome: 'failing', reason: "ENOSPC: no space left on device, open '/mnt/backups/wal'" }),
});

type News = { readonly outcome: 'failing' | 'recovered'; readonly reason: string };

function newsLetter(news: News): Promise<RenderedLetter> {
  const { outcome } = news;
  const said = (locale: Locale) => letterWords('backupNews', locale)('subject', { outcome });
  return renderLetter([said('fr'), said('en')].join(' · '), <NewsLetter {...news} />);
}

function NewsLetter({ outcome, reason }: News) {
  const fr = letterWords('backupNews', 'fr');
  const en = letterWords('backupNews', 'en');
  return (
    <LetterFrame locale="fr" preview={fr('text', { outcome })}>
      <Paragraph>{fr('text', { outcome })}</Paragraph>
      <div lang="en">
        <Paragraph>{en('text', { outcome })}</Paragraph>
      </div>
      {reason !== '' && (
        <>
          <Cut />
          <QuotedText>{reason}</QuotedText>
        </>
      )}
    </LetterFrame>
  );
}
