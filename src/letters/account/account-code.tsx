import { accountMailData, codeMail, openAccountMail } from '#identity/provider/accounts/account-mail.ts';
import type { CodePurpose } from '#identity/provider/codes/codes.ts';
import { codeLimits } from '#identity/provider/codes/code-rows.ts';
import type { Locale } from '#words/locale.ts';
import { LetterFrame } from '#letters/frame/letter-frame.tsx';
import { Code, Paragraph, SmallPrint } from '#letters/frame/letter-parts.tsx';
import { defineLetter, messageIdOf } from '#letters/frame/letter.ts';
import { renderLetter } from '#letters/frame/render-letter.ts';
import type { RenderedLetter } from '#letters/frame/render-letter.ts';
import { letterWords } from '#letters/frame/letter-words.ts';

/**
 * Sends a code to an address. Whoever enters the code reads the mail of this address. Not sent after the code
 * has expired.
 */
export const accountCodeLetter = defineLetter({
  job: codeMail,
  write: async (board, post, { sealed }) => {
    const data = openAccountMail(post.accountSeal, sealed, accountMailData.code);
    if (!data || data.code === null || data.expiresAt <= board.now()) return undefined;
    const letter = await codeLetter({ ...data, code: data.code });
    return { ...letter, to: data.to, attachments: [], messageId: messageIdOf(data.id, 'code', post) };
  },
  sample: (locale) => codeLetter({ locale, purpose: 'signUp', code: '428193' }),
});

type Told = { readonly locale: Locale; readonly purpose: CodePurpose; readonly code: string };

function codeLetter(told: Told): Promise<RenderedLetter> {
  const { locale, purpose } = told;
  return renderLetter(letterWords('accountCode', locale)('subject', { purpose }), <CodeLetter {...told} />);
}

function CodeLetter({ locale, purpose, code }: Told) {
  const words = letterWords('accountCode', locale);
  return (
    <LetterFrame locale={locale} preview={words('preview', { code })}>
      <Paragraph>{words('greeting')}</Paragraph>
      <Paragraph>{words('lead', { purpose })}</Paragraph>
      <Code>{code}</Code>
      <Paragraph>{words('limit', codeLimits)}</Paragraph>
      <SmallPrint>{words('footer', { purpose })}</SmallPrint>
    </LetterFrame>
  );
}
