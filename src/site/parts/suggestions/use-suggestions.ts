import { useEffect, useState } from 'react';
import { fairShare } from '#search/suggestions/fair-share.ts';
import type { ShownSuggestion } from './shown-suggestion.ts';
import type { SuggestionSource } from './suggestion-sources.ts';

const minLetters = 2;
const none: readonly ShownSuggestion[] = [];
type Answers = Readonly<Record<string, readonly ShownSuggestion[]>>;

/**
 * Returns suggestions for a text a short time after it was typed, in the order of the sources. If a source
 * does not answer, its suggestions are missing.
 * @param sources must be the same array at each rendering
 */
export function useSuggestions(sources: readonly SuggestionSource[], text: string): readonly ShownSuggestion[] {
  const [answers, setAnswers] = useState<Answers>({});
  const query = text.trim();
  useEffect(() => {
    const left = new AbortController();
    const answer = async (address: string) => {
      const suggestions = await ask(`${address}?${new URLSearchParams({ query })}`, left.signal);
      if (!left.signal.aborted) setAnswers((known) => ({ ...known, [address]: suggestions }));
    };
    const waiting = sources.map(({ address, pause }) => setTimeout(() => void answer(address), pause));
    return () => {
      for (const one of waiting) clearTimeout(one);
      left.abort();
    };
  }, [sources, query]);
  return query.length < minLetters
    ? none
    : sources.flatMap(({ address, most }) => bestOfKinds(answers[address] ?? none, most));
}

function bestOfKinds(suggestions: readonly ShownSuggestion[], most = suggestions.length): readonly ShownSuggestion[] {
  return fairShare([...Map.groupBy(suggestions, ({ kind }) => kind).values()], most);
}

async function ask(address: string, signal: AbortSignal): Promise<readonly ShownSuggestion[]> {
  try {
    const response = await fetch(address, { signal });
    if (!response.ok) return none;
    const answer: unknown = await response.json();
    return isAnswer(answer) ? answer.suggestions : none;
  } catch {
    // Ignores failures, because the search works without suggestions.
    return none;
  }
}

function isAnswer(answer: unknown): answer is { readonly suggestions: readonly ShownSuggestion[] } {
  if (typeof answer !== 'object' || answer === null || !('suggestions' in answer)) return false;
  return Array.isArray(answer.suggestions) && answer.suggestions.every(isShown);
}

const isShown = (one: object): boolean => 'kind' in one && 'label' in one && 'address' in one;
