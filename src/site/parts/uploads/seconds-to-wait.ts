import { isRouteErrorResponse } from 'react-router';

/** The seconds that an answer 429 asks to wait, a minute where it does not say; null for anything else. */
export function secondsToWait(error: unknown): number | null {
  if (!isRouteErrorResponse(error) || error.status !== 429) return null;
  // The server's problem, as text: the router hands on no headers.
  return Number(/"wait":(\d+)/.exec(String(error.data))?.[1] ?? 60);
}
