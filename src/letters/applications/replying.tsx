import { day } from '#durations.ts';
import type { Party } from '#board/applications/exchange/exchange-policy.ts';
import { replyAddress } from '#board/applications/exchange/reply-address.ts';
import { linkDays } from '#board/applications/recruiter/recruiter-link.ts';
import { SmallPrint } from '#letters/frame/letter-parts.tsx';
import type { Post } from '#letters/frame/letter.ts';
import { letterWords } from '#letters/frame/letter-words.ts';
import type { Message } from '#mail/mailer.ts';
import { replyMark } from '#mail/own-words.ts';
import type { Locale } from '#words/locale.ts';

type Replying = {
  readonly applicationId: string;
  /** Party that gets the letter and may reply. */
  readonly author: Party;
  /** When the letter was caused: a letter that is sent twice has the same address. */
  readonly since: Date;
  /** Name of the other party, whose address is not told. */
  readonly name: string;
};

/**
 * Returns the signed address that takes replies to a letter, as long as a recruiter's link opens an
 * application. Undefined if no address for replies is configured.
 */
export function replyToOf(
  { replyBase: base, signingSecret: secret }: Post,
  { applicationId, author, since, name }: Replying,
): Message['replyTo'] {
  if (base === undefined) return undefined;
  const until = new Date(since.getTime() + linkDays * day);
  return { name, address: replyAddress({ secret, base }, { applicationId, author }, until) };
}

/** First line of a letter that takes replies: everything below it is left out of the reply. */
export function ReplyLine({ locales }: { locales: readonly Locale[] }) {
  return (
    <SmallPrint>
      {replyMark}{' '}
      {locales.map((locale, index) => (
        <span key={locale} lang={locale}>
          {index === 0 ? '' : ' · '}
          {letterWords('replying', locale)('above')}
        </span>
      ))}
    </SmallPrint>
  );
}

type Way = { locale: Locale; author: Party; reader: string; byMail: boolean };

/** Says how the reader of a letter replies: by mail and on the page, or only on the page. */
export function ReplyWay({ locale, author, reader, byMail }: Way) {
  const words = letterWords('replying', locale);
  return <SmallPrint>{byMail ? words(`${author}ByMail`, { reader }) : words('byPage')}</SmallPrint>;
}
