import { z } from 'zod';
import { favouritesWithdrawn } from '#board/jobs/favourite-jobs.ts';
import { dayInParis } from '#words/paris-days.ts';
import { defineKind } from '../define-kind.ts';

/** The sources of favourites withdrew them. */
export const favouriteWithdrawn = defineKind({
  name: 'favouriteWithdrawn',
  schema: z.object({ offerIds: z.array(z.int()).min(1) }),
  defaults: { site: true, mail: true },
  leaveLetter: (jobs, running, { candidateId, at }, { offerIds }) =>
    jobs.enqueue(running, favouritesWithdrawn, { candidateId, offerIds, day: dayInParis(at) }),
});
