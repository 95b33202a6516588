import type { ServerParts } from '#server/wiring/parts.ts';

/** Services whose state the metrics show. */
export type WatchedParts = Pick<ServerParts, 'board' | 'indexFacts' | 'backups' | 'fileStore' | 'replica'> & {
  /** Null in a process that counts no limits together with others. */
  readonly sharedCounts: ServerParts['sharedCounts'];
  /** Null in a process that serves no pages. */
  readonly cache: ServerParts['cache'] | null;
};
