import type { Locale } from '#words/locale.ts';
import { LetterFrame } from '#letters/frame/letter-frame.tsx';
import { Cut, Paragraph, QuotedText } from '#letters/frame/letter-parts.tsx';
import { letterWords } from '#letters/frame/letter-words.ts';
import { renderLetter, type RenderedLetter } from '#letters/frame/render-letter.ts';

type News = {
  /** The words of the letter. */
  readonly words: 'backupNews' | 'importNews';
  readonly outcome: 'failing' | 'recovered';
  /** What the program said, in its own words; null to quote nothing. */
  readonly quoted: string | null;
};

/** Writes the letter in both languages, because nobody knows the language of the operator. */
export function writeOperatorNews(news: News): Promise<RenderedLetter> {
  const { words, outcome } = news;
  const said = (locale: Locale) => letterWords(words, locale)('subject', { outcome });
  return renderLetter([said('fr'), said('en')].join(' · '), <NewsLetter {...news} />);
}

function NewsLetter({ words, outcome, quoted }: News) {
  const fr = letterWords(words, 'fr');
  const en = letterWords(words, 'en');
  return (
    <LetterFrame locale="fr" preview={fr('text', { outcome })}>
      <Paragraph>{fr('text', { outcome })}</Paragraph>
      <div lang="en">
        <Paragraph>{en('text', { outcome })}</Paragraph>
      </div>
      {quoted !== null && (
        <>
          <Cut />
          <QuotedText>{quoted}</QuotedText>
        </>
      )}
    </LetterFrame>
  );
}
