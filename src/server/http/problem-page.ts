import type { FastifyReply, FastifyRequest } from 'fastify';
import { createTranslator } from 'use-intl/core';
import { maximumDocumentBytes } from '#board/candidates/documents/document-limits.ts';
import { pathOf } from '#http/address.ts';
import { maxTextBytes } from '#http/parse-form.ts';
import { type FileTrouble, readFileTrouble } from '#site/parts/uploads/file-trouble.ts';
import { isPageData } from '#site/scripts/router-internals.ts';
import { palette } from '#ui/palette.ts';
import { standaloneBrand, standaloneBrandStyle } from '#ui/standalone-brand.ts';
import { fileSize } from '#words/file-size.ts';
import { formats } from '#words/formats.ts';
import { languages, type Locale, localeOf, localized } from '#words/locale.ts';
import { messages as en } from '#words/messages.en.ts';
import { messages as fr } from '#words/messages.fr.ts';
import { waitOf } from '#words/wait.ts';

const problems = [400, 403, 404, 405, 410, 411, 413, 429, 500, 503, 507] as const;

/** Status codes of requests that the server refuses before the site handles them. */
export type Problem = (typeof problems)[number];

const problemHeaders = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'",
  'Cache-Control': 'no-store',
};

// Problems with a posted form. The browser's back button then returns to the form with everything that was
// typed.
const fromForm: ReadonlySet<Problem> = new Set([413, 429, 507]);

/**
 * Answers with a page without stack and script that shows the request id, under which operators find the
 * request in the logs. A form that a script sent gets problem details (RFC 9457) instead, because the form's
 * page stays open and shows them.
 */
export function sendProblem(request: FastifyRequest, reply: FastifyReply, status: Problem): FastifyReply {
  const wait = Number(reply.getHeader('Retry-After') ?? Number.NaN);
  reply.code(status).headers(problemHeaders);
  if (isPageData(pathOf(request.url)))
    return reply.type('application/problem+json').send(JSON.stringify({ status, ...(wait > 0 ? { wait } : {}) }));
  return reply.send(problemPage(request, status, wait > 0 ? { wait } : {}));
}

/**
 * Returns the page of a problem as a web response, for refusals that have no screen, such as a missing
 * document.
 */
export function problemResponse(
  request: Pick<FastifyRequest, 'id' | 'url'>,
  { status, headers }: Pick<Response, 'status' | 'headers'>,
): Response {
  const problem = problems.find((known) => known === status) ?? (status < 500 ? 400 : 500);
  const wait = headers.get('Retry-After');
  return new Response(problemPage(request, problem, { file: readFileTrouble(headers) }), {
    status,
    headers: { ...problemHeaders, ...(wait !== null && { 'Retry-After': wait }) },
  });
}

const byScheme = ({ light, dark }: { light: string; dark: string }) => `light-dark(${light},${dark})`;
const [paper, raised, ink] = [palette.paper, palette.paperRaised, palette.ink].map(byScheme);
const [coral, onCoral, blue] = [palette.coral, palette.onCoral, palette.airmailInk].map(byScheme);

/**
 * Imitates the frame of the site in the page itself, because the page must not need other files: the edge,
 * the brand, and the returned letter with its stamp.
 */
const style = `:root{color-scheme:light dark}*{box-sizing:border-box}
body{font:1.0625rem/1.6 system-ui,sans-serif;margin:0;background:${paper};color:${ink}}a{color:inherit}
header,main{width:min(100% - 2rem,44rem);margin:0 auto}header{padding:1.25rem 0}
main{position:relative;margin-top:4vh;padding:clamp(1.5rem,6vw,3.5rem);border:12px solid transparent;border-radius:.625rem;
background:linear-gradient(${raised} 0 0) padding-box,repeating-linear-gradient(-55deg,${coral} 0 14px,${raised} 14px 26px,
${blue} 26px 40px,${raised} 40px 52px) border-box}
h1{margin:0;padding-right:7rem;line-height:1.2;font-size:clamp(1.5rem,1.2rem + 1.4vw,2.125rem);text-wrap:balance}
.stamp{position:absolute;top:1.25rem;right:1.25rem;display:grid;place-items:center;width:5.5rem;height:5.5rem;margin:0;
border:3px double currentcolor;border-radius:50%;color:${coral};font-weight:800;font-size:1.5rem;rotate:12deg}
main p a{display:inline-flex;align-items:center;min-height:2.75rem}
main .next{padding:0 1.25rem;border-radius:.625rem;background:${coral};color:${onCoral};font-weight:600;text-decoration:none}
@media(max-width:36rem){h1{padding:5.75rem 0 0}}
${standaloneBrandStyle}`;

const catalogues = { fr, en } satisfies Record<Locale, unknown>;

type Asked = Pick<FastifyRequest, 'id' | 'url'> & { readonly method?: string };

type Details = {
  /** Seconds to wait. */
  readonly wait?: number;
  /** The answer is about a file that cannot be sent. */
  readonly file?: FileTrouble | undefined;
};

function problemPage(request: Asked, status: Problem, { wait = 60, file }: Details): string {
  const locale = localeOf(pathOf(request.url));
  const messages = catalogues[locale];
  const t = createTranslator({ locale: languages[locale].intl, messages });
  const isSent = request.method === 'POST';
  const titles: Partial<Record<Problem, string>> = { 404: t('errors.title'), 503: t('errors.unavailable') };
  const title = file === undefined ? (titles[status] ?? t('errors.generic')) : t(`refusals.file.${file}.title`);
  const inWords = (bytes: number) => fileSize(bytes, formats[locale]);
  const sizes = { size: inWords(maximumDocumentBytes), texts: inWords(maxTextBytes) };
  const forMachines = status === 404 ? `<meta name="description" content="${t('errors.forMachines')}">` : '';
  const description = () => {
    if (file !== undefined) return t(`refusals.file.${file}.text`);
    if (status === 404) return t('errors.description');
    if (status === 429) return t('frame.tooMany', waitOf(wait));
    if (status === 500) return t('errors.genericDescription', { requestId: request.id });
    if (status === 503) return t(isSent ? 'refusals.unavailableToForm' : 'errors.unavailableDescription');
    return t(`refusals.refused.${status}`, sizes);
  };
  const back = nextStep(request.url, status, isSent, file);
  const contact = `${localized(locale, '/nous-ecrire')}?incident=${encodeURIComponent(request.id)}`;
  const write = status < 500 && file === undefined ? '' : `<p><a href="${contact}">${t('errors.write')}</a></p>`;
  return `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">${forMachines}<title>${title}</title>
<style>${style}</style></head>
<body><header><a class="brand" href="${localized(locale, '/')}">${standaloneBrand}</a></header>
<main><p class="stamp" aria-hidden="true">${status}</p><h1>${title}</h1><p>${description()}</p>
<p><a class="next" href="${attribute(back.to)}">${t(back.words)}</a></p>${write}
<p><small>${t('refusals.reference', { requestId: request.id })}</small></p></main></body></html>`;
}

/**
 * Returns the next thing to do. A form is sent to the address of its page, so that its address leads back to
 * the form. A page that is unavailable for a moment is asked for again. A lost file leads to the profile.
 */
function nextStep(url: string, status: Problem, isSent: boolean, file: FileTrouble | undefined) {
  if (fromForm.has(status) || (status === 503 && isSent)) return { to: url, words: 'refusals.backToForm' } as const;
  if (status === 503) return { to: url, words: 'errors.offline.retry' } as const;
  const locale = localeOf(pathOf(url));
  if (file === 'lostOwn')
    return { to: localized(locale, '/espace-personnel/profil'), words: 'refusals.toProfile' } as const;
  return { to: localized(locale, '/'), words: 'errors.back' } as const;
}

const attribute = (text: string): string => text.replace(/[&"<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
