import { readWithdrawnOffer, type WithdrawnOffer } from '#board/applications/read-withdrawn-offer.ts';
import { targetWords } from '#board/applications/target-words.ts';
import { appliedOfferWithdrawnMail } from '#board/jobs/application-jobs.ts';
import { formats } from '#words/formats.ts';
import { localized } from '#words/locale.ts';
import { LetterFrame } from '#letters/frame/letter-frame.tsx';
import { Cut, LetterAction, Paragraph, PlainLink, SmallPrint } from '#letters/frame/letter-parts.tsx';
import { defineLetter, messageIdOf } from '#letters/frame/letter.ts';
import { renderLetter } from '#letters/frame/render-letter.ts';
import type { RenderedLetter } from '#letters/frame/render-letter.ts';
import { sample } from '#letters/frame/sample.ts';
import { letterWords } from '#letters/frame/letter-words.ts';
import { OfferBlock } from './offer-block.tsx';
import { ownApplication } from './own-application.ts';

/** Informs the candidate that the offer of an application was withdrawn, with the offer as it was. */
export const appliedOfferWithdrawnLetter = defineLetter({
  job: appliedOfferWithdrawnMail,
  write: async (board, post, { applicationId }) => {
    const withdrawn = await readWithdrawnOffer(board, applicationId);
    if (withdrawn === undefined) return undefined;
    const messageId = messageIdOf(applicationId, 'offer-withdrawn', post);
    return {
      ...(await offerWithdrawnLetter(withdrawn, post.publicUrl)),
      to: withdrawn.email,
      attachments: [],
      messageId,
    };
  },
  sample: (locale) =>
    offerWithdrawnLetter(
      { ...sample.news, locale, copy: sample.copy[locale], withdrawnAt: sample.later },
      sample.publicUrl,
    ),
});

export function offerWithdrawnLetter(withdrawn: WithdrawnOffer, publicUrl: URL): Promise<RenderedLetter> {
  const words = letterWords('offerWithdrawn', withdrawn.locale);
  const subject = words('subject', { title: withdrawn.copy.title });
  return renderLetter(subject, <OfferWithdrawnLetter {...{ withdrawn, publicUrl }} />);
}

function OfferWithdrawnLetter({ withdrawn, publicUrl }: { withdrawn: WithdrawnOffer; publicUrl: URL }) {
  const { locale, copy, withdrawnAt } = withdrawn;
  const words = letterWords('offerWithdrawn', locale);
  const day = (date: Date) => formats[locale].dateTime(date, { dateStyle: 'long' });
  return (
    <LetterFrame locale={locale} preview={words('preview')}>
      <Paragraph>{words('greeting')}</Paragraph>
      <Paragraph>{words('lead', { ...targetWords(withdrawn), date: day(withdrawnAt) })}</Paragraph>
      <Paragraph>{words('stays')}</Paragraph>
      <LetterAction href={ownApplication(withdrawn, publicUrl)}>{words('open')}</LetterAction>
      <Cut />
      <Paragraph>{words('copy', { date: day(copy.copiedAt) })}</Paragraph>
      <OfferBlock copy={copy} locale={locale} />
      <SmallPrint>
        {words('footer')}{' '}
        <PlainLink href={new URL(localized(locale, '/notifications/choix'), publicUrl).href}>
          {words('choose')}
        </PlainLink>
        .
      </SmallPrint>
    </LetterFrame>
  );
}
