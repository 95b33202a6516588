import type { FastifyRequest } from 'fastify';
import { createRequestHandler } from 'react-router';
import { provideContext } from '#site/context.ts';
import type { Answer } from './pages.ts';
import type { ServerParts } from './parts.ts';
import { visitorKey } from './visitor-key.ts';

/** The site as a function from request to response. */
export async function answerWithSite(parts: ServerParts): Promise<Answer> {
  const build = await import('virtual:react-router/server-build');
  const handle = createRequestHandler(
    build,
    parts.configuration.nodeEnv === 'development' ? 'development' : 'production',
  );
  return async (request, { id, log, ip, headers }: FastifyRequest) => {
    const day = parts.board.now().toISOString().slice(0, 10);
    const context = provideContext(parts, {
      requestId: id,
      log,
      viewer: await parts.viewerOf(headers.cookie),
      visitorKey: visitorKey(parts.visitorSecret, day, ip, headers['user-agent']),
    });
    return handle(request, context);
  };
}
