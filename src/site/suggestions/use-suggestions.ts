import { useEffect, useState } from 'react';
import type { ShownSuggestion } from './shown-suggestion.ts';

/** Milliseconds: whoever types on needs no answer. */
const pause = 120;
const fewestLetters = 2;
const none: readonly ShownSuggestion[] = [];

/**
 * What a text may mean, a moment after it was typed; nothing where no answer comes.
 * @param source the address that is asked
 */
export function useSuggestions(source: string, text: string): readonly ShownSuggestion[] {
  const [found, setFound] = useState(none);
  const query = text.trim();
  useEffect(() => {
    const left = new AbortController();
    const answer = async () => {
      const suggestions = await ask(`${source}?${new URLSearchParams({ query })}`, left.signal);
      if (!left.signal.aborted) setFound(suggestions);
    };
    const later = setTimeout(() => void answer(), pause);
    return () => {
      clearTimeout(later);
      left.abort();
    };
  }, [source, query]);
  return query.length < fewestLetters ? none : found;
}

async function ask(address: string, signal: AbortSignal): Promise<readonly ShownSuggestion[]> {
  try {
    const response = await fetch(address, { signal });
    if (!response.ok) return none;
    const { suggestions }: { suggestions: readonly ShownSuggestion[] } = await response.json();
    return suggestions;
  } catch {
    // Suggestions are a help: without them what is typed is searched as ever.
    return none;
  }
}
