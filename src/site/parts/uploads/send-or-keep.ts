import { data, isRouteErrorResponse } from 'react-router';
import { secondsToWait } from './seconds-to-wait.ts';
import { UploadCancelled } from './upload-cancelled.ts';

/**
 * Why a form did not get through: more than the server takes, or too often, with the seconds to wait; or its
 * sender took it back, and nothing is wrong.
 */
export type NotSent = { readonly tooLarge: boolean; readonly wait: number | null; readonly cancelled: boolean };

/**
 * With scripts, a form that does not get through (no network, too much in a minute, a file that the server
 * cuts off) stays on the page as it was filled in, and `failure` says why; without this the error page would
 * take its place, and what was typed with it. Redirects and pages that are gone pass.
 */
export async function sendOrKeep<Answer, Failure>(
  send: () => Promise<Answer>,
  failure: (why: NotSent) => Failure,
): Promise<Answer | ReturnType<typeof data<Failure>>> {
  try {
    return await send();
  } catch (error) {
    if (error instanceof Response || (isRouteErrorResponse(error) && error.status === 404)) throw error;
    // a failure by its status: the router does not load the page anew
    const cancelled = error instanceof UploadCancelled;
    const why = { tooLarge: statusOf(error) === 413, wait: secondsToWait(error), cancelled };
    return data(failure(why), { status: 503 });
  }
}

const statusOf = (error: unknown): number | null => (isRouteErrorResponse(error) ? error.status : null);
