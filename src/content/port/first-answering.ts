import type { CallContent } from './content-call.ts';
import { isSourceUnavailable } from './prismic-source.ts';

/**
 * Calls the first system, and the second only if the first is unavailable. If the first refuses a query, the
 * second is not called.
 */
export function firstAnswering(one: CallContent, other: CallContent): CallContent {
  return async (call) => {
    try {
      return await one(call);
    } catch (error) {
      if (!isSourceUnavailable(error)) throw error;
      return other(call);
    }
  };
}
