import type { Ask } from './content-call.ts';
import { isAway } from './prismic-source.ts';

/** Asks the first system, and the other only if the first is away. A refusal of the first is final. */
export function firstAnswering(one: Ask, other: Ask): Ask {
  return async (call) => {
    try {
      return await one(call);
    } catch (error) {
      if (!isAway(error)) throw error;
      return other(call);
    }
  };
}
