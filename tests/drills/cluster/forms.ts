import { offerRow } from '#board/operators/testing/offer-rows.ts';
import { askSite, type SiteAnswer } from './ask-site.ts';
import type { SignedIn } from './people.ts';
import type { Told } from './told.ts';

/** What the load works on. */
export type Site = {
  readonly origin: string;
  readonly applicants: readonly SignedIn[];
  readonly uploaders: readonly SignedIn[];
  /** Open offers with an address for applications. */
  readonly offerIds: readonly number[];
  /** Key of the scope `offers:write`. */
  readonly key: string;
};

/** One attempt. True if the site confirmed it; false if it must be sent again. */
export type Attempt = (site: Site, told: Told, turn: number) => Promise<boolean>;

/**
 * Applies to an offer. A form whose answer was lost may have been taken; the second try then leads to the
 * application, or is refused as already sent.
 */
export const apply: Attempt = async ({ origin, applicants, offerIds }, told, turn) => {
  const candidate = applicants[turn % applicants.length];
  const offerId = offerIds[Math.floor(turn / applicants.length)];
  if (candidate === undefined || offerId === undefined) return true; // Everybody has applied to every offer.
  const { email, cvId } = candidate;
  const fields = { intent: 'apply', firstName: 'Zoé', lastName: 'Ørsted', email, cv: cvId, message: 'Bonjour' };
  const letter = new File([`Letter ${turn}`], 'letter.txt', { type: 'text/plain' });
  const answer = await post(`${origin}/offres/${offerId}`, candidate, { ...fields, coverLetter: letter });
  const isKnown = /déjà (?:candidaté|postulé)/i.test(answer?.text ?? '');
  if (!isKnown && !isConfirmed(answer, told)) return false;
  told.applications.add(`${email} ${offerId}`);
  return true;
};

/** Replaces a CV by the document of this turn. */
export const upload: Attempt = async ({ origin, uploaders }, told, turn) => {
  const candidate = uploaders[turn % uploaders.length];
  if (candidate === undefined) return true;
  const cv = new File([`Document ${turn}`], 'cv.txt', { type: 'text/plain' });
  const url = `${origin}/espace-personnel/cv/${candidate.cvId}/modifier`;
  if (!isConfirmed(await post(url, candidate, { intent: 'replace', cv }), told)) return false;
  told.uploads.set(candidate.cvId, turn);
  return true;
};

function post(url: string, { cookie }: SignedIn, fields: Record<string, string | File>) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  return askSite(url, { method: 'POST', body, headers: { cookie, origin: new URL(url).origin } });
}

/** A form that was taken leads on. */
function isConfirmed(answer: SiteAnswer | null, told: Told): boolean {
  if (answer === null || answer.status === 503 || answer.status === 502) return false;
  const { status, leadsTo, text } = answer;
  if (status >= 300 && status < 400 && !leadsTo.includes('/connexion')) return true;
  told.problems.add(`a form: ${status} ${leadsTo} ${errorsIn(text)}`);
  return false;
}

/** Returns the messages of a refused form. */
const errorsIn = (page: string): string =>
  Array.from(page.matchAll(/role="alert"[^>]*>(.{0,200})/gs), ([, words = '']) =>
    words.replace(/<[^>]+>/g, ' '),
  ).join();

/** Publishes an offer by the API. */
export const publish: Attempt = async ({ origin, key }, told, turn) => {
  const row = offerRow(`cluster-${turn}`, { contact: { email: 'recrutement@example.org' } });
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
  const body = JSON.stringify({ offers: [row] });
  const answer = await askSite(`${origin}/api/v1/offers:batch`, { method: 'POST', headers, body });
  if (answer === null || answer.status === 503 || answer.status === 502) return false;
  if (answer.status !== 200) told.problems.add(`a batch: ${answer.status} ${answer.text.slice(0, 200)}`);
  if (answer.status !== 200) return false;
  told.offers.add(row.externalId);
  return true;
};
