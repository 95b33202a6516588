import type { ReactNode } from 'react';
import type { CompanyFacts } from '#board/offers/details/company-facts.ts';
import type { WrittenText } from '#board/context/written-text.ts';
import { FormattedText } from './formatted-text.tsx';

type Props = {
  company: CompanyFacts;
  /** Note that the text is in another language; for the first text the caller shows the note. */
  note?: (language: WrittenText['language']) => ReactNode;
};

/** The company's own description. */
export function OwnWords({ company: { presentation, expertise }, note }: Props) {
  const changes = presentation !== null && presentation.language !== expertise?.language;
  return (
    <>
      {presentation ? <FormattedText text={presentation.text} lang={presentation.language} /> : null}
      {expertise && !repeats(presentation, expertise) ? (
        <>
          {changes ? note?.(expertise.language) : null}
          <FormattedText text={expertise.text} lang={expertise.language} />
        </>
      ) : null}
    </>
  );
}

/** Leaves the expertise out if the presentation begins with the same text, as many do. */
function repeats(presentation: WrittenText | null, expertise: WrittenText): boolean {
  return plain(presentation?.text ?? '').includes(plain(expertise.text));
}

function plain(text: string): string {
  return text.toLowerCase().replace(/[\s.]+$/u, '');
}
