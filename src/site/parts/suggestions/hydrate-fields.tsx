import { hydrateRoot } from 'react-dom/client';
import { loadWords, loadedWords } from '#words/load-words.ts';
import { type Locale, localeOf } from '#words/locale.ts';
import { Words } from '#words/words.tsx';
import { EnteredField, type EnteredFieldProps } from './entered-field.tsx';
import { sourcesOf } from './suggestion-sources.ts';

/** Gives the search fields of a screen of content what those of other screens have; the rest stays HTML. */
export async function hydrateFields(islands: Iterable<HTMLElement>): Promise<void> {
  // Needed next, and told then if it does not come.
  import('./suggestion-combobox.tsx').catch(() => {});
  await loadWords('shell');
  const locale = localeOf(window.location.pathname);
  for (const island of islands) {
    const input = island.querySelector('input');
    // Each root numbers its elements by itself.
    if (input) hydrateRoot(island, fieldOf(input, locale), { identifierPrefix: input.id });
  }
}

/** The field as it was rendered. */
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
