import { contactMail } from '#board/contact/contact-job.ts';
import { type ContactMessage, forgetContactMessage, readContactMessage } from '#board/contact/contact-message.ts';
import { LetterFrame } from '#letters/frame/letter-frame.tsx';
import { Fact, MailAddress, QuotedText, SmallPrint } from '#letters/frame/letter-parts.tsx';
import { defineLetter, messageIdOf } from '#letters/frame/letter.ts';
import { renderLetter } from '#letters/frame/render-letter.ts';
import type { RenderedLetter } from '#letters/frame/render-letter.ts';
import { sample } from '#letters/frame/sample.ts';
import { letterWords } from '#letters/frame/letter-words.ts';

/** Forwards a message from the contact page to the operator, who answers by replying. */
export const contactLetter = defineLetter({
  job: contactMail,
  write: async (board, post, { messageId }) => {
    const written = await readContactMessage(board, messageId);
    if (written === undefined || board.contact === null) return undefined;
    return {
      ...(await letterOf(written)),
      to: board.contact,
      replyTo: { name: written.name, address: written.email },
      attachments: [],
      messageId: messageIdOf(messageId, 'contact', post),
    };
  },
  sent: (board, { messageId }) => forgetContactMessage(board, messageId),
  sample: (locale) => {
    const { firstName, lastName, email, message } = sample.candidate;
    return letterOf({ name: `${firstName} ${lastName}`, email, subject: sample.offer.title, message, locale });
  },
});

function letterOf(written: ContactMessage): Promise<RenderedLetter> {
  const { subject, locale } = written;
  return renderLetter(letterWords('contact', locale)('subject', { subject }), <ContactLetter written={written} />);
}

/** The letter is in the language of the sender, who expects a reply in this language. */
function ContactLetter({ written: { name, email, subject, message, locale } }: { written: ContactMessage }) {
  const words = letterWords('contact', locale);
  return (
    <LetterFrame locale={locale} preview={subject}>
      <Fact label={words('from')}>{name}</Fact>
      <Fact label={words('address')}>
        <MailAddress>{email}</MailAddress>
      </Fact>
      <Fact label={words('about')}>{subject}</Fact>
      <QuotedText>{message}</QuotedText>
      <SmallPrint>{words('footer')}</SmallPrint>
    </LetterFrame>
  );
}
