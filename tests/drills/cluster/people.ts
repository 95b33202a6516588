import { agreeToAlerts } from '#board/alerts/answer-consent-request.ts';
import { insertAlert, questionTo } from '#board/alerts/testing/alert-fixtures.ts';
import { insertCandidate } from '#board/candidates/testing/candidate-fixtures.ts';
import type { Board } from '#board/context/board.ts';
import { hour } from '#durations.ts';
import { createSeal } from '#identity/both-sides/sealing.ts';
import { createSessionStore } from '#identity/relying-party/sessions/session-store.ts';
import { readSecret } from '#server/wiring/secret.ts';

/** A candidate who is signed in. */
export type SignedIn = { readonly cookie: string; readonly email: string; readonly cvId: string };

/** Makes candidates with complete accounts and sessions of the site with this secret. */
export async function signInCandidates(board: Board, secret: string, count: number): Promise<SignedIn[]> {
  const keyOf = await readSecret('', secret);
  const store = createSessionStore(createSeal(keyOf('sign-in'), 'sessions'));
  const candidates: SignedIn[] = [];
  for (let number = 0; number < count; number += 1) {
    const { candidate } = await insertCandidate(board, { complete: true });
    const { oid, email } = candidate;
    const claims = { oid, tfp: null, emails: [email], given_name: 'Zoé', family_name: 'Ørsted', name: '' };
    const content = { claims, idToken: '', accessToken: '', refreshToken: null };
    const accessExpiresAt = new Date(Date.now() + 10 * hour);
    const device = { browser: null, system: null, network: '203.0.113.…' };
    const session = await store.create(board.db, { policy: 'signInFr', content, accessExpiresAt, device });
    const cv = board.db.selectFrom('cvs').select('id').where('candidate_id', '=', candidate.id);
    candidates.push({ cookie: `session=${session}`, email, cvId: (await cv.executeTakeFirstOrThrow()).id });
  }
  return candidates;
}

/** Makes candidates whom an alert tells of every new offer. */
export async function insertAlertOwners(board: Board, count: number): Promise<void> {
  for (let number = 0; number < count; number += 1) {
    const viewer = await insertCandidate(board);
    await insertAlert(board, viewer, '');
    await agreeToAlerts(board, await questionTo(board.db, viewer.candidate.id));
  }
}
