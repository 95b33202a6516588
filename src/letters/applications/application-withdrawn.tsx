import { applicationWithdrawn } from '#board/jobs/application-jobs.ts';
import { readApplication } from '#board/applications/transmit-application.ts';
import { targetWords } from '#board/applications/target-words.ts';
import { LetterFrame } from '#letters/frame/letter-frame.tsx';
import { Cut, Paragraph, SmallPrint } from '#letters/frame/letter-parts.tsx';
import { defineLetter, messageIdOf } from '#letters/frame/letter.ts';
import { renderLetter } from '#letters/frame/render-letter.ts';
import type { RenderedLetter } from '#letters/frame/render-letter.ts';
import { recruiterAddress } from './recruiter-address.ts';
import { sample } from '#letters/frame/sample.ts';
import { letterWords } from '#letters/frame/letter-words.ts';

/** Informs the recruiter in both languages that a candidate withdrew the application. */
export const applicationWithdrawnLetter = defineLetter({
  job: applicationWithdrawn,
  write: async (board, post, { applicationId }) => {
    const application = await readApplication(board, applicationId);
    if (application === undefined) return undefined;
    const recipient = recruiterAddress(application, board.desk);
    if (recipient === null) return undefined;
    const { first_name: firstName, last_name: lastName, title, reference, company_name: companyName } = application;
    return {
      ...(await withdrawnLetter({ name: `${firstName} ${lastName}`, title, reference, companyName })),
      to: recipient.email,
      attachments: [],
      messageId: messageIdOf(applicationId, 'withdrawn', post),
    };
  },
  sample: () =>
    withdrawnLetter({ ...sample.offer, name: `${sample.candidate.firstName} ${sample.candidate.lastName}` }),
});

type Withdrawn = {
  readonly name: string;
  readonly title: string | null;
  readonly reference: string | null;
  readonly companyName: string;
};

function withdrawnLetter(withdrawn: Withdrawn): Promise<RenderedLetter> {
  return renderLetter(letterWords('withdrawn', 'fr')('subject', said(withdrawn)), <WithdrawnLetter {...withdrawn} />);
}

function WithdrawnLetter(withdrawn: Withdrawn) {
  const fr = letterWords('withdrawn', 'fr');
  const en = letterWords('withdrawn', 'en');
  return (
    <LetterFrame locale="fr" preview={fr('preview', said(withdrawn))}>
      <Paragraph>{fr('greeting')}</Paragraph>
      <Paragraph>{fr('text', said(withdrawn))}</Paragraph>
      <SmallPrint>{fr('link')}</SmallPrint>
      <Cut />
      <div lang="en">
        <Paragraph>{en('greeting')}</Paragraph>
        <Paragraph>{en('text', said(withdrawn))}</Paragraph>
        <SmallPrint>{en('link')}</SmallPrint>
      </div>
    </LetterFrame>
  );
}

const said = (withdrawn: Withdrawn) => ({ name: withdrawn.name, ...targetWords(withdrawn) });
