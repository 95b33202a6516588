import { setTimeout as wait } from 'node:timers/promises';
import { offerRow } from '#board/operators/testing/offer-rows.ts';

/** A candidate who is signed in. */
export type SignedIn = { readonly cookie: string; readonly email: string; readonly cvId: string };

/** What the site confirmed, and how long it did not answer. */
export type Told = {
  pages: number;
  failedPages: string[];
  /** Longest time in milliseconds between two pages that were answered. */
  longestPause: number;
  /** Applications that the site confirmed, as `candidate offer`. */
  applications: Set<string>;
  /** Offers that the site confirmed, by their external ids. */
  offers: Set<string>;
  /** Forms and batches of which the answer was lost. They were sent again. */
  lostAnswers: number;
};

type Site = {
  readonly origin: string;
  readonly candidates: readonly SignedIn[];
  readonly offerIds: readonly number[];
  /** Key of the scope `offers:write`. */
  readonly key: string;
};

/** Reads pages, sends applications with documents and publishes offers until `end`. */
export function startLoad(site: Site): { readonly told: Told; readonly end: () => Promise<void> } {
  const over = new AbortController();
  const told: Told = {
    pages: 0,
    failedPages: [],
    longestPause: 0,
    applications: new Set(),
    offers: new Set(),
    lostAnswers: 0,
  };
  const until = async (work: (turn: number) => Promise<void>) => {
    for (let turn = 0; !over.signal.aborted; turn += 1) await work(turn);
  };
  const working = [
    until(pageReader(site, told)),
    until(pageReader(site, told)),
    until((turn) => apply(site, told, turn)),
    until((turn) => publish(site, told, turn)),
  ];
  return {
    told,
    end: async () => {
      over.abort();
      await Promise.all(working);
    },
  };
}

const paths = ['/offres/recherche', '/en/offres/recherche?query=data', '/entreprises', '/faq', '/api/v1/offers'];

function pageReader({ origin }: Site, told: Told): (turn: number) => Promise<void> {
  let answered = performance.now();
  return async (turn) => {
    // A parameter of its own lets the request through the page caches.
    const path = `${paths[turn % paths.length]}`;
    const answer = await fetch(`${origin}${path}`, { headers: { cookie: 'consent=served' } }).catch(() => null);
    await answer?.arrayBuffer().catch(() => null);
    if (answer?.status !== 200) return void told.failedPages.push(`${path}: ${answer?.status ?? 'cut'}`);
    const now = performance.now();
    told.longestPause = Math.max(told.longestPause, now - answered);
    answered = now;
    told.pages += 1;
  };
}

/**
 * Sends one application, again and again until it is confirmed. A form whose answer was lost may have been
 * taken; the second try then leads to the application, or is refused as already sent.
 */
async function apply({ origin, candidates, offerIds }: Site, told: Told, turn: number): Promise<void> {
  const at = turn % candidates.length;
  const candidate = candidates[at];
  const offerId = offerIds[Math.floor(turn / candidates.length)];
  if (candidate === undefined || offerId === undefined) return wait(100);
  for (;;) {
    const form = new FormData();
    const fields = {
      intent: 'apply',
      firstName: 'Zoé',
      lastName: 'Ørsted',
      email: candidate.email,
      cv: candidate.cvId,
      message: 'Bonjour',
    };
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    form.set('coverLetter', new File([`Letter ${turn}`], 'letter.txt', { type: 'text/plain' }));
    const headers = { cookie: candidate.cookie, origin, 'x-forwarded-for': addressOf(turn) };
    const answer = await fetch(`${origin}/offres/${offerId}`, {
      method: 'POST',
      body: form,
      headers,
      redirect: 'manual',
    }).catch(() => null);
    const text = (await answer?.text().catch(() => '')) ?? '';
    const leadsTo = answer?.headers.get('location') ?? '/connexion';
    if (!leadsTo.includes('/connexion') || /déjà (?:candidaté|postulé)/i.test(text))
      return void told.applications.add(`${candidate.email} ${offerId}`);
    if (answer !== null && answer.status < 500) throw new Error(`${answer.status} ${leadsTo}: ${errorsIn(text)}`);
    told.lostAnswers += 1;
    await wait(50);
  }
}

/** Returns the messages of a refused form. */
const errorsIn = (page: string): string =>
  Array.from(page.matchAll(/role="alert"[^>]*>(.{0,400})/gs), ([, words = '']) =>
    words.replace(/<[^>]+>/g, ' '),
  ).join();

const addressOf = (turn: number): string => `10.7.${(turn >> 8) & 255}.${turn & 255}`;

async function publish({ origin, key }: Site, told: Told, turn: number): Promise<void> {
  const row = offerRow(`cluster-${turn}`, { contact });
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
  for (;;) {
    const body = JSON.stringify({ offers: [row] });
    const answer = await fetch(`${origin}/api/v1/offers:batch`, { method: 'POST', headers, body }).catch(() => null);
    const text = (await answer?.text().catch(() => '')) ?? '';
    await wait(150); // Stays below the limit of 600 requests a minute of a key.
    if (answer?.status === 200) return void told.offers.add(row.externalId);
    if (answer !== null && answer.status < 500) throw new Error(`${answer.status}: ${text.slice(0, 300)}`);
    told.lostAnswers += 1;
  }
}

const contact = { email: 'recrutement@example.org' };
