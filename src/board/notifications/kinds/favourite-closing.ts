import { z } from 'zod';
import { favouritesClosing } from '#board/jobs/favourite-jobs.ts';
import { dayInParis } from '#words/paris-days.ts';
import { defineKind } from '../define-kind.ts';

/** Favourites close within a few days. */
export const favouriteClosing = defineKind({
  name: 'favouriteClosing',
  schema: z.object({ offerIds: z.array(z.int()).min(1) }),
  defaults: { site: true, mail: true },
  leaveLetter: (jobs, running, { candidateId, at }, { offerIds }) =>
    jobs.enqueue(running, favouritesClosing, { candidateId, offerIds, day: dayInParis(at) }),
});
