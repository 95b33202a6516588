import type { FastifyBaseLogger } from 'fastify';

/** Matches refs of previews and addresses with tokens, because no ordinary word is as long. */
const longPart = /[^\s()]{24,}/g;

/**
 * Writes warnings that libraries print on the console to the log. The content system's client has no other
 * channel, and prints the ref of a preview, which gives access to drafts.
 * @returns a function that restores the console
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
