import type { Board } from '#board/board.ts';
import { applicationToRecruiter } from '#board/applications/application-jobs.ts';
import { markFailed, markTransmitted, readApplication } from '#board/applications/transmit-application.ts';
import type { Message } from '#mail/mailer.ts';
import { type Locale, localized } from '#words/locale.ts';
import { recruiterLink } from '#board/applications/recruiter/recruiter-link.ts';
import { attachments } from './application-documents.ts';
import { targetWords } from '#board/applications/target-words.ts';
import { LetterFrame } from './letter-frame.tsx';
import { Action, Cut, Fact, MailAddress, Paragraph, Quote, SmallPrint } from './letter-parts.tsx';
import { defineLetter, messageIdOf } from './letter.ts';
import type { Post } from './letter.ts';
import { renderLetter } from './render-letter.ts';
import type { RenderedLetter } from './render-letter.ts';
import { recruiterAddress } from './recruiter-address.ts';
import { sample } from './sample.ts';
import { wordsOf } from './words.ts';
import { formats } from '#words/formats.ts';

/**
 * An application, to the contact of its offer (else to the operator), with the address of a page where it is
 * read and answered; the documents are attached up to 5 MB. Once transmitted or withdrawn it is sent no more.
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
      page: { fr: sample.publicUrl.href, en: new URL('/en', sample.publicUrl).href },
      until: sample.later,
      attached: true,
    }),
});

async function write(board: Board, post: Post, applicationId: string): Promise<Message | undefined> {
  const application = await readApplication(board, applicationId);
  if (application === undefined || application.transmitted_at !== null) return undefined;
  if (application.withdrawn_at !== null) return undefined;
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
    ...pageOf(post, applicationId, application.applied_at),
    attached: attached !== undefined,
  });
  return {
    ...letter,
    to: recruiterAddress(application, post),
    replyTo: { name: `${application.first_name} ${application.last_name}`, address: application.email },
    attachments: attached ?? [],
    messageId: messageIdOf(applicationId, 'recruiter', post),
  };
}

function pageOf({ signingSecret, publicUrl }: Post, applicationId: string, appliedAt: Date) {
  const { path, until } = recruiterLink(signingSecret, applicationId, appliedAt);
  const address = (locale: Locale) => new URL(localized(locale, path), publicUrl).href;
  return { page: { fr: address('fr'), en: address('en') }, until };
}

/** What a recruiter is told of an application. Its page opens until `until`. */
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
  /** Of the offer; null for a spontaneous application. */
  readonly title: string | null;
  readonly reference: string | null;
  readonly companyName: string;
  readonly page: Readonly<Record<Locale, string>>;
  readonly until: Date;
  readonly attached: boolean;
};

/** One message in French, then in English: nothing says which of the two a recruiter reads. */
export function recruiterLetter(application: ApplicationForRecruiter): Promise<RenderedLetter> {
  const subject = wordsOf('recruiter', 'fr')('subject', variables(application));
  return renderLetter(subject, <RecruiterLetter {...application} />);
}

function RecruiterLetter(application: ApplicationForRecruiter) {
  const fr = wordsOf('recruiter', 'fr');
  const en = wordsOf('recruiter', 'en');
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
            {fr('message')} · <span lang="en">{en('message')}</span>
          </SmallPrint>
          <Quote>{application.message}</Quote>
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
  const words = wordsOf('recruiter', locale);
  return (
    <>
      <Paragraph>{words('greeting')}</Paragraph>
      <Paragraph>{words('introduction', variables(application))}</Paragraph>
      <Fact label={words('name')}>{variables(application).name}</Fact>
      <Fact label={words('email')}>
        <MailAddress>{application.email}</MailAddress>
      </Fact>
      <Profile locale={locale} {...application} />
      <Action href={application.page[locale]}>{words('open')}</Action>
      <SmallPrint>
        {words('until', { until: formats[locale].dateTime(application.until, { dateStyle: 'long' }) })}{' '}
        {words(application.attached ? 'attached' : 'notAttached')}
      </SmallPrint>
      <Paragraph>{words('reply', { firstName: application.firstName })}</Paragraph>
    </>
  );
}

/** What the profile promises that recruiters receive, beside the name and the address. */
function Profile({ locale, birthDate, nationality, studyLevel }: ApplicationForRecruiter & { locale: Locale }) {
  const words = wordsOf('recruiter', locale);
  const level = studyLevel[locale];
  return (
    <>
      {birthDate !== null && (
        // Noon is the same day in Paris and in UTC.
        <Fact label={words('birthDate')}>
          {formats[locale].dateTime(new Date(`${birthDate}T12:00:00Z`), { dateStyle: 'long' })}
        </Fact>
      )}
      {nationality !== null && <Fact label={words('nationality')}>{countryName(nationality, locale)}</Fact>}
      {level !== null && <Fact label={words('studyLevel')}>{level}</Fact>}
    </>
  );
}

const countryName = (code: string, locale: Locale): string =>
  new Intl.DisplayNames(locale, { type: 'region' }).of(code) ?? code;

function variables(application: ApplicationForRecruiter) {
  return { name: `${application.firstName} ${application.lastName}`, ...targetWords(application) };
}
