import { accountExistsMail, accountMailData, openAccountMail } from '#identity/provider/accounts/account-mail.ts';
import { type Locale, localized } from '#words/locale.ts';
import { LetterFrame } from '#letters/frame/letter-frame.tsx';
import { LetterAction, Paragraph, PlainLink, SmallPrint } from '#letters/frame/letter-parts.tsx';
import { defineLetter, messageIdOf } from '#letters/frame/letter.ts';
import { renderLetter } from '#letters/frame/render-letter.ts';
import type { RenderedLetter } from '#letters/frame/render-letter.ts';
import { sample } from '#letters/frame/sample.ts';
import { letterWords } from '#letters/frame/letter-words.ts';

/**
 * Sent if somebody signs up with an address that already has an account. The page does not mention the
 * account, so that only the owner of the address learns of it.
 */
export const accountExistsLetter = defineLetter({
  job: accountExistsMail,
  write: async (_board, post, { sealed }) => {
    const data = openAccountMail(post.accountSeal, sealed, accountMailData.accountExists);
    if (!data) return undefined;
    const letter = await existsLetter(data.locale, post.publicUrl);
    return { ...letter, to: data.to, attachments: [], messageId: messageIdOf(data.id, 'exists', post) };
  },
  sample: (locale) => existsLetter(locale, sample.publicUrl),
});

function existsLetter(locale: Locale, publicUrl: URL): Promise<RenderedLetter> {
  return renderLetter(letterWords('accountExists', locale)('subject'), <ExistsLetter {...{ locale, publicUrl }} />);
}

function ExistsLetter({ locale, publicUrl }: { locale: Locale; publicUrl: URL }) {
  const words = letterWords('accountExists', locale);
  const addressOf = (path: '/connexion' | '/mot-de-passe') => new URL(localized(locale, path), publicUrl).href;
  return (
    <LetterFrame locale={locale} preview={words('preview')}>
      <Paragraph>{words('greeting')}</Paragraph>
      <Paragraph>{words('lead')}</Paragraph>
      <LetterAction href={addressOf('/connexion')}>{words('signIn')}</LetterAction>
      <Paragraph>
        {words('forgotten')} <PlainLink href={addressOf('/mot-de-passe')}>{words('reset')}</PlainLink>
      </Paragraph>
      <SmallPrint>{words('footer')}</SmallPrint>
    </LetterFrame>
  );
}
