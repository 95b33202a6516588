import { abuseMail } from '#board/contact/abuse/abuse-job.ts';
import { type AbuseReport, readReport } from '#board/contact/abuse/read-reports.ts';
import { reasonNamed } from '#board/contact/abuse/report-limits.ts';
import { LetterFrame } from '#letters/frame/letter-frame.tsx';
import { Cut, Paragraph, QuotedText } from '#letters/frame/letter-parts.tsx';
import { letterWords } from '#letters/frame/letter-words.ts';
import { defineLetter, messageIdOf } from '#letters/frame/letter.ts';
import { renderLetter, type RenderedLetter } from '#letters/frame/render-letter.ts';
import { sample } from '#letters/frame/sample.ts';
import type { Locale } from '#words/locale.ts';

/** Informs the operator of a report, in both languages. The office has its page. */
export const abuseReportLetter = defineLetter({
  job: abuseMail,
  write: async (board, post, { reportId }) => {
    const report = await readReport(board, reportId);
    if (report === null || report.closedAt !== null || board.contact === null) return undefined;
    const address = new URL('/bureau/signalements', post.publicUrl).href;
    const messageId = messageIdOf(`report-${reportId}`, 'abuse', post);
    return { ...(await letterOf(report, address)), to: board.contact, attachments: [], messageId };
  },
  sample: () =>
    letterOf(
      { kind: 'offer', name: sample.offer.title, reason: 'fraud', message: sample.candidate.message },
      'https://board.example/bureau/signalements',
    ),
});

type Reported = Pick<AbuseReport, 'kind' | 'name' | 'message'> & { readonly reason: string };

function letterOf(report: Reported, address: string): Promise<RenderedLetter> {
  const said = (locale: Locale) => letterWords('abuseReport', locale)('subject', { kind: report.kind });
  return renderLetter([said('fr'), said('en')].join(' · '), <ReportLetter report={report} address={address} />);
}

function ReportLetter({ report: { kind, name, reason, message }, address }: { report: Reported; address: string }) {
  const fr = letterWords('abuseReport', 'fr');
  const en = letterWords('abuseReport', 'en');
  const given = { kind, name, reason: reasonNamed(reason) };
  return (
    <LetterFrame locale="fr" preview={fr('text', given)}>
      <Paragraph>{fr('text', given)}</Paragraph>
      <div lang="en">
        <Paragraph>{en('text', given)}</Paragraph>
      </div>
      <Cut />
      <QuotedText>{message === null ? address : `${message}\n\n${address}`}</QuotedText>
    </LetterFrame>
  );
}
