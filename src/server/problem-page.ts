import type { FastifyReply, FastifyRequest } from 'fastify';
import { localeOf } from '#site/i18n/locale.ts';
import { messages as en } from '#site/i18n/messages.en.ts';
import { messages as fr } from '#site/i18n/messages.fr.ts';

/** What stops a request before the site sees it. */
export type Problem = 400 | 403 | 404 | 411 | 413 | 429 | 500 | 503;

/** Answers with a page of its own, without stack or script, that names the request so that it can be found in the logs. */
export function sendProblem(request: FastifyRequest, reply: FastifyReply, status: Problem): FastifyReply {
  return reply
    .code(status)
    .header('Content-Type', 'text/html; charset=utf-8')
    .header('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'")
    .header('Cache-Control', 'no-store')
    .send(problemPage(request, status));
}

function problemPage(request: FastifyRequest, status: Problem): string {
  const locale = localeOf(request.url.split('?', 1)[0] ?? '/');
  const words = (locale === 'en' ? en : fr).errors;
  const description = words[`problem${status}`].replace('{requestId}', request.id);
  return `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${words.generic}</title>
<style>:root{color-scheme:light dark}body{font:1.125rem/1.6 system-ui,sans-serif;max-width:36rem;margin:15vh auto;padding:0 1.5rem;
background:light-dark(#fdfaf4,#10192b);color:light-dark(#16233f,#efeae0)}a{color:inherit}</style></head>
<body><h1>${words.generic}</h1><p>${description}</p><p><a href="${locale === 'en' ? '/en' : '/'}">${words.back}</a></p></body></html>`;
}
