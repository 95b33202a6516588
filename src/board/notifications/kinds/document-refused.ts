import { z } from 'zod';
import { defineKind } from '../define-kind.ts';

/**
 * A virus was found in a document or photo that was stored while the scanner was unavailable, and the file
 * was deleted. If the document belonged to an application, the event names the application.
 */
export const documentRefused = defineKind({
  name: 'documentRefused',
  schema: z.object({ applicationId: z.uuid().optional() }),
  defaults: { site: true },
});
