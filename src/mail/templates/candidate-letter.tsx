import { LetterFrame } from './letter-frame.tsx';
import { Action, Cut, Fact, Paragraph, Quote, SmallPrint } from './letter-parts.tsx';
import { candidateWords } from '../words.ts';
import type { Locale } from '../words.ts';
import { renderLetter } from './render-letter.ts';
import type { Letter } from './render-letter.ts';

/** What a candidate is told of the application that they sent, in the language in which they sent it. */
export type ApplicationForCandidate = {
  readonly locale: Locale;
  readonly firstName: string;
  readonly message: string | null;
  readonly offerTitle: string;
  readonly offerReference: string;
  readonly offerAddress: string;
  readonly companyName: string;
  readonly cvFileName: string;
  readonly coverLetterFileName: string | null;
};

export function candidateLetter(application: ApplicationForCandidate): Promise<Letter> {
  const words = candidateWords(application.locale);
  const subject = words('subject', { title: application.offerTitle, reference: application.offerReference });
  return renderLetter(subject, <CandidateLetter {...application} />);
}

function CandidateLetter(application: ApplicationForCandidate) {
  const words = candidateWords(application.locale);
  const documents = [application.cvFileName, application.coverLetterFileName].filter((name) => name !== null);
  return (
    <LetterFrame locale={application.locale} preview={words('preview')}>
      <Paragraph>{words('greeting', { firstName: application.firstName })}</Paragraph>
      <Paragraph>{words('received', { title: application.offerTitle, company: application.companyName })}</Paragraph>
      <Fact label={words('sent')}>{documents.join(', ')}</Fact>
      {application.message !== null && <Quote>{application.message}</Quote>}
      <Cut />
      <Paragraph>{words('next')}</Paragraph>
      <Action href={application.offerAddress}>{words('offer')}</Action>
      <Paragraph>{words('wish')}</Paragraph>
      <SmallPrint>{words('footer')}</SmallPrint>
    </LetterFrame>
  );
}
