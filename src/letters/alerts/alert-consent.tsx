import { agreementToken } from '#board/alerts/alert-links.ts';
import { alertConsentRequest } from '#board/jobs/alert-jobs.ts';
import { type ConsentRequest, readConfirmation } from '#board/alerts/read-confirmation.ts';
import { formats } from '#words/formats.ts';
import { localized } from '#words/locale.ts';
import { LetterFrame } from '#letters/frame/letter-frame.tsx';
import { LetterAction, Paragraph, SmallPrint } from '#letters/frame/letter-parts.tsx';
import { defineLetter, messageIdOf } from '#letters/frame/letter.ts';
import { renderLetter } from '#letters/frame/render-letter.ts';
import type { RenderedLetter } from '#letters/frame/render-letter.ts';
import { sample } from '#letters/frame/sample.ts';
import { stopAlerts } from './stop-alerts.ts';
import { letterWords } from '#letters/frame/letter-words.ts';

/** Asks the owner of an address for consent to alerts, and a year later to renew the consent. */
export const alertConsentLetter = defineLetter({
  job: alertConsentRequest,
  write: async (board, post, data) => {
    const asked = await readConfirmation(board, data);
    if (asked === undefined) return undefined;
    const path = `/alertes/accord/${agreementToken(post.signingSecret, data)}`;
    const link = new URL(localized(asked.locale, path), post.publicUrl).href;
    const messageId = messageIdOf(data.question, 'alerts', post);
    return { ...(await questionLetter(asked, link)), to: asked.email, attachments: [], messageId };
  },
  refused: stopAlerts,
  sample: (locale) => {
    const { email } = sample.candidate;
    const link = new URL(localized(locale, '/alertes/accord/x'), sample.publicUrl).href;
    return questionLetter({ email, locale, isRenewal: false, until: sample.later }, link);
  },
});

function questionLetter(asked: ConsentRequest, link: string): Promise<RenderedLetter> {
  const words = letterWords('alertConsentRequest', asked.locale);
  return renderLetter(words(asked.isRenewal ? 'subjectAgain' : 'subject'), <Question asked={asked} link={link} />);
}

function Question({ asked: { locale, isRenewal, until }, link }: { asked: ConsentRequest; link: string }) {
  const words = letterWords('alertConsentRequest', locale);
  const date = formats[locale].dateTime(until, { dateStyle: 'long' });
  return (
    <LetterFrame locale={locale} preview={words('preview')}>
      <Paragraph>{words('greeting')}</Paragraph>
      <Paragraph>{words(isRenewal ? 'again' : 'first')}</Paragraph>
      <LetterAction href={link}>{words('agree')}</LetterAction>
      <Paragraph>{words(isRenewal ? 'silentAgain' : 'silent', { date })}</Paragraph>
      <SmallPrint>{words('footer')}</SmallPrint>
    </LetterFrame>
  );
}
