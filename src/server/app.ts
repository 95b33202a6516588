import { largestForm } from '#site/documents/read-form.ts';
import fastifyStatic from '@fastify/static';
import fastify, { type FastifyInstance, LogController } from 'fastify';
import { createRequestHandler, type ServerBuild } from 'react-router';
import { referenceOf } from '#site/reference.ts';
import { readScreens } from '#site/shell/screens.ts';
import { createCachedAnswers } from './cached-answers.ts';
import { addHealth } from './health.ts';
import { answerUnreadable, createHttpServer } from './http-server.ts';
import { addLocale } from './locale.ts';
import { addLogging } from './logging.ts';
import { createPageAddresses } from './page-address.ts';
import { PageCache } from './page-cache.ts';
import { servePages } from './pages.ts';
import type { ServerParts } from './parts.ts';
import { addRateLimits } from './rate-limits.ts';
import { addRefusals, refuseBrokenAddress } from './refusals.ts';
import { createRequestIds } from './request-ids.ts';
import { addSecurityHeaders, securityHeaders } from './security-headers.ts';
import { answerWithSite } from './site.ts';

/** The web server: what every request passes, in order, and where it ends. */
export async function createApp(parts: ServerParts, build: ServerBuild): Promise<FastifyInstance> {
  const { configuration, log } = parts;
  const cache = new PageCache();
  const nextRequestId = createRequestIds();
  const answerFromCache = createCachedAnswers({ cache, log, publicUrl: configuration.publicUrl, nextRequestId });
  const app = fastify({
    serverFactory: (handle) =>
      createHttpServer((request, response) => {
        if (!answerFromCache(request, response)) handle(request, response);
      }),
    clientErrorHandler: answerUnreadable({ headers: securityHeaders(configuration.publicUrl), nextRequestId, log }),
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: nextRequestId,
    trustProxy: (_address: string, hop: number) => hop < configuration.trustProxy,
    bodyLimit: largestForm,
    frameworkErrors: refuseBrokenAddress(configuration.publicUrl),
  });
  addLogging(app);
  addSecurityHeaders(app, configuration.publicUrl);
  addRefusals(app, configuration.publicUrl);
  if (configuration.rateLimits) await addRateLimits(app);
  mountIdentityProvider(app, parts);
  addLocale(app, configuration.publicUrl.protocol === 'https:');
  addHealth(app, parts.board.db);
  if (parts.clientFolder) await serveAssets(app, parts.clientFolder);
  await servePagesOf(app, { parts, build, cache });
  return app;
}

// Before any body is parsed: the provider reads its own.
function mountIdentityProvider(app: FastifyInstance, { provider }: ServerParts): void {
  if (!provider) return;
  app.addHook('onRequest', async (request, reply) => {
    if (!/^\/idp(\/|$)/.test(request.url)) return;
    reply.hijack();
    await provider.handle(request.raw, reply.raw);
  });
}

async function serveAssets(app: FastifyInstance, root: string): Promise<void> {
  await app.register(fastifyStatic, {
    root,
    wildcard: false,
    preCompressed: true,
    index: false,
    setHeaders: (response, path) => {
      // Vite puts a hash of the content into the names under assets/.
      const forever = path.includes('/assets/');
      response.header('Cache-Control', forever ? 'public, max-age=31536000, immutable' : 'public, max-age=3600');
    },
  });
}

type Site = { readonly parts: ServerParts; readonly build: ServerBuild; readonly cache: PageCache };

async function servePagesOf(app: FastifyInstance, { parts, build, cache }: Site): Promise<void> {
  // Built, it never tells its errors to browsers, whatever NODE_ENV says; only Vite's development server does.
  const handle = createRequestHandler(build, parts.clientFolder === null ? 'development' : 'production');
  const screens = await readScreens(build);
  const addressOf = createPageAddresses(screens, () => referenceOf(parts.board));
  const handler = servePages({
    publicUrl: parts.publicUrl,
    cache,
    addressOf,
    answer: answerWithSite(parts, screens, handle),
  });
  // The router parses bodies itself, from the stream.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _payload, done) => done(null));
  // Addresses of the site that this one follows ended in .aspx.
  app.get('/*', async (request, reply) => {
    if (/\.aspx($|\?)/i.test(request.url)) return reply.redirect('/', 301);
    return handler(request, reply);
  });
  app.route({ method: ['POST'], url: '/*', handler });
}
