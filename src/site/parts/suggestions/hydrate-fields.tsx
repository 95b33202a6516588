import { hydrateRoot } from 'react-dom/client';
import { loadWords, loadedWords } from '#words/load-words.ts';
import { type Locale, localeOf } from '#words/locale.ts';
import { Words } from '#words/words.tsx';
import { EnteredField, type EnteredFieldProps } from './entered-field.tsx';
import { sourcesOf } from './suggestion-sources.ts';

/** Attaches suggestions to the search fields of a screen of content; the rest stays HTML. */
export async function hydrateFields(islands: Iterable<HTMLElement>): Promise<void> {
  // Preloads the scripts that are needed next; a failure is reported when they are used.
  import('./suggestion-combobox.tsx').catch(() => {});
  await loadWords('shell');
  const locale = localeOf(window.location.pathname);
  for (const island of islands) {
    const input = island.querySelector('input');
    // Each field has its own React root, whose ids start from the beginning, so a prefix keeps them apart.
    if (input) hydrateRoot(island, fieldOf(input, locale), { identifierPrefix: input.id });
  }
}

/** The field as the server rendered it. */
function fieldOf(input: HTMLInputElement, locale: Locale) {
  return (
    <Words locale={locale} messages={loadedWords}>
      <EnteredField
        {...propsOf(input)}
        sources={sourcesOf(locale, input.name)}
        go={(address) => window.location.assign(address)}
      />
    </Words>
  );
}

function propsOf({ id, name, className, defaultValue, placeholder, ariaLabel }: HTMLInputElement): EnteredFieldProps {
  return { id, name, className, defaultValue, placeholder, ...(ariaLabel !== null && { 'aria-label': ariaLabel }) };
}
