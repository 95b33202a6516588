import { hydrateRoot } from 'react-dom/client';
import { loadWords, loadedWords } from '#words/load-words.ts';
import { type Locale, localeOf } from '#words/locale.ts';
import { Words } from '#words/words.tsx';
import { EnteredField, type EnteredFieldProps } from './entered-field.tsx';
import { sourcesOf } from './suggestion-sources.ts';

/**
 * Attaches suggestions to the search fields of a screen of content. The rest of the screen stays HTML without
 * React.
 */
export async function hydrateFields(islands: Iterable<HTMLElement>): Promise<void> {
  // Preloads the scripts that are needed next. An error is ignored here, because it is reported when the
  // scripts are used.
  import('./suggestion-combobox.tsx').catch(() => {});
  await loadWords('shell');
  const locale = localeOf(window.location.pathname);
  for (const island of islands) {
    const input = island.querySelector('input');
    // Gives each root a prefix for its ids, because each field has its own React root and each root begins to
    // count ids from the same start.
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
