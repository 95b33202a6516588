import { applicationAnsweredMail } from '#board/jobs/application-jobs.ts';
import type { RecruiterAnswer } from '#board/applications/application-state.ts';
import { type ApplicationNews, readNews, readOneAnswer } from '#board/applications/read-news.ts';
import { targetWords } from '#board/applications/target-words.ts';
import { LetterFrame } from '#letters/frame/letter-frame.tsx';
import { LetterAction, Paragraph, QuotedText, SmallPrint } from '#letters/frame/letter-parts.tsx';
import { defineLetter, messageIdOf } from '#letters/frame/letter.ts';
import { ownApplication } from './own-application.ts';
import { ReplyLine, replyToOf, ReplyWay } from './replying.tsx';
import { renderLetter } from '#letters/frame/render-letter.ts';
import type { RenderedLetter } from '#letters/frame/render-letter.ts';
import { sample } from '#letters/frame/sample.ts';
import { letterWords } from '#letters/frame/letter-words.ts';

/** Sends the candidate the recruiter's answer, with the recruiter's own message. */
export const applicationAnsweredLetter = defineLetter({
  job: applicationAnsweredMail,
  write: async (board, post, { applicationId, answerId }) => {
    const news = await readNews(board, applicationId, 'applicationAnswered');
    const given = await readOneAnswer(board, answerId);
    if (news === undefined || given === undefined) return undefined;
    const messageId = messageIdOf(`${applicationId}-${answerId}`, 'answered', post);
    const { companyName: name } = news;
    const replyTo = replyToOf(post, { applicationId, author: 'candidate', since: given.at, name });
    const letter = await answeredLetter(news, { ...given, byMail: replyTo !== undefined }, post.publicUrl);
    return { ...letter, to: news.email, ...(replyTo && { replyTo }), attachments: [], messageId };
  },
  sample: (locale) =>
    answeredLetter(
      { ...sample.news, locale },
      { answer: 'contact', message: sample.candidate.message, byMail: true },
      sample.publicUrl,
    ),
});

type Given = {
  readonly answer: RecruiterAnswer;
  readonly message: string | null;
  /** True if the candidate may reply by mail. */
  readonly byMail: boolean;
};

export function answeredLetter(news: ApplicationNews, given: Given, publicUrl: URL): Promise<RenderedLetter> {
  const subject = letterWords('answered', news.locale)(`subject.${given.answer}`, { company: news.companyName });
  return renderLetter(subject, <AnsweredLetter {...{ news, given, publicUrl }} />);
}

function AnsweredLetter({ news, given, publicUrl }: { news: ApplicationNews; given: Given; publicUrl: URL }) {
  const { locale } = news;
  const words = letterWords('answered', locale);
  return (
    <LetterFrame
      locale={locale}
      preview={words('preview', targetWords(news))}
      above={given.byMail ? <ReplyLine locales={[locale]} /> : null}
    >
      <Paragraph>{words('greeting')}</Paragraph>
      <Paragraph>{words(`text.${given.answer}`, targetWords(news))}</Paragraph>
      {given.message === null ? null : (
        <>
          <SmallPrint>{words('message')}</SmallPrint>
          <QuotedText>{given.message}</QuotedText>
        </>
      )}
      <LetterAction href={ownApplication(news, publicUrl)}>{words('open')}</LetterAction>
      <ReplyWay locale={locale} author="candidate" reader={news.companyName} byMail={given.byMail} />
      <SmallPrint>{words('footer')}</SmallPrint>
    </LetterFrame>
  );
}
