import { applicationConfirmation } from '#board/jobs/application-jobs.ts';
import { recipientKindOf, type RecipientKind } from '#board/context/application-recipient.ts';
import { type OfferCopy, readOfferCopy } from '#board/applications/offer-copies/offer-copy.ts';
import { readApplication } from '#board/applications/transmit-application.ts';
import type { LetterOffer } from '#board/offers/letter-offers.ts';
import type { Locale } from '#words/locale.ts';
import { localized } from '#words/locale.ts';
import { targetWords } from '#board/applications/target-words.ts';
import { LetterFrame } from '#letters/frame/letter-frame.tsx';
import { LetterAction, Cut, Fact, Paragraph, SmallPrint } from '#letters/frame/letter-parts.tsx';
import { OfferItem } from '#letters/frame/letter-offer.tsx';
import { defineLetter, messageIdOf } from '#letters/frame/letter.ts';
import { OfferBlock } from './offer-block.tsx';
import { ownApplication } from './own-application.ts';
import { renderLetter } from '#letters/frame/render-letter.ts';
import type { RenderedLetter } from '#letters/frame/render-letter.ts';
import { sample } from '#letters/frame/sample.ts';
import { similarTo } from './similar-to.ts';
import { letterWords } from '#letters/frame/letter-words.ts';

/**
 * Confirms an application to the candidate, in the language of the application. The letter goes to the
 * address of the account, whatever the form contained, and quotes no text that a person wrote. Otherwise
 * anybody could make us send any text to any address.
 */
export const applicationConfirmationLetter = defineLetter({
  job: applicationConfirmation,
  write: async (board, post, { applicationId }) => {
    const application = await readApplication(board, applicationId);
    if (application === undefined) return undefined;
    const { locale, offer_id } = application;
    const letter = await candidateLetter({
      applicationId,
      locale,
      publicUrl: post.publicUrl,
      similar: offer_id === null ? [] : await similarTo(board, offer_id, locale),
      title: application.title,
      reference: application.reference,
      companyName: application.company_name,
      copy: await readOfferCopy(board, applicationId, locale),
      answeredAt: application.email,
      recipient: recipientKindOf(
        { handedTo: application.handed_to, contactEmail: application.contact_email },
        board.desk,
      ),
      withCoverLetter: application.cover_letter_file_key !== null,
      withMessage: application.message !== null,
    });
    const messageId = messageIdOf(applicationId, 'candidate', post);
    return { ...letter, to: application.account_email, attachments: [], messageId };
  },
  sample: (locale) =>
    candidateLetter({
      applicationId: sample.news.applicationId,
      locale,
      publicUrl: sample.publicUrl,
      similar: [sample.listed[locale]],
      title: sample.offer.title,
      reference: sample.offer.reference,
      companyName: sample.offer.companyName,
      copy: sample.copy[locale],
      answeredAt: sample.candidate.email,
      recipient: 'contact',
      withCoverLetter: true,
      withMessage: true,
    }),
});

/**
 * Facts about an application for the letter to its candidate, in the language of the application. They
 * contain no text by the candidate.
 */
type ApplicationForCandidate = {
  readonly applicationId: string;
  readonly locale: Locale;
  readonly publicUrl: URL;
  /** Similar open offers to list at the end of the letter. */
  readonly similar: readonly LetterOffer[];
  /** Title of the offer; null for a spontaneous application. */
  readonly title: string | null;
  readonly reference: string | null;
  readonly companyName: string;
  /** The offer as it was when the application was sent; null for a spontaneous application. */
  readonly copy: OfferCopy | null;
  /**
   * Address to which the recruiter replies: the address of the account, or another address that the candidate
   * has confirmed by a code.
   */
  readonly answeredAt: string;
  readonly recipient: RecipientKind;
  readonly withCoverLetter: boolean;
  readonly withMessage: boolean;
};

export function candidateLetter(application: ApplicationForCandidate): Promise<RenderedLetter> {
  const words = letterWords('candidate', application.locale);
  const subject = words('subject', targetWords(application));
  return renderLetter(subject, <CandidateLetter {...application} />);
}

function CandidateLetter(application: ApplicationForCandidate) {
  const words = letterWords('candidate', application.locale);
  const sent = [
    words('cv'),
    ...(application.withCoverLetter ? [words('coverLetter')] : []),
    ...(application.withMessage ? [words('message')] : []),
  ];
  return (
    <LetterFrame locale={application.locale} preview={words('preview')}>
      <Paragraph>{words('greeting')}</Paragraph>
      <Paragraph>{words('received', { recipient: application.recipient, ...targetWords(application) })}</Paragraph>
      {application.copy === null ? null : <OfferBlock copy={application.copy} locale={application.locale} />}
      <Fact label={words('sent')}>{sent.join(', ')}</Fact>
      <Cut />
      <Paragraph>{words('next', { email: application.answeredAt })}</Paragraph>
      <LetterAction href={ownApplication(application, application.publicUrl)}>{words('application')}</LetterAction>
      <Similar {...application} />
      <Paragraph>{words('wish')}</Paragraph>
      <SmallPrint>{words('footer')}</SmallPrint>
    </LetterFrame>
  );
}

function Similar({ locale, publicUrl, similar }: ApplicationForCandidate) {
  const words = letterWords('candidate', locale);
  if (similar.length === 0) return null;
  return (
    <>
      <Cut />
      <Paragraph>{words('similar')}</Paragraph>
      {similar.map((offer) => (
        <OfferItem
          key={offer.id}
          offer={offer}
          locale={locale}
          href={new URL(localized(locale, `/offres/${offer.id}`), publicUrl).href}
        />
      ))}
    </>
  );
}
