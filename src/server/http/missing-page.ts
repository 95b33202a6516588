import type { FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';
import { createTranslator } from 'use-intl/core';
import { languages } from '#words/locale.ts';
import { messages as en } from '#words/messages.en.ts';

/** Tells if the client is a program that prefers JSON to a page. */
export function wantsJson({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  const types = new Negotiator({ headers: { accept: headers.accept ?? '*/*' } }).mediaTypes();
  const json = types.indexOf('application/json');
  const page = types.findIndex((type) => type === 'text/html' || type === 'application/xhtml+xml');
  return json >= 0 && (page < 0 || json < page);
}

/** Returns the answer to a program that requests a missing page (specification §8). */
export function missingAsJson(): Response {
  const t = createTranslator({ locale: languages.en.intl, messages: en });
  const message = t('errors.forMachines');
  return Response.json(
    { message },
    { status: 404, headers: { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' } },
  );
}
