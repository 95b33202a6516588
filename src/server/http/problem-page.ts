import type { FastifyReply, FastifyRequest } from 'fastify';
import { createTranslator } from 'use-intl/core';
import { maximumDocumentBytes } from '#board/candidates/documents/document-limits.ts';
import { pathOf } from '#http/address.ts';
import { maxTextBytes } from '#http/parse-form.ts';
import { isPageData } from '#site/scripts/router-internals.ts';
import { palette } from '#ui/palette.ts';
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
  return reply.send(problemPage(request, status, wait > 0 ? wait : undefined));
}

/**
 * Returns the page of a problem as a web response, for refusals that have no screen, such as a missing
 * document.
 */
export function problemResponse(request: Pick<FastifyRequest, 'id' | 'url'>, status: number): Response {
  const problem = problems.find((known) => known === status) ?? (status < 500 ? 400 : 500);
  return new Response(problemPage(request, problem), { status, headers: problemHeaders });
}

const byScheme = ({ light, dark }: { light: string; dark: string }) => `light-dark(${light},${dark})`;
const [paper, raised, line, ink] = [palette.paper, palette.paperRaised, palette.line, palette.ink].map(byScheme);
const [coral, blue] = [palette.coral, palette.airmailInk].map(byScheme);

/**
 * Imitates the frame of the site in the page itself, because the page must not need other files: the edge,
 * the name and the sheet.
 */
const style = `:root{color-scheme:light dark}
body{font:1.125rem/1.6 system-ui,sans-serif;margin:0;background:${paper};color:${ink}}
header,main{max-width:36rem;margin:0 auto;padding:1.25rem 1.5rem}header{font-weight:800}header a{text-decoration:none}
main{margin-top:6vh;border:1px solid ${line};border-radius:1rem;background:${raised}}a{color:inherit}
h1{line-height:1.2}body::before{content:'';display:block;height:6px;
background:repeating-linear-gradient(-60deg,${coral} 0 14px,${paper} 14px 24px,${blue} 24px 38px,${paper} 38px 48px)}
@media(max-width:39rem){main{margin-inline:1rem}}`;

const catalogues = { fr, en } satisfies Record<Locale, unknown>;

function problemPage(request: Pick<FastifyRequest, 'id' | 'url'>, status: Problem, wait = 60): string {
  const locale = localeOf(pathOf(request.url));
  const messages = catalogues[locale];
  const t = createTranslator({ locale: languages[locale].intl, messages });
  const title = t(status === 404 ? 'errors.title' : 'errors.generic');
  const { kilobytes } = formats[locale];
  const sizes = { size: kilobytes(maximumDocumentBytes), texts: kilobytes(maxTextBytes) };
  const forMachines = status === 404 ? `<meta name="description" content="${t('errors.forMachines')}">` : '';
  const description = () => {
    if (status === 404) return t('errors.description');
    if (status === 429) return t('frame.tooMany', waitOf(wait));
    if (status === 500) return t('errors.genericDescription', { requestId: request.id });
    return t(`refusals.refused.${status}`, sizes);
  };
  // Links to the address of the request, because a form is sent to the address of its page.
  const back = fromForm.has(status)
    ? { to: request.url, words: t('refusals.backToForm') }
    : { to: localized(locale, '/'), words: t('errors.back') };
  const contact = `${localized(locale, '/nous-ecrire')}?incident=${encodeURIComponent(request.id)}`;
  const write = status < 500 ? '' : `<p><a href="${contact}">${t('errors.write')}</a></p>`;
  return `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">${forMachines}<title>${title}</title>
<style>${style}</style></head>
<body><header><a href="${localized(locale, '/')}">Mon Volontariat International</a></header><main><h1>${title}</h1><p>${description()}</p><p><a href="${attribute(back.to)}">${back.words}</a></p>${write}
<p><small>${t('refusals.reference', { requestId: request.id })}</small></p></main></body></html>`;
}

const attribute = (text: string): string => text.replace(/[&"<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
