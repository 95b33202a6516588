import { z } from 'zod';
import { favouritesFilled } from '#board/jobs/favourite-jobs.ts';
import { dayInParis } from '#words/paris-days.ts';
import { defineKind } from '../define-kind.ts';

/** Candidates were chosen for favourites. */
export const favouriteFilled = defineKind({
  name: 'favouriteFilled',
  schema: z.object({ offerIds: z.array(z.int()).min(1) }),
  defaults: { site: true, mail: true },
  leaveLetter: (jobs, running, { candidateId, at }, { offerIds }) =>
    jobs.enqueue(running, favouritesFilled, { candidateId, offerIds, day: dayInParis(at) }),
});
