import type { ReactNode } from 'react';
import type { CompanyFacts } from '#board/offers/details/company-facts.ts';
import type { WrittenText } from '#board/context/written-text.ts';
import { FormattedText } from './formatted-text.tsx';

type Props = {
  company: CompanyFacts;
  /** Renders a note that a text is in another language. The caller shows this note for the first text. */
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

/**
 * Tells if the presentation begins with the text of the expertise, as it often does; the expertise is then
 * left out.
 */
function repeats(presentation: WrittenText | null, expertise: WrittenText): boolean {
  return plain(presentation?.text ?? '').includes(plain(expertise.text));
}

function plain(text: string): string {
  return text.toLowerCase().replace(/[\s.]+$/u, '');
}
