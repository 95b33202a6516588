import type { ReactNode } from 'react';
import type { CompanyFacts } from '#board/offers/details/company-facts.ts';
import type { WrittenText } from '#board/context/written-text.ts';
import { FormattedText } from './formatted-text.tsx';

type Props = {
  company: CompanyFacts;
  /** Says that what follows is in another language; above the first words its caller says so. */
  note?: (language: WrittenText['language']) => ReactNode;
};

/** What a company says of itself. */
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

/** Many companies begin their presentation with what they do. */
function repeats(presentation: WrittenText | null, expertise: WrittenText): boolean {
  return plain(presentation?.text ?? '').includes(plain(expertise.text));
}

function plain(text: string): string {
  return text.toLowerCase().replace(/[\s.]+$/u, '');
}
