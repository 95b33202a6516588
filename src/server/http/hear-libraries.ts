import type { FastifyBaseLogger } from 'fastify';

/** Refs of previews and addresses with a token in them; no word is as long. */
const longPart = /[^\s()]{24,}/g;

/**
 * What libraries warn of on the console becomes lines of the log: the content system's client has no other
 * way, and names the ref of a preview there, which is a right to read drafts.
 * @returns what gives the console back
 */
export function hearLibraries(log: Pick<FastifyBaseLogger, 'warn'>, console: Pick<Console, 'warn'>): () => void {
  const { warn } = console;
  console.warn = (...said: readonly unknown[]) => {
    log.warn({ warning: said.map(String).join(' ').replaceAll(longPart, '…') }, 'a library warned');
  };
  return () => {
    console.warn = warn;
  };
}
