import { type OfferCopy, readOfferCopy } from '#board/applications/offer-copies/offer-copy.ts';
import type { Board } from '#board/context/board.ts';
import { nationalityName } from '#reference/nationalities.ts';
import { applicationToRecruiter } from '#board/jobs/application-jobs.ts';
import type { RecipientKind } from '#board/context/application-recipient.ts';
import {
  markFailed,
  markTransmitted,
  noteRecipient,
  readApplication,
  type TransmittedApplication,
} from '#board/applications/transmit-application.ts';
import { NotWorthRetrying } from '#jobs/worker.ts';
import type { Message } from '#mail/mailer.ts';
import { type Locale, localized } from '#words/locale.ts';
import { attachments } from './application-documents.ts';
import { targetWords } from '#board/applications/target-words.ts';
import { LetterFrame } from '#letters/frame/letter-frame.tsx';
import {
  LetterAction,
  Cut,
  Fact,
  MailAddress,
  Paragraph,
  PlainLink,
  QuotedText,
  SmallPrint,
} from '#letters/frame/letter-parts.tsx';
import { defineLetter, messageIdOf } from '#letters/frame/letter.ts';
import type { Post } from '#letters/frame/letter.ts';
import { renderLetter } from '#letters/frame/render-letter.ts';
import type { RenderedLetter } from '#letters/frame/render-letter.ts';
import { inWords, OfferBlock } from './offer-block.tsx';
import { recruiterAddress } from './recruiter-address.ts';
import { recruiterPage } from './recruiter-page.ts';
import { sample } from '#letters/frame/sample.ts';
import { letterWords } from '#letters/frame/letter-words.ts';
import { frenchOf } from '#words/french-of.ts';
import { formats } from '#words/formats.ts';

/**
 * Sends an application to the contact of its offer, or else to the operator's desk. The letter has a link to
 * the page on which the recruiter reads and answers the application. Documents are attached up to 5 MB. A
 * transmitted or withdrawn application is not sent again.
 */
export const applicationToRecruiterLetter = defineLetter({
  job: applicationToRecruiter,
  write: async (board, post, { applicationId }) => write(board, post, applicationId),
  sent: (board, { applicationId }) => markTransmitted(board, applicationId),
  givenUp: (board, { applicationId }) => markFailed(board, applicationId),
  sample: () =>
    recruiterLetter({
      ...sample.candidate,
      title: sample.offer.title,
      reference: sample.offer.reference,
      companyName: sample.offer.companyName,
      copy: sample.copy,
      offerPage: inBoth(sample.publicUrl, '/offres/1'),
      recipient: 'contact',
      page: inBoth(sample.publicUrl, '/'),
      until: sample.later,
      attached: true,
    }),
});

async function write(board: Board, post: Post, applicationId: string): Promise<Message | undefined> {
  const application = await readApplication(board, applicationId);
  if (application === undefined || application.transmitted_at !== null) return undefined;
  if (application.withdrawn_at !== null) return undefined;
  // Uses the current contact, so that a contact corrected after a failure gets the message.
  const recipient = recruiterAddress({ ...application, handed_to: null }, board.desk);
  if (recipient === null) throw new NotWorthRetrying('the offer names no contact, and the operator names nobody');
  await noteRecipient(board, applicationId, recipient.kind);
  const attached = await attachments(board, application);
  const letter = await recruiterLetter({
    firstName: application.first_name,
    lastName: application.last_name,
    email: application.email,
    message: application.message,
    birthDate: application.birth_date,
    nationality: application.nationality,
    studyLevel: { fr: application.study_level_fr, en: application.study_level_en },
    title: application.title,
    reference: application.reference,
    companyName: application.company_name,
    copy: await copyInBoth(board, applicationId),
    offerPage: offerPage(post, application.offer_id),
    recipient: recipient.kind,
    ...recruiterPage(post, applicationId, application.applied_at),
    attached: attached !== undefined,
  });
  return {
    ...letter,
    to: recipient.email,
    headers: sortingHeaders(application),
    replyTo: { name: `${application.first_name} ${application.last_name}`, address: application.email },
    attachments: attached ?? [],
    messageId: messageIdOf(applicationId, 'recruiter', post),
  };
}

function offerPage({ publicUrl }: Post, offerId: number | null): InBoth | null {
  return offerId === null ? null : inBoth(publicUrl, `/offres/${offerId}`);
}

const inBoth = (publicUrl: URL, path: string): InBoth => ({
  fr: new URL(localized('fr', path), publicUrl).href,
  en: new URL(localized('en', path), publicUrl).href,
});

async function copyInBoth(board: Board, applicationId: string): Promise<CopyInBoth | null> {
  const [fr, en] = [await readOfferCopy(board, applicationId, 'fr'), await readOfferCopy(board, applicationId, 'en')];
  return fr && en && { fr, en };
}

/**
 * Header fields by which a mailbox shared by many offers sorts its mail (RFC 5322 §3.6.8 allows private
 * fields).
 */
function sortingHeaders({ reference, company_name }: TransmittedApplication): Message['headers'] {
  return { 'X-Company': company_name, ...(reference !== null && { 'X-Offer-Reference': reference }) };
}

type InBoth = Readonly<Record<Locale, string>>;
type CopyInBoth = Readonly<Record<Locale, OfferCopy>>;

/**
 * Facts about an application for the letter to its recruiter. The link in the letter opens the application
 * until the moment `until`.
 */
type ApplicationForRecruiter = {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly message: string | null;
  /** 'YYYY-MM-DD' */
  readonly birthDate: string | null;
  /** ISO 3166-1 alpha-2 */
  readonly nationality: string | null;
  readonly studyLevel: Readonly<Record<Locale, string | null>>;
  /** Title of the offer; null for a spontaneous application. */
  readonly title: string | null;
  readonly reference: string | null;
  readonly companyName: string;
  /** The offer as it was when the application was sent; null for a spontaneous application. */
  readonly copy: CopyInBoth | null;
  readonly offerPage: InBoth | null;
  readonly recipient: RecipientKind;
  readonly page: InBoth;
  readonly until: Date;
  readonly attached: boolean;
};

/**
 * Renders one message in French, then in English, because the recruiter's language is unknown. The subject
 * begins with the facts by which a shared mailbox sorts.
 */
export function recruiterLetter(application: ApplicationForRecruiter): Promise<RenderedLetter> {
  const { reference, companyName, title } = application;
  const said = (locale: Locale) => letterWords('recruiter', locale)('subject', variables(application));
  const subject = [reference, companyName, title, said('fr'), said('en')].filter((part) => part !== null).join(' · ');
  return renderLetter(subject, <RecruiterLetter {...application} />);
}

function RecruiterLetter(application: ApplicationForRecruiter) {
  const fr = letterWords('recruiter', 'fr');
  const en = letterWords('recruiter', 'en');
  return (
    <LetterFrame locale="fr" preview={fr('preview', variables(application))}>
      <Part locale="fr" {...application} />
      <Cut />
      <div lang="en">
        <Part locale="en" {...application} />
      </div>
      {application.message !== null && (
        <>
          <Cut />
          <SmallPrint>
            {fr('message', variables(application))} · <span lang="en">{en('message', variables(application))}</span>
          </SmallPrint>
          <QuotedText>{application.message}</QuotedText>
        </>
      )}
      <Cut />
      <SmallPrint>{fr('footer', variables(application))}</SmallPrint>
      <SmallPrint>
        <span lang="en">{en('footer', variables(application))}</span>
      </SmallPrint>
    </LetterFrame>
  );
}

function Part({ locale, ...application }: ApplicationForRecruiter & { locale: Locale }) {
  const words = letterWords('recruiter', locale);
  return (
    <>
      <Paragraph>{words('greeting')}</Paragraph>
      <Paragraph>{words('introduction', variables(application))}</Paragraph>
      <Offer locale={locale} {...application} />
      <Fact label={words('name')}>{variables(application).name}</Fact>
      <Fact label={words('email')}>
        <MailAddress>{application.email}</MailAddress>
      </Fact>
      <Profile locale={locale} {...application} />
      <LetterAction href={application.page[locale]}>{words('open')}</LetterAction>
      <SmallPrint>
        {words('until', { until: formats[locale].dateTime(application.until, { dateStyle: 'long' }) })}{' '}
        {words(application.attached ? 'attached' : 'notAttached')}
      </SmallPrint>
      <Paragraph>{words('reply', { firstName: application.firstName })}</Paragraph>
    </>
  );
}

/** Identifies the offer, because the recipient may get applications to many offers. */
function Offer({ locale, ...application }: ApplicationForRecruiter & { locale: Locale }) {
  const words = letterWords('recruiter', locale);
  const { companyName, copy, reference, offerPage: page } = application;
  return (
    <>
      {copy === null ? (
        <Fact label={words('company')}>{companyName}</Fact>
      ) : (
        <OfferBlock copy={copy[locale]} locale={locale} />
      )}
      {reference !== null && <Fact label={words('reference')}>{reference}</Fact>}
      {page !== null && (
        <Paragraph>
          <PlainLink href={page[locale]}>{words('offer')}</PlainLink>
        </Paragraph>
      )}
    </>
  );
}

/**
 * Data about the candidate that recruiters receive in addition to name and address, as the profile page
 * announces.
 */
function Profile({ locale, birthDate, nationality, studyLevel }: ApplicationForRecruiter & { locale: Locale }) {
  const words = letterWords('recruiter', locale);
  const level = studyLevel[locale];
  return (
    <>
      {birthDate !== null && <Fact label={words('birthDate')}>{inWords(birthDate, locale)}</Fact>}
      {nationality !== null && <Fact label={words('nationality')}>{nationalityName(nationality, locale)}</Fact>}
      {level !== null && <Fact label={words('studyLevel')}>{level}</Fact>}
    </>
  );
}

function variables(application: ApplicationForRecruiter) {
  const { firstName, lastName, recipient } = application;
  const name = `${firstName} ${lastName}`;
  const names = { name, ofName: frenchOf(name), firstName, ofFirstName: frenchOf(firstName) };
  return { ...names, recipient, ...targetWords(application) };
}
