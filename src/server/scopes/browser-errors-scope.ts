import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { browserErrorsPath, maxFrames } from '#site/scripts/on-every-page/error-telling.ts';
import { isFromOwnSite } from '#http/same-origin.ts';
import { jsonOrNothing } from '#json-or-nothing.ts';
import type { ReportError } from '#server/http/error-reports.ts';
import { addRateLimits } from '#server/http/rate-limits.ts';

type Options = { readonly report: ReportError; readonly publicUrl: URL; readonly rateLimits: boolean };

const reportSchema = z.strictObject({
  name: z.string().max(100),
  frames: z.array(z.string().max(300)).max(maxFrames),
});
const maxBodyBytes = 8 * 1024;
const maxAMinute = 20;

/** Receives the errors that pages of this site report from browsers, and forwards them to the collector. */
export async function browserErrorsScope(scope: FastifyInstance, options: Options): Promise<void> {
  const { report, publicUrl, rateLimits } = options;
  if (rateLimits) await addRateLimits(scope, () => ({ name: 'browser errors', max: maxAMinute }));
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: maxBodyBytes }, (_request, body, done) =>
    done(null, body),
  );
  scope.setErrorHandler((error, _request, reply) => {
    const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
    return reply.code(status).send('');
  });
  scope.post(browserErrorsPath, async ({ id, method, headers, body }, reply) => {
    if (!isFromOwnSite(method, headers, publicUrl.origin)) return reply.code(403).send('');
    const read = reportSchema.safeParse(jsonOrNothing(String(body)));
    if (!read.success) return reply.code(400).send('');
    report({ where: 'browser', requestId: id, code: null, ...read.data });
    return reply.code(204).send();
  });
}
