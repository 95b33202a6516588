import type { Ask } from './content-call.ts';
import { isAway } from './prismic-source.ts';

/** Calls the first system, and the other if the first is away; the first refuses invalid queries. */
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
