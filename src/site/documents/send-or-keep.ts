import { data, isRouteErrorResponse } from 'react-router';

/**
 * With scripts, a form that does not get through (no network, too much in a minute, a file that the server cuts off) stays
 * on the page as it was filled in, and `failure` says so; without this the error page would take its place, and what was typed
 * with it. Redirects and pages that are gone pass.
 */
export async function sendOrKeep<Answer, Failure>(
  send: () => Promise<Answer>,
  failure: Failure,
): Promise<Answer | ReturnType<typeof data<Failure>>> {
  try {
    return await send();
  } catch (error) {
    if (error instanceof Response || (isRouteErrorResponse(error) && error.status === 404)) throw error;
    return data(failure, { status: 503 }); // a failure by its status: the router does not load the page anew
  }
}
