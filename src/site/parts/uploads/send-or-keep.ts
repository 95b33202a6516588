import { data, isRouteErrorResponse } from 'react-router';
import { secondsToWait } from './seconds-to-wait.ts';
import { UploadCancelled } from './upload-cancelled.ts';

/**
 * Reason why a form was not sent: too large, sent too often (with the seconds to wait), or cancelled by its
 * sender, which is not an error.
 */
export type NotSent = { readonly tooLarge: boolean; readonly wait: number | null; readonly cancelled: boolean };

/**
 * With scripts, a form that cannot be sent (no network, rate limit, a file over the server's limit) stays
 * on the page with its values, and `failure` gives the reason; otherwise the error page would replace it
 * and lose the input. Redirects and missing pages are not changed.
 */
export async function sendOrKeep<Answer, Failure>(
  send: () => Promise<Answer>,
  failure: (why: NotSent) => Failure,
): Promise<Answer | ReturnType<typeof data<Failure>>> {
  try {
    return await send();
  } catch (error) {
    if (error instanceof Response || (isRouteErrorResponse(error) && error.status === 404)) throw error;
    // The status marks the answer as a failure, after which the router does not reload the page's data.
    const cancelled = error instanceof UploadCancelled;
    const why = { tooLarge: statusOf(error) === 413, wait: secondsToWait(error), cancelled };
    return data(failure(why), { status: 503 });
  }
}

const statusOf = (error: unknown): number | null => (isRouteErrorResponse(error) ? error.status : null);
