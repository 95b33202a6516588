import { importNews } from '#board/operators/imports/import-jobs.ts';
import { readRun } from '#board/operators/imports/import-runs.ts';
import type { Locale } from '#words/locale.ts';
import { LetterFrame } from '#letters/frame/letter-frame.tsx';
import { Cut, Paragraph, QuotedText } from '#letters/frame/letter-parts.tsx';
import { defineLetter, messageIdOf } from '#letters/frame/letter.ts';
import { renderLetter } from '#letters/frame/render-letter.ts';
import type { RenderedLetter } from '#letters/frame/render-letter.ts';
import { letterWords } from '#letters/frame/letter-words.ts';

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
    const summary = (run.summary ?? '').slice(0, maxSummaryLength);
    return { ...(await newsLetter({ outcome, summary })), to: post.operatorEmail, attachments: [], messageId };
  },
  sample: () => newsLetter({ outcome: 'failing', summary: 'https://offers.example/api/Offers/search answers 503.' }),
});

const maxSummaryLength = 2000;

type News = { readonly outcome: 'failing' | 'recovered'; readonly summary: string };

function newsLetter(news: News): Promise<RenderedLetter> {
  const { outcome } = news;
  const said = (locale: Locale) => letterWords('importNews', locale)('subject', { outcome });
  return renderLetter([said('fr'), said('en')].join(' · '), <NewsLetter {...news} />);
}

function NewsLetter({ outcome, summary }: News) {
  const fr = letterWords('importNews', 'fr');
  const en = letterWords('importNews', 'en');
  return (
    <LetterFrame locale="fr" preview={fr('text', { outcome })}>
      <Paragraph>{fr('text', { outcome })}</Paragraph>
      <div lang="en">
        <Paragraph>{en('text', { outcome })}</Paragraph>
      </div>
      <Cut />
      <QuotedText>{summary}</QuotedText>
    </LetterFrame>
  );
}
