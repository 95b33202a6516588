import { accountMailData, openAccountMail, passwordChangedMail } from '#identity/provider/accounts/account-mail.ts';
import { type Locale, localized } from '#words/locale.ts';
import { LetterFrame } from '#letters/frame/letter-frame.tsx';
import { LetterAction, Paragraph, SmallPrint } from '#letters/frame/letter-parts.tsx';
import { defineLetter, messageIdOf } from '#letters/frame/letter.ts';
import { renderLetter } from '#letters/frame/render-letter.ts';
import type { RenderedLetter } from '#letters/frame/render-letter.ts';
import { sample } from '#letters/frame/sample.ts';
import { letterWords } from '#letters/frame/letter-words.ts';

/**
 * Sent after every change of a password, so that the owner of the account notices a change by somebody else.
 */
export const passwordChangedLetter = defineLetter({
  job: passwordChangedMail,
  write: async (_board, post, { sealed }) => {
    const data = openAccountMail(post.accountSeal, sealed, accountMailData.passwordChanged);
    if (!data) return undefined;
    const letter = await changedLetter(data.locale, post.publicUrl);
    return { ...letter, to: data.to, attachments: [], messageId: messageIdOf(data.id, 'password', post) };
  },
  sample: (locale) => changedLetter(locale, sample.publicUrl),
});

function changedLetter(locale: Locale, publicUrl: URL): Promise<RenderedLetter> {
  return renderLetter(letterWords('passwordChanged', locale)('subject'), <ChangedLetter {...{ locale, publicUrl }} />);
}

function ChangedLetter({ locale, publicUrl }: { locale: Locale; publicUrl: URL }) {
  const words = letterWords('passwordChanged', locale);
  return (
    <LetterFrame locale={locale} preview={words('preview')}>
      <Paragraph>{words('greeting')}</Paragraph>
      <Paragraph>{words('lead')}</Paragraph>
      <Paragraph>{words('notYou')}</Paragraph>
      <LetterAction href={new URL(localized(locale, '/mot-de-passe'), publicUrl).href}>{words('reset')}</LetterAction>
      <SmallPrint>{words('footer')}</SmallPrint>
    </LetterFrame>
  );
}
