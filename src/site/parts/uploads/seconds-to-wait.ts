import { isRouteErrorResponse } from 'react-router';

/** Returns the waiting time of an answer 429 in seconds, 60 by default; null for other errors. */
export function secondsToWait(error: unknown): number | null {
  if (!isRouteErrorResponse(error) || error.status !== 429) return null;
  // Reads the waiting time from the text of the server's answer, because the router does not pass the headers
  // on.
  return Number(/"wait":(\d+)/.exec(String(error.data))?.[1] ?? 60);
}
