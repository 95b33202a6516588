import fastify, { type FastifyInstance, LogController } from 'fastify';
import type { ServerBuild } from 'react-router';
import { localCandidatesApi } from '#board/candidates/accounts/local-candidates-api.ts';
import { signedMail } from '#mail/signed-mail.ts';
import { signedNotices } from '#mail/signed-notices.ts';
import { apiDocsScope } from './scopes/api-docs-scope.ts';
import { authScope } from './scopes/auth-scope.ts';
import { candidatesScope } from './scopes/candidates-scope.ts';
import { createCachedAnswers } from './cache/cached-answers.ts';
import { type Compression, createCompression } from './cache/compression.ts';
import { contentApiScope } from './scopes/content-api-scope.ts';
import { contentWebhookScope } from './scopes/content-webhook-scope.ts';
import { contentScope } from './scopes/content-scope.ts';
import { addHealth } from './scopes/health.ts';
import { answerUnreadable, createHttpServer, createRequestIds } from '#server/http/http-server.ts';
import { identityScope } from './scopes/identity-scope.ts';
import { indexNowScope } from './schedule/index-now.ts';
import { liveScope } from './scopes/live-scope.ts';
import { logosScope } from './scopes/logos-scope.ts';
import { localStrategy } from './scopes/local-strategy.ts';
import { deadPaths } from '#site/parts/documents/dead-paths.ts';
import { readScreens } from '#site/screens.ts';
import { type Seeing, watchWith } from './seeing/open-seeing.ts';
import { addLogging } from './http/logging.ts';
import { officeScope } from './scopes/office-scope.ts';
import { offersApiScope } from './scopes/offers-api-scope.ts';
import { redirectLegacyAddresses } from './http/legacy-addresses.ts';
import type { DeadPaths } from '#office/request/office-parts.ts';
import type { ServerParts } from './wiring/parts.ts';
import { shareRateLimits } from './http/rate-limits.ts';
import { routing } from './http/routing.ts';
import { mailNoticesScope } from './scopes/mail-notices-scope.ts';
import { receivedMailScope } from './scopes/received-mail-scope.ts';
import { imagesScope } from './scopes/images-scope.ts';
import { linkPicturesScope } from './scopes/link-pictures-scope.ts';

import { addSecurityHeaders, securityHeaders } from './http/security-headers.ts';
import { securityTxtScope } from './scopes/security-txt.ts';
import { siteScope } from './scopes/site-scope.ts';
import { unsubscribeScope } from './scopes/unsubscribe-scope.ts';
import { v1Scope } from './scopes/v1-scope.ts';

/**
 * The web server. Every request gets an id, a line in the log and the security headers. The scope that
 * answers the request decides everything else: refusals, rate limits, the form of problems, the reading of
 * bodies. The site answers addresses that belong to no other scope.
 */
export async function createApp(
  parts: ServerParts,
  build: ServerBuild,
  seeing: Seeing = { metrics: null, traces: null },
): Promise<FastifyInstance> {
  const headers = securityHeaders(parts.configuration.publicUrl);
  const compression = createCompression();
  const app = createServer(parts, headers, compression);
  if (parts.sharedCounts) shareRateLimits(app, parts.sharedCounts);
  addLogging(app);
  addSecurityHeaders(app, headers);
  redirectLegacyAddresses(app);
  const screens = await readScreens(build);
  const patternOf = (path: string) => screens.at(path).spelling.pattern;
  watchWith(seeing, app, { configuration: parts.configuration, parts, patternOf });
  addHealth(app, parts);
  await addPeople(app, parts, deadPaths({ board: parts.board, content: parts.content, patternOf }));
  await addPrograms(app, parts);
  await addContent(app, parts);
  await app.register(siteScope, { parts, build, screens, compression });
  return app;
}

/** Creates Fastify with the page cache in front. The cache answers requests for shared pages itself. */
function createServer(
  parts: ServerParts,
  headers: Readonly<Record<string, string>>,
  compression: Compression,
): FastifyInstance {
  const { configuration, log, cache } = parts;
  const nextRequestId = createRequestIds();
  const { publicUrl } = configuration;
  const answerFromCache = createCachedAnswers({ cache, compression, log, publicUrl, nextRequestId });
  const answering = { headers, nextRequestId, log };
  return fastify({
    serverFactory: (handle) =>
      createHttpServer((request, response) => {
        if (!answerFromCache(request, response)) handle(request, response);
      }, answering),
    clientErrorHandler: answerUnreadable(answering),
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: nextRequestId,
    ...routing,
    trustProxy: (_address: string, hop: number) => hop < configuration.trustProxy,
  });
}

/** Adds the routes for people other than pages: the sign-in, live notifications, links from letters. */
async function addPeople(app: FastifyInstance, parts: ServerParts, dead: DeadPaths): Promise<void> {
  const { board, configuration, linkSecret: secret, provider } = parts;
  const { inboundMailSecret, mailNoticesSecret, rateLimits } = configuration;
  if (provider) await app.register(identityScope, { prefix: provider.mountPath, configuration, provider });
  await app.register(liveScope, { parts });
  await app.register(officeScope, { parts, deadPaths: dead });
  await app.register(unsubscribeScope, { board, secret, rateLimits });
  if (mailNoticesSecret !== undefined)
    await app.register(mailNoticesScope, { board, read: signedNotices(mailNoticesSecret), rateLimits });
  if (inboundMailSecret !== undefined)
    await app.register(receivedMailScope, { board, secret, read: signedMail(inboundMailSecret), rateLimits });
}

/** Adds the APIs, and the files that search engines and other sites fetch. */
async function addPrograms(app: FastifyInstance, parts: ServerParts): Promise<void> {
  const { board, configuration } = parts;
  const {
    rateLimits,
    offersApiKeys: keys,
    offersApiPublicKey: publicKey,
    publicUrl,
    webhooksAnywhere,
    indexnowKey,
    contactEmail: contact,
  } = configuration;
  const { readAccessToken } = parts.relyingParty;
  const candidates = localCandidatesApi(board);
  const searched = parts.boards.ofOffersApi;
  const access = { keys, publicKey, readAccessToken };
  await app.register(offersApiScope, { prefix: '/api', board, searched, publicUrl, rateLimits, ...access });
  await app.register(candidatesScope, { prefix: '/api/candidates', candidates, rateLimits, readAccessToken });
  await app.register(authScope, { prefix: '/api/auth', strategy: localStrategy(parts), publicUrl, rateLimits });
  await app.register(v1Scope, { prefix: '/api/v1', board, publicUrl, rateLimits, webhooksAnywhere });
  await app.register(apiDocsScope, { publicUrl: parts.publicUrl, rateLimits });
  await app.register(logosScope, { board, rateLimits });
  await app.register(linkPicturesScope, { board, content: parts.content, rateLimits });
  if (contact !== undefined) await app.register(securityTxtScope, { contact, publicUrl, now: board.now });
  if (indexnowKey !== undefined) await app.register(indexNowScope, { key: indexnowKey });
}

/** Adds the routes of the embedded content system, and the requests for content other than pages. */
async function addContent(app: FastifyInstance, parts: ServerParts): Promise<void> {
  const { configuration, contentServer, repository, publicUrl } = parts;
  const { contentWebhookSecret: secret, rateLimits } = configuration;
  const { ask, published, addresses, pictures } = contentServer;
  await app.register(contentApiScope, { prefix: '/api/content', ask, rateLimits });
  await app.register(imagesScope, { addresses, pictures, rateLimits });
  if (repository) await app.register(contentScope, { prefix: '/content', repository, publicUrl, rateLimits });
  if (secret !== undefined) await app.register(contentWebhookScope, { secret, published, rateLimits });
}
