import { newsletterFarewell } from '#board/newsletter/newsletter-jobs.ts';
import { readFarewell } from '#board/newsletter/read-subscription.ts';
import { type Locale, localized } from '#words/locale.ts';
import { LetterFrame } from '#letters/frame/letter-frame.tsx';
import { LetterAction, Paragraph, SmallPrint } from '#letters/frame/letter-parts.tsx';
import { defineLetter, messageIdOf } from '#letters/frame/letter.ts';
import { renderLetter } from '#letters/frame/render-letter.ts';
import type { RenderedLetter } from '#letters/frame/render-letter.ts';
import { sample } from '#letters/frame/sample.ts';
import { letterWords } from '#letters/frame/letter-words.ts';

/** Last letter, sent after unsubscribing, with a link to subscribe again. */
export const newsletterFarewellLetter = defineLetter({
  job: newsletterFarewell,
  write: async (board, post, { subscriptionId, farewell }) => {
    const told = await readFarewell(board, subscriptionId);
    if (told === undefined) return undefined;
    const messageId = messageIdOf(farewell, 'newsletter', post);
    return { ...(await farewellLetter(told.locale, post.publicUrl)), to: told.email, attachments: [], messageId };
  },
  sample: (locale) => farewellLetter(locale, sample.publicUrl),
});

function farewellLetter(locale: Locale, publicUrl: URL): Promise<RenderedLetter> {
  const back = new URL(localized(locale, '/lettre'), publicUrl).href;
  return renderLetter(letterWords('newsletterFarewell', locale)('subject'), <Farewell locale={locale} back={back} />);
}

function Farewell({ locale, back }: { locale: Locale; back: string }) {
  const words = letterWords('newsletterFarewell', locale);
  return (
    <LetterFrame locale={locale} preview={words('preview')}>
      <Paragraph>{words('greeting')}</Paragraph>
      <Paragraph>{words('ended')}</Paragraph>
      <LetterAction href={back}>{words('back')}</LetterAction>
      <SmallPrint>{words('footer')}</SmallPrint>
    </LetterFrame>
  );
}
