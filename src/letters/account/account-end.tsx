import { accountClosed } from '#board/privacy/closing/closed-job.ts';
import { readClosing } from '#board/privacy/closing/read-closing.ts';
import { accountEnding } from '#board/privacy/retention/ending-job.ts';
import { type AccountEnd, readEnding } from '#board/privacy/retention/read-ending.ts';
import { formats } from '#words/formats.ts';
import { type Locale, localized } from '#words/locale.ts';
import { defineLetter, messageIdOf, type Post } from '#letters/frame/letter.ts';
import { LetterFrame } from '#letters/frame/letter-frame.tsx';
import { LetterAction, Paragraph, SmallPrint } from '#letters/frame/letter-parts.tsx';
import { type RenderedLetter, renderLetter } from '#letters/frame/render-letter.ts';
import { sample } from '#letters/frame/sample.ts';
import { letterWords } from '#letters/frame/letter-words.ts';

type Reason = 'closed' | 'ending';

/**
 * Sent after a candidate closed the account. The account will be erased in a month, unless the candidate
 * signs in again.
 */
export const accountClosedLetter = defineLetter({
  job: accountClosed,
  write: async (board, post, { candidateId, closedAt }) => {
    const closing = await readClosing(board, candidateId, closedAt);
    return closing && messageOf('closed', closing, `${candidateId}-${Date.parse(closedAt)}`, post);
  },
  sample: (locale) => sampleOf('closed', locale),
});

/** Sent if an account is unused and will therefore be erased, unless the candidate signs in. */
export const accountEndingLetter = defineLetter({
  job: accountEnding,
  write: async (board, post, { candidateId, day }) => {
    const end = await readEnding(board, candidateId);
    return end && messageOf('ending', end, `${candidateId}-${day}`, post);
  },
  sample: (locale) => sampleOf('ending', locale),
});

async function messageOf(reason: Reason, end: AccountEnd & { readonly email: string }, id: string, post: Post) {
  const letter = await renderAccountEnd(reason, end, post.publicUrl);
  return { ...letter, to: end.email, attachments: [], messageId: messageIdOf(id, reason, post) };
}

function sampleOf(reason: Reason, locale: Locale): Promise<RenderedLetter> {
  const end = { email: sample.candidate.email, locale, endsAt: sample.later };
  return renderAccountEnd(reason, end, sample.publicUrl);
}

function renderAccountEnd(reason: Reason, end: AccountEnd, publicUrl: URL): Promise<RenderedLetter> {
  const letter = <AccountEndLetter reason={reason} end={end} publicUrl={publicUrl} />;
  return renderLetter(letterWords(reason, end.locale)('subject'), letter);
}

type Props = { reason: Reason; end: AccountEnd; publicUrl: URL };

function AccountEndLetter({ reason, end: { locale, endsAt }, publicUrl }: Props) {
  const words = letterWords(reason, locale);
  const date = formats[locale].dateTime(endsAt, { dateStyle: 'long' });
  return (
    <LetterFrame locale={locale} preview={words('preview', { date })}>
      <Paragraph>{words('greeting')}</Paragraph>
      <Paragraph>{words('lead', { date })}</Paragraph>
      <LetterAction href={new URL(localized(locale, '/espace-personnel'), publicUrl).href}>
        {words('keep')}
      </LetterAction>
      <Paragraph>{words('otherwise')}</Paragraph>
      <SmallPrint>{words('footer')}</SmallPrint>
    </LetterFrame>
  );
}
