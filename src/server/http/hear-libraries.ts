import type { FastifyBaseLogger } from 'fastify';

/** Matches refs of previews and tokens in addresses: no ordinary word has 24 characters without a space. */
const longPart = /[^\s()]{24,}/g;

/**
 * Writes warnings that libraries print on the console to the log, without refs of previews. The content
 * system's client reports only on the console, and its warnings contain the ref of a preview, which gives
 * access to drafts.
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
