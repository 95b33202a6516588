import { applicationReplyMail } from '#board/jobs/application-jobs.ts';
import { readOneMessage } from '#board/applications/exchange/read-one-message.ts';
import { readApplication } from '#board/applications/transmit-application.ts';
import { targetWords } from '#board/applications/target-words.ts';
import { NotWorthRetrying } from '#jobs/worker.ts';
import { LetterFrame } from '#letters/frame/letter-frame.tsx';
import { Cut, LetterAction, Paragraph, QuotedText, SmallPrint } from '#letters/frame/letter-parts.tsx';
import { defineLetter, messageIdOf } from '#letters/frame/letter.ts';
import { letterWords } from '#letters/frame/letter-words.ts';
import { renderLetter } from '#letters/frame/render-letter.ts';
import type { RenderedLetter } from '#letters/frame/render-letter.ts';
import { sample } from '#letters/frame/sample.ts';
import { formats } from '#words/formats.ts';
import { frenchOf } from '#words/french-of.ts';
import { type Locale, locales } from '#words/locale.ts';
import { recruiterAddress } from './recruiter-address.ts';
import { recruiterPage } from './recruiter-page.ts';
import { ReplyLine, replyToOf, ReplyWay } from './replying.tsx';

/**
 * Sends the recruiter a message of the candidate in both languages. Its link opens the application for 90
 * days from the message, because the candidate expects an answer.
 */
export const candidateMessageLetter = defineLetter({
  job: applicationReplyMail,
  write: async (board, post, { applicationId, messageId: id }) => {
    const application = await readApplication(board, applicationId);
    const written = await readOneMessage(board, id);
    if (application === undefined || written === undefined) return undefined;
    const recipient = recruiterAddress(application, board.desk);
    if (recipient === null) throw new NotWorthRetrying('the offer names no contact, and the operator names nobody');
    const { first_name: firstName, last_name: lastName, title, reference, company_name: companyName } = application;
    const name = `${firstName} ${lastName}`;
    const replyTo = replyToOf(post, { applicationId, author: 'recruiter', since: written.at, name });
    const about = { name, firstName, title, reference, companyName };
    const letter = { message: written.message, byMail: replyTo !== undefined };
    return {
      ...(await messageLetter({ ...about, ...letter, ...recruiterPage(post, applicationId, written.at) })),
      to: recipient.email,
      headers: { 'X-Company': companyName, ...(reference !== null && { 'X-Offer-Reference': reference }) },
      ...(replyTo && { replyTo }),
      attachments: [],
      messageId: messageIdOf(`${applicationId}-${id}`, 'reply', post),
    };
  },
  sample: () =>
    messageLetter({
      ...sample.offer,
      name: `${sample.candidate.firstName} ${sample.candidate.lastName}`,
      firstName: sample.candidate.firstName,
      message: sample.candidate.message,
      byMail: true,
      page: { fr: sample.publicUrl.href, en: new URL('/en', sample.publicUrl).href },
      until: sample.later,
    }),
});

type MessageToRecruiter = {
  readonly name: string;
  readonly firstName: string;
  readonly title: string | null;
  readonly reference: string | null;
  readonly companyName: string;
  readonly message: string;
  /** True if the recruiter may reply by mail. */
  readonly byMail: boolean;
  readonly page: Readonly<Record<Locale, string>>;
  readonly until: Date;
};

/** The subject begins like the subject of the application, by which a shared mailbox sorts. */
function messageLetter(letter: MessageToRecruiter): Promise<RenderedLetter> {
  const { reference, companyName, title } = letter;
  const said = locales.map((locale) => letterWords('candidateMessage', locale)('subject', variables(letter)));
  const subject = [reference, companyName, title, ...said].filter((part) => part !== null).join(' · ');
  return renderLetter(subject, <MessageLetter {...letter} />);
}

/** The message is first: it is the same in both languages. */
function MessageLetter(letter: MessageToRecruiter) {
  const fr = letterWords('candidateMessage', 'fr');
  const en = letterWords('candidateMessage', 'en');
  return (
    <LetterFrame
      locale="fr"
      preview={fr('preview', variables(letter))}
      above={letter.byMail ? <ReplyLine locales={locales} /> : null}
    >
      <Paragraph>{fr('text', variables(letter))}</Paragraph>
      <div lang="en">
        <Paragraph>{en('text', variables(letter))}</Paragraph>
      </div>
      <QuotedText>{letter.message}</QuotedText>
      <Cut />
      <Replying locale="fr" {...letter} />
      <Cut />
      <div lang="en">
        <Replying locale="en" {...letter} />
      </div>
    </LetterFrame>
  );
}

function Replying({ locale, page, until, firstName, byMail }: MessageToRecruiter & { locale: Locale }) {
  const words = letterWords('candidateMessage', locale);
  return (
    <>
      <LetterAction href={page[locale]}>{words('open')}</LetterAction>
      <SmallPrint>{words('until', { until: formats[locale].dateTime(until, { dateStyle: 'long' }) })}</SmallPrint>
      <ReplyWay locale={locale} author="recruiter" reader={firstName} byMail={byMail} />
      <SmallPrint>{words('footer')}</SmallPrint>
    </>
  );
}

function variables(letter: MessageToRecruiter) {
  return { name: letter.name, ofName: frenchOf(letter.name), ...targetWords(letter) };
}
