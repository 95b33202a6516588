import { accountEnding } from '#board/privacy/retention/ending-job.ts';
import { type AccountEnd, readEnding } from '#board/privacy/retention/read-ending.ts';
import { formats } from '#words/formats.ts';
import { localized } from '#words/locale.ts';
import { LetterFrame } from './letter-frame.tsx';
import { Action, Paragraph, SmallPrint } from './letter-parts.tsx';
import { defineLetter, messageIdOf } from './letter.ts';
import { renderLetter } from './render-letter.ts';
import type { RenderedLetter } from './render-letter.ts';
import { sample } from './sample.ts';
import { wordsOf } from './words.ts';

/** An account that nobody uses will end; to keep it one signs in. */
export const accountEndingLetter = defineLetter({
  job: accountEnding,
  write: async (board, post, { candidateId, day }) => {
    const end = await readEnding(board, candidateId);
    if (end === undefined) return undefined;
    const messageId = messageIdOf(`${candidateId}-${day}`, 'ending', post);
    return { ...(await endingLetter(end, post.publicUrl)), to: end.email, attachments: [], messageId };
  },
  sample: (locale) => endingLetter({ email: sample.candidate.email, locale, endsAt: sample.later }, sample.publicUrl),
});

function endingLetter(end: AccountEnd, publicUrl: URL): Promise<RenderedLetter> {
  return renderLetter(wordsOf('ending', end.locale)('subject'), <EndingLetter end={end} publicUrl={publicUrl} />);
}

function EndingLetter({ end: { locale, endsAt }, publicUrl }: { end: AccountEnd; publicUrl: URL }) {
  const words = wordsOf('ending', locale);
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
