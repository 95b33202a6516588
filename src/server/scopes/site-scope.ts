import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ServerBuild } from 'react-router';
import { pathOf } from '#http/address.ts';
import { maxFormBytes } from '#site/parts/uploads/read-form.ts';
import { asksManyRoutes, isPageData } from '#site/scripts/router-internals.ts';
import { oneSpelling } from '#site/routing/one-spelling.ts';
import type { RateLimit } from '#site/routing/screen-handle.ts';
import type { Screens } from '#site/screens.ts';
import { handleBySection } from '#site/section-handlers.ts';
import { withSignIn } from '#site/screens/sign-in/with-sign-in.ts';
import type { Compression } from '#server/cache/compression.ts';
import { browserErrorsScope } from './browser-errors-scope.ts';
import { createErrorReports } from '#server/http/error-reports.ts';
import { addFormRules, type BodyLimits, formLimits } from '#server/http/form-rules.ts';
import { createLargeForms } from '#server/http/large-forms.ts';
import { addLocale } from '#server/http/locale.ts';
import { keepMissingPages } from '#server/cache/missing-pages.ts';
import { createPageAddresses } from '#server/cache/page-address.ts';
import { servePages } from '#server/cache/pages.ts';
import { tryTwice } from '#server/cache/second-try.ts';
import type { ServerParts } from '#server/wiring/parts.ts';
import { sendProblem } from '#server/http/problem-page.ts';
import { noteWritten } from '#server/http/written-cookie.ts';
import { addRateLimits } from '#server/http/rate-limits.ts';
import { countSearches } from './count-searches.ts';
import { answerWithSite } from './site.ts';

type Options = {
  readonly parts: ServerParts;
  readonly build: ServerBuild;
  readonly screens: Screens;
  readonly compression: Compression;
};

/** The site: its assets, and its pages. It answers every address that belongs to no other scope. */
export async function siteScope(
  scope: FastifyInstance,
  { parts, build, screens, compression }: Options,
): Promise<void> {
  const { board, cache, clientFolder, configuration, content, publicUrl } = parts;
  addFormRules(scope, publicUrl, bodyLimitsOf(screens));
  if (configuration.rateLimits) await addRateLimits(scope, limitsOf(screens));
  const largeForms = createLargeForms();
  scope.addHook('onRequest', async (request, reply) => {
    if (!(await largeForms.admit(request, reply))) return sendProblem(request, reply.header('Retry-After', 5), 503);
  });
  countSearches(scope, parts);
  addLocale(scope, publicUrl.protocol === 'https:');
  if (configuration.databaseReplicaUrl !== undefined)
    noteWrites(scope, noteWritten(publicUrl, configuration.databaseReplicaLag));
  if (clientFolder) await serveAssets(scope, clientFolder);
  // Uses production mode for every build, whatever NODE_ENV is, because production mode never sends errors to
  // browsers. Only Vite's development server sends them.
  const handle = handleBySection(withSignIn(build), clientFolder === null ? 'development' : 'production');
  const report = await addErrorReports(scope, parts);
  const addressOf = createPageAddresses(screens, board.reference);
  const answerPage = answerWithSite(parts, { screens, handle, report });
  const page = servePages({
    publicUrl,
    cache,
    compression,
    addressOf,
    answer: keepMissingPages(tryTwice(answerPage), { screens, content, cache, publicUrl }),
    inTurn: largeForms.inTurn,
    outer: configuration.purgeUrl === undefined ? undefined : configuration.purgeKind,
  });
  scope.setNotFoundHandler((request, reply) => {
    if (!methods.has(request.method)) return sendProblem(request, reply.header('Allow', [...methods].join(', ')), 405);
    // Answers 404 for static payloads. The former site had a payload beside each page, because it rendered
    // pages ahead; this site does not.
    if (isRead(request.method) && pathOf(request.url).endsWith('/payload.json'))
      return reply.code(404).type('text/plain; charset=utf-8').send('Page not found');
    if (pathOf(request.url) === build.routeDiscovery.manifestPath && asksManyRoutes(request.url))
      return sendProblem(request, reply, 400);
    const spelled = isRead(request.method) ? spelledOtherwise(screens, request.url) : null;
    if (spelled !== null) return reply.redirect(spelled, 301);
    return page(request, reply);
  });
}

/** Lets browsers that send a form read from the primary for the next seconds. */
function noteWrites(scope: FastifyInstance, cookie: string): void {
  scope.addHook('onSend', async ({ method }, reply) => {
    if (!isRead(method)) reply.header('Set-Cookie', cookie);
  });
}

/** Adds the route that takes errors of browsers, if they are collected. */
async function addErrorReports(scope: FastifyInstance, { configuration, publicUrl }: ServerParts) {
  const { errorReportUrl, rateLimits } = configuration;
  const report = createErrorReports({ url: errorReportUrl ?? null, log: scope.log });
  if (errorReportUrl !== undefined) await scope.register(browserErrorsScope, { report, publicUrl, rateLimits });
  return report;
}

/**
 * Returns the redirect for an address in another case or with a trailing slash, because each page has exactly
 * one address. The query stays unchanged.
 */
function spelledOtherwise(screens: Screens, url: string): string | null {
  const path = pathOf(url);
  if (isPageData(path)) return null;
  const spelled = oneSpelling(screens.at(path).spelling, path);
  return spelled === null ? null : spelled + url.slice(path.length);
}

/** Returns the rate limits that the screens define. */
export function limitsOf(screens: Screens) {
  return ({ method, url }: FastifyRequest): RateLimit | null => {
    const { limit } = screens.at(pathOf(url));
    return limit.counts === 'requests' || method === 'POST' ? limit : null;
  };
}

// Reads a form of up to 8 MB to its end even if it is too large, because a browser shows the answer only
// after it has sent the form.
const fileLimits: BodyLimits = { accepted: maxFormBytes, drained: 8 * 1024 * 1024 };

/** Returns the body limits that the screens define. Only a multipart body can contain files. */
export function bodyLimitsOf(screens: Screens) {
  return ({ url, headers }: FastifyRequest): BodyLimits => {
    const hasParts = headers['content-type']?.startsWith('multipart/form-data') === true;
    return hasParts && screens.at(pathOf(url)).takesFiles ? fileLimits : formLimits;
  };
}

const methods = new Set(['GET', 'HEAD', 'POST']);
const isRead = (method: string): boolean => method !== 'POST';

// Lets browsers cache assets for ever, because Vite puts a hash of the content into the names below assets/.
const forever = 'public, max-age=31536000, immutable';
const aDay = 'public, max-age=86400';

/**
 * Serves the assets by one route, because registering a route for each of 500 files took 80 ms of a start.
 */
async function serveAssets(scope: FastifyInstance, root: string): Promise<void> {
  const shared = { preCompressed: true, index: false, cacheControl: false } as const;
  await scope.register(fastifyStatic, {
    ...shared,
    root: join(root, 'assets'),
    prefix: '/assets/',
    setHeaders: (response) => response.header('Cache-Control', forever),
  });
  await scope.register(fastifyStatic, {
    ...shared,
    root,
    wildcard: false,
    globIgnore: ['assets/**'],
    decorateReply: false,
    setHeaders: (response) => response.header('Cache-Control', aDay),
  });
}
