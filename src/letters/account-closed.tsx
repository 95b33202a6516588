import { accountClosed } from '#board/privacy/closing/closed-job.ts';
import { type AccountClosing, readClosing } from '#board/privacy/closing/read-closing.ts';
import { formats } from '#words/formats.ts';
import { localized } from '#words/locale.ts';
import { LetterFrame } from './letter-frame.tsx';
import { Action, Paragraph, SmallPrint } from './letter-parts.tsx';
import { defineLetter, messageIdOf } from './letter.ts';
import { type RenderedLetter, renderLetter } from './render-letter.ts';
import { sample } from './sample.ts';
import { wordsOf } from './words.ts';

/** An account is closed, and erased in a month; until then its candidate can come back by signing in. */
export const accountClosedLetter = defineLetter({
  job: accountClosed,
  write: async (board, post, { candidateId, closedAt }) => {
    const closing = await readClosing(board, candidateId, closedAt);
    if (closing === undefined) return undefined;
    const messageId = messageIdOf(`${candidateId}-${Date.parse(closedAt)}`, 'closed', post);
    return { ...(await closedLetter(closing, post.publicUrl)), to: closing.email, attachments: [], messageId };
  },
  sample: (locale) => closedLetter({ email: sample.candidate.email, locale, endsAt: sample.later }, sample.publicUrl),
});

function closedLetter(closing: AccountClosing, publicUrl: URL): Promise<RenderedLetter> {
  const letter = <ClosedLetter closing={closing} publicUrl={publicUrl} />;
  return renderLetter(wordsOf('closed', closing.locale)('subject'), letter);
}

function ClosedLetter({ closing: { locale, endsAt }, publicUrl }: { closing: AccountClosing; publicUrl: URL }) {
  const words = wordsOf('closed', locale);
  const date = formats[locale].dateTime(endsAt, { dateStyle: 'long' });
  return (
    <LetterFrame locale={locale} preview={words('preview', { date })}>
      <Paragraph>{words('greeting')}</Paragraph>
      <Paragraph>{words('lead', { date })}</Paragraph>
      <Action href={new URL(localized(locale, '/espace-personnel'), publicUrl).href}>{words('keep')}</Action>
      <Paragraph>{words('otherwise')}</Paragraph>
      <SmallPrint>{words('footer')}</SmallPrint>
    </LetterFrame>
  );
}
