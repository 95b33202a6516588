import type { FastifyInstance } from 'fastify';
import { addCrossOrigin } from '#api/transport/cross-origin.ts';
import { docsPages } from '#api/v1/docs/docs-pages.ts';
import { documentApi } from '#api/v1/openapi/document-api.ts';
import { addRateLimits } from '#server/http/rate-limits.ts';

type Options = { readonly publicUrl: URL; readonly rateLimits: boolean };

/** Serves the description of our own API: the OpenAPI document, and the pages that show it. */
export async function apiDocsScope(scope: FastifyInstance, { publicUrl, rateLimits }: Options): Promise<void> {
  addCrossOrigin(scope, ['GET', 'HEAD']);
  if (rateLimits) await addRateLimits(scope, () => ({ name: 'API document', max: 600 }));
  await scope.register(documentApi, { publicUrl });
  await scope.register(docsPages, { publicUrl });
}
