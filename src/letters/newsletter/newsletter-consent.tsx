import { type AskedOwner, readNewsletterConsentRequest } from '#board/newsletter/agree-to-newsletter.ts';
import { stopNewsletter } from '#board/newsletter/end-newsletter.ts';
import { newsletterConsentRequest } from '#board/newsletter/newsletter-jobs.ts';
import { endNewsletterToken, newsletterToken } from '#board/newsletter/newsletter-links.ts';
import { formats } from '#words/formats.ts';
import { localized } from '#words/locale.ts';
import { LetterFrame } from '#letters/frame/letter-frame.tsx';
import { LetterAction, Paragraph, SmallPrint } from '#letters/frame/letter-parts.tsx';
import { defineLetter, messageIdOf } from '#letters/frame/letter.ts';
import { renderLetter } from '#letters/frame/render-letter.ts';
import type { RenderedLetter } from '#letters/frame/render-letter.ts';
import { sample } from '#letters/frame/sample.ts';
import { letterWords } from '#letters/frame/letter-words.ts';

/** Asks the owner of an address for consent to the newsletter. */
export const newsletterConsentLetter = defineLetter({
  job: newsletterConsentRequest,
  write: async (board, post, data) => {
    const asked = await readNewsletterConsentRequest(board, data);
    if (asked === undefined) return undefined;
    const addressOf = (path: string) => new URL(localized(asked.locale, path), post.publicUrl).href;
    const agree = addressOf(`/lettre/accord/${newsletterToken(post.signingSecret, data)}`);
    const unsubscribe = addressOf(`/lettre/fin/${endNewsletterToken(post.signingSecret, data.subscriptionId)}`);
    const messageId = messageIdOf(data.question, 'newsletter', post);
    return { ...(await questionLetter(asked, agree)), to: asked.email, attachments: [], messageId, unsubscribe };
  },
  refused: async (board, data) => {
    const asked = await readNewsletterConsentRequest(board, data);
    if (asked !== undefined) await stopNewsletter(board.db, asked.email, board.now());
  },
  sample: (locale) => {
    const link = new URL(localized(locale, '/lettre/accord/x'), sample.publicUrl).href;
    return questionLetter({ email: sample.candidate.email, locale, until: sample.later }, link);
  },
});

function questionLetter(asked: AskedOwner, link: string): Promise<RenderedLetter> {
  return renderLetter(
    letterWords('newsletterConsentRequest', asked.locale)('subject'),
    <Question asked={asked} link={link} />,
  );
}

function Question({ asked: { locale, until }, link }: { asked: AskedOwner; link: string }) {
  const words = letterWords('newsletterConsentRequest', locale);
  const date = formats[locale].dateTime(until, { dateStyle: 'long' });
  return (
    <LetterFrame locale={locale} preview={words('preview')}>
      <Paragraph>{words('greeting')}</Paragraph>
      <Paragraph>{words('asked')}</Paragraph>
      <LetterAction href={link}>{words('agree')}</LetterAction>
      <Paragraph>{words('silent', { date })}</Paragraph>
      <SmallPrint>{words('footer')}</SmallPrint>
    </LetterFrame>
  );
}
