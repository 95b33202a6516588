import { z } from 'zod';
import { defineKind } from '../define-kind.ts';

/**
 * A scanner found a virus in a document or photo, and the file was deleted. The file had been stored while
 * the scanner was unavailable. If the document belonged to an application, the event names the application.
 */
export const documentRefused = defineKind({
  name: 'documentRefused',
  schema: z.object({ applicationId: z.uuid().optional() }),
  defaults: { site: true },
});
