import { useEffect, useState } from 'react';
import type { Filter, WholeFilter } from '#site/parts/search/present-filters.ts';
import { useSearchAt } from '#site/parts/search/use-search-page-data.ts';
import { useAddress } from '#site/routing/addresses.ts';

type LateOptions = {
  /** The group with its options; null until they are loaded. */
  readonly whole: WholeFilter | null;
  /** State of options that are not loaded. */
  readonly state: 'idle' | 'loading' | 'failed';
  /** Requests the options; called when the visitor opens the group or is about to open it. */
  readonly ask: () => void;
};

/**
 * Loads the options of a closed group when the visitor opens it. While no option of the group is chosen, the
 * options are loaded again for each new search; otherwise the page itself contains them. If loading fails,
 * the next opening of the group requests the options again.
 */
export function useLateOptions(filter: Filter): LateOptions {
  const { parameter } = filter;
  const address = useSearchAt(useAddress()('/offres/filtres/:parameter', { parameter }));
  const [looks, setLooks] = useState(0);
  const [failed, setFailed] = useState(0);
  const [brought, setBrought] = useState<WholeFilter | null>(null);
  const isGiven = filter.options !== null;
  useEffect(() => {
    if (looks === 0 || isGiven) return undefined;
    let isCurrent = true;
    void optionsAt(address).then((whole) => isCurrent && (whole === null ? setFailed(looks) : setBrought(whole)));
    return () => void (isCurrent = false);
  }, [looks, isGiven, address]);
  const state = looks === 0 ? 'idle' : failed === looks ? 'failed' : 'loading';
  return { whole: isWhole(filter) ? filter : brought, state, ask: () => setLooks((past) => past + 1) };
}

const isWhole = (filter: Filter): filter is WholeFilter => filter.options !== null;

/** Options loaded in this session, by address; the latest are last. */
const kept = new Map<string, Promise<WholeFilter | null>>();
const maxKept = 60;

function optionsAt(address: string): Promise<WholeFilter | null> {
  const known = kept.get(address) ?? load(address);
  kept.delete(address);
  kept.set(address, known);
  for (const oldest of kept.keys()) if (kept.size > maxKept) kept.delete(oldest);
  return known;
}

async function load(address: string): Promise<WholeFilter | null> {
  try {
    const answer = await fetch(address);
    const filter: unknown = answer.ok ? await answer.json() : null;
    if (isAnswer(filter)) return filter;
  } catch {
    // There is no network; the next opening of the group requests the options again.
  }
  kept.delete(address);
  return null;
}

function isAnswer(answer: unknown): answer is WholeFilter {
  if (typeof answer !== 'object' || answer === null) return false;
  return 'name' in answer && 'parameter' in answer && 'options' in answer && Array.isArray(answer.options);
}
