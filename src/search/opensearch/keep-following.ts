import { second } from '#durations.ts';
import { repeated } from '#search/feed/repeated.ts';
import type { OfferFollower } from './offer-follower.ts';

type Parts = {
  readonly follower: (again: () => void) => OfferFollower;
  readonly listen: (heard: () => void) => { readonly stop: () => Promise<void> };
  readonly onError: (error: unknown) => void;
};

const betweenPolls = 3 * second;

/** Lets a follower run at each notification of the database, at each poll, and after a build. */
export function keepFollowing({ follower: create, listen, onError }: Parts): { readonly stop: () => Promise<void> } {
  const follower = create(() => following.again());
  const following = repeated(() => follower.follow(), onError);
  const listening = listen(following.again);
  const polling = setInterval(following.again, betweenPolls);
  return {
    stop: async () => {
      clearInterval(polling);
      await listening.stop();
      await following.stop();
      await follower.end().catch(onError);
    },
  };
}
