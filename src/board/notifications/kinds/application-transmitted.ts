import { z } from 'zod';
import { defineKind } from '../define-kind.ts';

/** The recruiter's mail server accepted the application. */
export const applicationTransmitted = defineKind({
  name: 'applicationTransmitted',
  schema: z.object({ applicationId: z.uuid() }),
  defaults: { site: true },
});
