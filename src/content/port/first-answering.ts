import type { Ask } from './content-call.ts';
import { isAway } from './prismic-source.ts';

/** Asks one, and the other where the one is away; a question that is none is refused by the first. */
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
