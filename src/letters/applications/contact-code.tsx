import { contactCodeMail } from '#board/jobs/application-jobs.ts';
import { contactCode } from '#board/applications/contact-address/contact-code.ts';
import { contactCodeLimits } from '#board/applications/contact-address/contact-code-limits.ts';
import { readContactCode } from '#board/applications/contact-address/read-contact-code.ts';
import type { Locale } from '#words/locale.ts';
import { LetterFrame } from '#letters/frame/letter-frame.tsx';
import { Code, Paragraph, SmallPrint } from '#letters/frame/letter-parts.tsx';
import { defineLetter, messageIdOf } from '#letters/frame/letter.ts';
import { renderLetter } from '#letters/frame/render-letter.ts';
import type { RenderedLetter } from '#letters/frame/render-letter.ts';
import { letterWords } from '#letters/frame/letter-words.ts';

/**
 * Sends a code to the address that a candidate typed in an application. Whoever enters the code reads the
 * mail of this address. Not sent after the code has expired.
 */
export const contactCodeLetter = defineLetter({
  job: contactCodeMail,
  write: async (board, post, { question }) => {
    const asked = await readContactCode(board, question);
    if (asked === undefined) return undefined;
    const letter = await codeLetter(asked.locale, contactCode(post.signingSecret, asked));
    return { ...letter, to: asked.email, attachments: [], messageId: messageIdOf(question, 'contact-code', post) };
  },
  sample: (locale) => codeLetter(locale, '428193'),
});

function codeLetter(locale: Locale, code: string): Promise<RenderedLetter> {
  return renderLetter(letterWords('contactCode', locale)('subject'), <CodeLetter locale={locale} code={code} />);
}

function CodeLetter({ locale, code }: { locale: Locale; code: string }) {
  const words = letterWords('contactCode', locale);
  return (
    <LetterFrame locale={locale} preview={words('preview', { code })}>
      <Paragraph>{words('greeting')}</Paragraph>
      <Paragraph>{words('lead')}</Paragraph>
      <Code>{code}</Code>
      <Paragraph>{words('limit', contactCodeLimits)}</Paragraph>
      <SmallPrint>{words('footer')}</SmallPrint>
    </LetterFrame>
  );
}
