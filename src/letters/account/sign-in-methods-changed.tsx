import {
  accountMailData,
  type ChangedMethod,
  openAccountMail,
  signInMethodsChangedMail,
} from '#identity/provider/accounts/account-mail.ts';
import { type Locale, localized } from '#words/locale.ts';
import { LetterFrame } from '#letters/frame/letter-frame.tsx';
import { LetterAction, Paragraph, SmallPrint } from '#letters/frame/letter-parts.tsx';
import { defineLetter, messageIdOf } from '#letters/frame/letter.ts';
import { renderLetter } from '#letters/frame/render-letter.ts';
import type { RenderedLetter } from '#letters/frame/render-letter.ts';
import { sample } from '#letters/frame/sample.ts';
import { letterWords } from '#letters/frame/letter-words.ts';

/**
 * Sent after a passkey or a sign-in service was added or removed, so that the owner of the account notices a
 * change by somebody else.
 */
export const signInMethodsChangedLetter = defineLetter({
  job: signInMethodsChangedMail,
  write: async (_board, post, { sealed }) => {
    const data = openAccountMail(post.accountSeal, sealed, accountMailData.signInMethodsChanged);
    if (!data) return undefined;
    const letter = await changedLetter({ ...data, publicUrl: post.publicUrl });
    return { ...letter, to: data.to, attachments: [], messageId: messageIdOf(data.id, 'ways', post) };
  },
  sample: (locale) => changedLetter({ locale, publicUrl: sample.publicUrl, change: 'serviceLinked', name: 'Google' }),
});

type Told = ChangedMethod & { readonly locale: Locale; readonly publicUrl: URL };

function changedLetter(told: Told): Promise<RenderedLetter> {
  return renderLetter(letterWords('signInMethodsChanged', told.locale)('subject'), <ChangedLetter {...told} />);
}

function ChangedLetter({ locale, publicUrl, change, name }: Told) {
  const words = letterWords('signInMethodsChanged', locale);
  return (
    <LetterFrame locale={locale} preview={words('preview')}>
      <Paragraph>{words('greeting')}</Paragraph>
      <Paragraph>{words('lead', { change, name })}</Paragraph>
      <Paragraph>{words('notYou')}</Paragraph>
      <LetterAction href={new URL(localized(locale, '/espace-personnel/connexion'), publicUrl).href}>
        {words('see')}
      </LetterAction>
      <SmallPrint>{words('footer')}</SmallPrint>
    </LetterFrame>
  );
}
