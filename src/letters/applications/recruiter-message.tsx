import { applicationMessageMail } from '#board/jobs/application-jobs.ts';
import { readOneMessage } from '#board/applications/exchange/read-one-message.ts';
import { type ApplicationNews, readNews } from '#board/applications/read-news.ts';
import { targetWords } from '#board/applications/target-words.ts';
import { LetterFrame } from '#letters/frame/letter-frame.tsx';
import { LetterAction, Paragraph, QuotedText, SmallPrint } from '#letters/frame/letter-parts.tsx';
import { defineLetter, messageIdOf } from '#letters/frame/letter.ts';
import { letterWords } from '#letters/frame/letter-words.ts';
import { renderLetter } from '#letters/frame/render-letter.ts';
import type { RenderedLetter } from '#letters/frame/render-letter.ts';
import { sample } from '#letters/frame/sample.ts';
import { ownApplication } from './own-application.ts';
import { ReplyLine, replyToOf, ReplyWay } from './replying.tsx';

/** Sends the candidate a further message of the recruiter. */
export const recruiterMessageLetter = defineLetter({
  job: applicationMessageMail,
  write: async (board, post, { applicationId, messageId: id }) => {
    const news = await readNews(board, applicationId, 'applicationMessage');
    const written = await readOneMessage(board, id);
    if (news === undefined || written === undefined) return undefined;
    const { companyName: name } = news;
    const replyTo = replyToOf(post, { applicationId, author: 'candidate', since: written.at, name });
    const { message } = written;
    return {
      ...(await messageLetter({ news, message, byMail: replyTo !== undefined, publicUrl: post.publicUrl })),
      to: news.email,
      ...(replyTo && { replyTo }),
      attachments: [],
      messageId: messageIdOf(`${applicationId}-${id}`, 'message', post),
    };
  },
  sample: (locale) =>
    messageLetter({
      news: { ...sample.news, locale },
      message: sample.candidate.message,
      byMail: true,
      publicUrl: sample.publicUrl,
    }),
});

type MessageToCandidate = {
  readonly news: ApplicationNews;
  readonly message: string;
  /** True if the candidate may reply by mail. */
  readonly byMail: boolean;
  readonly publicUrl: URL;
};

function messageLetter(letter: MessageToCandidate): Promise<RenderedLetter> {
  const { companyName: company, locale } = letter.news;
  return renderLetter(letterWords('recruiterMessage', locale)('subject', { company }), <MessageLetter {...letter} />);
}

function MessageLetter({ news, message, byMail, publicUrl }: MessageToCandidate) {
  const { locale } = news;
  const words = letterWords('recruiterMessage', locale);
  return (
    <LetterFrame
      locale={locale}
      preview={words('preview', targetWords(news))}
      above={byMail ? <ReplyLine locales={[locale]} /> : null}
    >
      <Paragraph>{words('greeting')}</Paragraph>
      <Paragraph>{words('text', targetWords(news))}</Paragraph>
      <QuotedText>{message}</QuotedText>
      <LetterAction href={ownApplication(news, publicUrl)}>{words('open')}</LetterAction>
      <ReplyWay locale={locale} author="candidate" reader={news.companyName} byMail={byMail} />
      <SmallPrint>{words('footer')}</SmallPrint>
    </LetterFrame>
  );
}
