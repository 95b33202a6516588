import { LetterFrame } from './letter-frame.tsx';
import { Action, Cut, Fact, MailAddress, Paragraph, Quote, SmallPrint } from './letter-parts.tsx';
import { recruiterWords } from '../words.ts';
import type { Locale } from '../words.ts';
import { renderLetter } from './render-letter.ts';
import type { Letter } from './render-letter.ts';

/** What a recruiter is told of an application. Links open the documents until `linksValidUntil`. */
export type ApplicationForRecruiter = {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly message: string | null;
  readonly offerTitle: string;
  readonly offerReference: string;
  readonly cvLink: string;
  readonly coverLetterLink: string | null;
  readonly linksValidUntil: Date;
  readonly attached: boolean;
};

/** One message in French, then in English: nothing says which of the two a recruiter reads. */
export function recruiterLetter(application: ApplicationForRecruiter): Promise<Letter> {
  const subject = recruiterWords('fr')('subject', variables(application));
  return renderLetter(subject, <RecruiterLetter {...application} />);
}

function RecruiterLetter(application: ApplicationForRecruiter) {
  const fr = recruiterWords('fr');
  const en = recruiterWords('en');
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
      <SmallPrint>{fr('footer')}</SmallPrint>
      <SmallPrint>
        <span lang="en">{en('footer')}</span>
      </SmallPrint>
    </LetterFrame>
  );
}

function Part({ locale, ...application }: ApplicationForRecruiter & { locale: Locale }) {
  const words = recruiterWords(locale);
  return (
    <>
      <Paragraph>{words('greeting')}</Paragraph>
      <Paragraph>{words('introduction', variables(application))}</Paragraph>
      <Fact label={words('name')}>{variables(application).name}</Fact>
      <Fact label={words('email')}>
        <MailAddress>{application.email}</MailAddress>
      </Fact>
      <Action href={application.cvLink}>{words('cv')}</Action>
      {application.coverLetterLink !== null && (
        <Action href={application.coverLetterLink}>{words('coverLetter')}</Action>
      )}
      <SmallPrint>
        {words(application.attached ? 'attached' : 'notAttached', { until: application.linksValidUntil })}
      </SmallPrint>
      <Paragraph>{words('reply', { firstName: application.firstName })}</Paragraph>
    </>
  );
}

function variables({ firstName, lastName, offerTitle, offerReference }: ApplicationForRecruiter) {
  return { name: `${firstName} ${lastName}`, title: offerTitle, reference: offerReference };
}
