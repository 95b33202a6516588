import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { languages, locales, unlocalized } from '#words/locale.ts';
import { answerOffice, type Office, refuseFiles } from '#office/answer-office.ts';
import { filesAt, longestFormAt } from '#office/office-screens.ts';
import type { DeadPaths, ImportSchedule } from '#office/request/office-parts.ts';
import { officeAssets } from '#office/frame/assets.ts';
import { pathOf } from '#http/address.ts';
import { addFormRules, type BodyLimits } from '#server/http/form-rules.ts';
import { lengthOf } from '#server/http/large-forms.ts';
import { sendProblem } from '#server/http/problem-page.ts';
import { addRateLimits, type Limit } from '#server/http/rate-limits.ts';
import { webRequest } from '#server/http/web-request.ts';
import type { ServerParts } from '#server/wiring/parts.ts';

/** Address of the office in every language: `/bureau`, `/en/bureau`. */
const officeRoots = locales.map((locale) => `${languages[locale].prefix}/bureau`);

/** Requests per minute and network. A way in is worth guessing, so it has a lower limit. */
const limits = { entry: { name: 'office entry', max: 20 }, page: { name: 'office', max: 600 } } as const;

/** The office: pages for the staff, below an address of their own. No cache keeps any of them. */
export async function officeScope(
  scope: FastifyInstance,
  { parts, deadPaths }: { readonly parts: ServerParts; readonly deadPaths: DeadPaths },
): Promise<void> {
  const { clientFolder, configuration, publicUrl } = parts;
  const assets = await officeAssets(clientFolder);
  const office = officeOf(parts, assets, deadPaths);
  addFormRules(scope, publicUrl, bodyLimitsOf);
  if (configuration.rateLimits) await addRateLimits(scope, limitOf);
  const policy = policyOf(parts.formTargets);
  scope.get(assets.stylesheet, (_request, reply) =>
    reply
      .type('text/css; charset=utf-8')
      .header('Cache-Control', 'public, max-age=31536000, immutable')
      .send(assets.css),
  );
  const refusedFiles = async ({ url, headers, raw, id }: FastifyRequest): Promise<Response | null> => {
    const length = lengthOf(headers);
    if (length <= longestFormAt(pathOf(url))) return null;
    const bare = new Request(new URL(url, publicUrl), { headers: { cookie: headers.cookie ?? '' } });
    const refused = await refuseFiles(office, bare, id, length);
    // Reads the body away, because browsers show no answer that comes before they have sent everything.
    if (refused !== null) raw.resume();
    return refused;
  };
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    if (!methods.has(request.method)) return sendProblem(request, reply.header('Allow', [...methods].join(', ')), 405);
    const answered =
      (await refusedFiles(request)) ??
      (await answerOffice(office, await webRequest(request, publicUrl, neverAborted), request.id));
    return reply
      .code(answered.status)
      .headers({ 'Content-Security-Policy': policy, 'X-Robots-Tag': 'noindex' })
      .headers(headersOf(answered))
      .send(await bodyOf(answered));
  };
  for (const root of officeRoots) {
    scope.all(root, answer);
    scope.all(`${root}/*`, answer);
  }
}

/** The address without a key that it may have in its query. */
function scheduleOf({ offersImportUrl, offersImportEvery: every }: ServerParts['configuration']): ImportSchedule {
  const address = offersImportUrl === undefined ? null : new URL(offersImportUrl);
  return { source: address === null ? null : address.origin + address.pathname, every };
}

function officeOf(
  { board, configuration, publicUrl, relyingParty, repository, officeNewsletter: newsletter }: ServerParts,
  assets: Office['assets'],
  deadPaths: DeadPaths,
): Office {
  return {
    parts: { board, publicUrl, relyingParty, repository, newsletter, imports: scheduleOf(configuration), deadPaths },
    assets,
  };
}

/** A page has a length; a file is streamed. */
async function bodyOf({ headers, body }: Response): Promise<Buffer | Readable> {
  if (body === null) return Buffer.alloc(0);
  const stream = Readable.from(body);
  return headers.has('content-disposition') ? stream : Buffer.concat(await stream.toArray());
}

const methods = new Set(['GET', 'HEAD', 'POST']);

/** Limit of an upload that is read away, so that its sender sees the page that says it is too large. */
const longestDrained = 256 * 2 ** 20;

function bodyLimitsOf({ url }: FastifyRequest): BodyLimits {
  const path = pathOf(url);
  const accepted = filesAt(path).most > 0 ? longestDrained : longestFormAt(path);
  return { accepted, drained: accepted };
}

const neverAborted = new AbortController().signal;

function limitOf({ method, url }: FastifyRequest): Limit {
  const isEntry = method === 'POST' && /^\/bureau\/(connexion|acces\/)/.test(unlocalized(pathOf(url)));
  return isEntry ? limits.entry : limits.page;
}

/** @param formTargets origins to which the sign-in leads */
const policyOf = (formTargets: readonly string[]): string =>
  [
    "default-src 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    "img-src 'self' data:",
    ["form-action 'self'", ...formTargets].join(' '),
  ].join('; ');

function headersOf({ headers }: Response): Record<string, string | string[]> {
  const setCookie = headers.getSetCookie();
  const others = [...headers].filter(([name]) => name !== 'set-cookie');
  return { ...Object.fromEntries(others), ...(setCookie.length > 0 && { 'set-cookie': setCookie }) };
}
