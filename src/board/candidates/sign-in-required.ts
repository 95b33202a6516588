import type { Viewer, ViewingCandidate } from '#board/context/viewer.ts';

export class SignInRequired extends Error {
  readonly code = 'auth.errors.signInRequired';
}

/**
 * Returns the signed-in candidate.
 * @throws SignInRequired for a visitor
 */
export function signedIn(viewer: Viewer): ViewingCandidate {
  if (viewer.kind === 'visitor') throw new SignInRequired('nobody is signed in');
  return viewer.candidate;
}
