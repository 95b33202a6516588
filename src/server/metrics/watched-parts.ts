import type { FilesState } from './files-state.ts';
import type { ServerParts } from '#server/wiring/parts.ts';

/** Services whose state the metrics show. */
export type WatchedParts = Pick<ServerParts, 'board' | 'indexFacts' | 'backups'> & {
  readonly filesState: () => Promise<FilesState>;
  /** Null in a process that counts no limits together with others. */
  readonly sharedCounts: ServerParts['sharedCounts'];
  /** Null in a process that serves no pages. */
  readonly cache: ServerParts['cache'] | null;
  /** Names of the letters that this process sends. */
  readonly letters: readonly string[];
};
