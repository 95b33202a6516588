import { data, isRouteErrorResponse } from 'react-router';
import { secondsToWait } from './seconds-to-wait.ts';
import { UploadCancelled } from './upload-cancelled.ts';

/**
 * Reason why a form was not sent: it was too large, was sent too often (with the seconds to wait), or was
 * cancelled by its sender, which is not an error.
 */
export type NotSent = { readonly tooLarge: boolean; readonly wait: number | null; readonly cancelled: boolean };

/**
 * Sends a form with scripts. If that fails (no network, rate limit, a file above the server's limit), the
 * form stays on the page with its values, and `failure` gives the reason. Otherwise the error page would
 * replace the form, and the input would be lost. Redirects and missing pages pass through unchanged.
 */
export async function sendOrKeep<Answer, Failure>(
  send: () => Promise<Answer>,
  failure: (why: NotSent) => Failure,
): Promise<Answer | ReturnType<typeof data<Failure>>> {
  try {
    return await send();
  } catch (error) {
    if (error instanceof Response || (isRouteErrorResponse(error) && error.status === 404)) throw error;
    // Returns the status of a failure, after which the router does not load the page's data again.
    const cancelled = error instanceof UploadCancelled;
    const why = { tooLarge: statusOf(error) === 413, wait: secondsToWait(error), cancelled };
    return data(failure(why), { status: 503 });
  }
}

const statusOf = (error: unknown): number | null => (isRouteErrorResponse(error) ? error.status : null);
