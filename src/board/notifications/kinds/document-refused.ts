import { z } from 'zod';
import { defineKind } from '../define-kind.ts';

/**
 * A virus was found in a document or photo that was kept while the scanner was away: it is gone. The
 * application is named whose document it was, if it was one.
 */
export const documentRefused = defineKind({
  name: 'documentRefused',
  schema: z.object({ applicationId: z.uuid().optional() }),
  defaults: { site: true },
});
