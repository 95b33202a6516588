import type { CompanyFacts } from '#board/companies/company-facts.ts';
import type { WrittenText } from '#board/written-text.ts';
import { FormattedText } from './formatted-text.tsx';

/** What a company says of itself. */
export function OwnWords({ company: { presentation, expertise } }: { company: CompanyFacts }) {
  return (
    <>
      {presentation ? <FormattedText text={presentation.text} lang={presentation.language} /> : null}
      {expertise && !repeats(presentation, expertise) ? (
        <FormattedText text={expertise.text} lang={expertise.language} />
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
