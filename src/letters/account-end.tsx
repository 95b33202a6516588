import type { AccountEnd } from '#board/privacy/retention/read-ending.ts';
import { formats } from '#words/formats.ts';
import { localized } from '#words/locale.ts';
import { LetterFrame } from './letter-frame.tsx';
import { Action, Paragraph, SmallPrint } from './letter-parts.tsx';
import { type RenderedLetter, renderLetter } from './render-letter.ts';
import { wordsOf } from './words.ts';

/** Why an account will be erased: its candidate closed it, or nobody uses it. */
type Reason = 'closed' | 'ending';

/** An account will be erased on a day, and its candidate keeps it by signing in. */
export function accountEndLetter(reason: Reason, end: AccountEnd, publicUrl: URL): Promise<RenderedLetter> {
  const letter = <AccountEndLetter reason={reason} end={end} publicUrl={publicUrl} />;
  return renderLetter(wordsOf(reason, end.locale)('subject'), letter);
}

type Props = { reason: Reason; end: AccountEnd; publicUrl: URL };

function AccountEndLetter({ reason, end: { locale, endsAt }, publicUrl }: Props) {
  const words = wordsOf(reason, locale);
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
