import { LetterFrame } from './letter-frame.tsx';
import { Action, Cut, Fact, Paragraph, SmallPrint } from './letter-parts.tsx';
import { candidateWords } from '../words.ts';
import type { Locale } from '../words.ts';
import { renderLetter } from './render-letter.ts';
import type { Letter } from './render-letter.ts';

/** What a candidate is told of the application that they sent, in the language in which they sent it: facts of ours, no word of theirs. */
export type ApplicationForCandidate = {
  readonly locale: Locale;
  readonly offerTitle: string;
  readonly offerReference: string;
  readonly offerAddress: string;
  readonly companyName: string;
  readonly withCoverLetter: boolean;
  readonly withMessage: boolean;
};

export function candidateLetter(application: ApplicationForCandidate): Promise<Letter> {
  const words = candidateWords(application.locale);
  const subject = words('subject', { title: application.offerTitle, reference: application.offerReference });
  return renderLetter(subject, <CandidateLetter {...application} />);
}

function CandidateLetter(application: ApplicationForCandidate) {
  const words = candidateWords(application.locale);
  const sent = [
    words('cv'),
    ...(application.withCoverLetter ? [words('coverLetter')] : []),
    ...(application.withMessage ? [words('message')] : []),
  ];
  return (
    <LetterFrame locale={application.locale} preview={words('preview')}>
      <Paragraph>{words('greeting')}</Paragraph>
      <Paragraph>{words('received', { title: application.offerTitle, company: application.companyName })}</Paragraph>
      <Fact label={words('sent')}>{sent.join(', ')}</Fact>
      <Cut />
      <Paragraph>{words('next')}</Paragraph>
      <Action href={application.offerAddress}>{words('offer')}</Action>
      <Paragraph>{words('wish')}</Paragraph>
      <SmallPrint>{words('footer')}</SmallPrint>
    </LetterFrame>
  );
}
