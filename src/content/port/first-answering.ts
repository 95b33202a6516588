import type { CallContent } from './content-call.ts';
import { isUnavailable } from './prismic-source.ts';

/**
 * Calls the first system, and the other only if the first is unavailable. A refusal of the first is final.
 */
export function firstAnswering(one: CallContent, other: CallContent): CallContent {
  return async (call) => {
    try {
      return await one(call);
    } catch (error) {
      if (!isUnavailable(error)) throw error;
      return other(call);
    }
  };
}
