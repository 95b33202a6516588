import type { FastifyReply, FastifyRequest } from 'fastify';
import { createTranslator } from 'use-intl/core';
import { localeOf } from '#words/locale.ts';
import { messages as en } from '#words/messages.en.ts';
import { messages as fr } from '#words/messages.fr.ts';

const problems = [400, 403, 404, 405, 410, 411, 413, 429, 500, 503] as const;

/** What stops a request before the site sees it. */
export type Problem = (typeof problems)[number];

const problemHeaders = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'",
  'Cache-Control': 'no-store',
};

/** Answers with a page of its own, without stack or script, that names the request so that it can be found in the logs. */
export function sendProblem(request: FastifyRequest, reply: FastifyReply, status: Problem): FastifyReply {
  return reply.code(status).headers(problemHeaders).send(problemPage(request, status));
}

/** The same as a web response; for what the site refuses without a page of its own, such as a document that is not there. */
export function problemResponse(request: Pick<FastifyRequest, 'id' | 'url'>, status: number): Response {
  const problem = problems.find((known) => known === status) ?? (status < 500 ? 400 : 500);
  return new Response(problemPage(request, problem), { status, headers: problemHeaders });
}

function problemPage(request: Pick<FastifyRequest, 'id' | 'url'>, status: Problem): string {
  const locale = localeOf(request.url.split('?', 1)[0] ?? '/');
  const messages = locale === 'en' ? en : fr;
  const t = createTranslator({ locale, messages, namespace: 'errors' });
  const description = createTranslator({ locale, messages, namespace: 'problems' })(`${status}`, {
    requestId: request.id,
  });
  const title = status === 404 ? t('title') : t('generic');
  return `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${title}</title>
<style>:root{color-scheme:light dark}body{font:1.125rem/1.6 system-ui,sans-serif;max-width:36rem;margin:15vh auto;padding:0 1.5rem;
background:light-dark(#fdfaf4,#10192b);color:light-dark(#16233f,#efeae0)}a{color:inherit}</style></head>
<body><h1>${title}</h1><p>${description}</p><p><a href="${locale === 'en' ? '/en' : '/'}">${t('back')}</a></p></body></html>`;
}
