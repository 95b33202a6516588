import { setTimeout as wait } from 'node:timers/promises';
import { offerRow } from '#board/operators/testing/offer-rows.ts';
import { second } from '#durations.ts';
import { askSite, isNone } from './ask-site.ts';
import { SearchTold } from './search-told.ts';

type Searched = {
  readonly origin: string;
  /** Key of the scope `offers:write`. */
  readonly key: string;
  /** Texts that find offers. */
  readonly texts: readonly string[];
};

export type SearchLoad = { readonly told: SearchTold; readonly end: () => Promise<void> };

// An offer that nobody finds for so long is lost.
const longestFind = 60 * second;
const cookie = 'consent=served'; // Passes the cache in front.

/** Searches, publishes offers and looks for them until `end`. */
export function startSearchLoad(site: Searched): SearchLoad {
  const told = new SearchTold();
  const over = new AbortController();
  const until = async (work: (turn: number) => Promise<void>) => {
    for (let turn = 0; !over.signal.aborted; turn += 1) await work(turn);
  };
  const search = (from: number) => until((turn) => searchPage(site, told, 3 * turn + from));
  const working = Promise.all([search(0), search(1), search(2), until((turn) => publishAndFind(site, told, turn))]);
  return {
    told,
    end: async () => {
      over.abort();
      await working;
    },
  };
}

/** Asks one of the searches. What each excludes is new, so that no page in memory answers it. */
async function searchPage({ origin, texts }: Searched, told: SearchTold, turn: number): Promise<void> {
  const text = encodeURIComponent(`${texts[turn % texts.length]} -zz${turn}`);
  const path = [
    `/offres/recherche?query=${text}`,
    `/en/offres/recherche?query=${text}`,
    `/api/v1/offers?query=${text}`,
  ][Math.floor(turn / texts.length) % 3];
  const begun = performance.now();
  const answer = await askSite(`${origin}${path}`, { headers: { cookie } });
  if (answer?.status === 200 && !isNone(answer.text)) told.page(performance.now() - begun);
  else if (answer?.status === 200) told.wrong('a search with offers found none');
  else if (answer?.status === 503 && answer.retryAfter !== null) told.fail();
  else
    told.wrong(
      `a search was answered ${answer?.status ?? 'not at all'}, Retry-After ${answer?.retryAfter ?? 'absent'}`,
    );
  await wait(50);
}

/** Publishes an offer with a word of its own, and searches for the word until the offer is found. */
async function publishAndFind({ origin, key }: Searched, told: SearchTold, turn: number): Promise<void> {
  const title = `Soudeuse ${wordOf(turn)}`;
  const row = offerRow(`search-${turn}`, { title, contact: { email: 'recrutement@example.org' } });
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
  const body = JSON.stringify({ offers: [row] });
  const sent = await askSite(`${origin}/api/v1/offers:batch`, { method: 'POST', headers, body });
  if (sent?.status !== 200) {
    told.wrong(`a batch was answered ${sent?.status ?? 'not at all'}`);
    return wait(500);
  }
  const begun = performance.now();
  for (;;) {
    const page = await askSite(`${origin}/offres/recherche?query=${wordOf(turn)}`, { headers: { cookie } });
    const took = performance.now() - begun;
    if (page?.text.toLowerCase().includes(title.toLowerCase()) === true) {
      told.found(took);
      break;
    }
    if (took > longestFind) {
      told.wrong('a published offer is not found');
      break;
    }
    await wait(100);
  }
  await wait(300);
}

/** A word of letters alone, far from other words. */
const wordOf = (turn: number): string =>
  `zyx${Array.from(String(turn).padStart(4, '0'), (digit) => 'bcdfghjkmq'[Number(digit)]).join('')}`;
