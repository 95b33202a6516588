import { accountMailData, emailChangedMail, openAccountMail } from '#identity/provider/accounts/account-mail.ts';
import type { Locale } from '#words/locale.ts';
import { LetterFrame } from '#letters/frame/letter-frame.tsx';
import { Paragraph, SmallPrint } from '#letters/frame/letter-parts.tsx';
import { defineLetter, messageIdOf } from '#letters/frame/letter.ts';
import { renderLetter } from '#letters/frame/render-letter.ts';
import type { RenderedLetter } from '#letters/frame/render-letter.ts';
import { letterWords } from '#letters/frame/letter-words.ts';

/** Sent to the old address after the owner has confirmed the new address. */
export const emailChangedLetter = defineLetter({
  job: emailChangedMail,
  write: async (_board, post, { sealed }) => {
    const data = openAccountMail(post.accountSeal, sealed, accountMailData.emailChanged);
    if (!data) return undefined;
    const letter = await changedLetter(data.locale);
    return { ...letter, to: data.to, attachments: [], messageId: messageIdOf(data.id, 'email', post) };
  },
  sample: changedLetter,
});

function changedLetter(locale: Locale): Promise<RenderedLetter> {
  return renderLetter(letterWords('emailChanged', locale)('subject'), <ChangedLetter locale={locale} />);
}

function ChangedLetter({ locale }: { locale: Locale }) {
  const words = letterWords('emailChanged', locale);
  return (
    <LetterFrame locale={locale} preview={words('preview')}>
      <Paragraph>{words('greeting')}</Paragraph>
      <Paragraph>{words('lead')}</Paragraph>
      <Paragraph>{words('notYou')}</Paragraph>
      <SmallPrint>{words('footer')}</SmallPrint>
    </LetterFrame>
  );
}
