import { applicationOpenedMail } from '#board/jobs/application-jobs.ts';
import { type ApplicationNews, readNews } from '#board/applications/read-news.ts';
import { targetWords } from '#board/applications/target-words.ts';
import { LetterFrame } from '#letters/frame/letter-frame.tsx';
import { LetterAction, Paragraph, SmallPrint } from '#letters/frame/letter-parts.tsx';
import { defineLetter, messageIdOf } from '#letters/frame/letter.ts';
import { ownApplication } from './own-application.ts';
import { renderLetter } from '#letters/frame/render-letter.ts';
import type { RenderedLetter } from '#letters/frame/render-letter.ts';
import { sample } from '#letters/frame/sample.ts';
import { letterWords } from '#letters/frame/letter-words.ts';

/** Informs the candidate that the recruiter opened the application. */
export const applicationOpenedLetter = defineLetter({
  job: applicationOpenedMail,
  write: async (board, post, { applicationId }) => {
    const news = await readNews(board, applicationId, 'applicationOpened');
    if (news === undefined) return undefined;
    const messageId = messageIdOf(applicationId, 'opened', post);
    return { ...(await openedLetter(news, post.publicUrl)), to: news.email, attachments: [], messageId };
  },
  sample: (locale) => openedLetter({ ...sample.news, locale }, sample.publicUrl),
});

function openedLetter(news: ApplicationNews, publicUrl: URL): Promise<RenderedLetter> {
  const words = letterWords('opened', news.locale);
  return renderLetter(words('subject', { company: news.companyName }), <OpenedLetter {...{ news, publicUrl }} />);
}

function OpenedLetter({ news, publicUrl }: { news: ApplicationNews; publicUrl: URL }) {
  const { locale } = news;
  const words = letterWords('opened', locale);
  return (
    <LetterFrame locale={locale} preview={words('preview', targetWords(news))}>
      <Paragraph>{words('greeting')}</Paragraph>
      <Paragraph>{words('text', targetWords(news))}</Paragraph>
      <LetterAction href={ownApplication(news, publicUrl)}>{words('open')}</LetterAction>
      <SmallPrint>{words('footer')}</SmallPrint>
    </LetterFrame>
  );
}
