import type { FastifyBaseLogger } from 'fastify';
import type { Board } from '#board/context/board.ts';
import type { IndexFacts } from '#search/feed/keep-index.ts';
import type { Viewer } from '#board/context/viewer.ts';
import type { Configuration } from '#configuration/read-configuration.ts';
import type { Replica } from '#database/replica/replica.ts';
import type { StoreIdentity } from '#files/store-identity.ts';
import type { Repository } from '#content/repository/repository.ts';
import type { EmbeddedProvider } from '#identity/provider/create-provider.ts';
import type { OfficeNewsletter } from '#office/request/office-newsletter.ts';
import type { SiteParts } from '#site/request/parts.ts';
import type { LiveNotifications } from '#server/live/live-notifications.ts';
import type { SharedCounts } from '#server/limits/counting.ts';
import type { Backups } from '#server/schedule/backup-when-due.ts';
import type { PageCache } from '#server/cache/page-cache.ts';
import type { Boards } from './choose-boards.ts';
import type { ContentServer } from './start-content.ts';

/** Services of the web server; see wire.ts. */
export type ServerParts = Omit<SiteParts, 'menu' | 'takesErrors'> & {
  readonly configuration: Configuration;
  readonly board: Board;
  readonly boards: Boards;
  /** Null if everything is read from the primary. */
  readonly replica: Pick<Replica, 'facts'> | null;
  /** The content for requests of programs and for pictures, but not for pages. */
  readonly contentServer: ContentServer;
  readonly indexFacts: () => IndexFacts;
  /** Card of the store of files, by which `/readyz` tells if the store answers. */
  readonly fileStore: Pick<StoreIdentity, 'read'>;
  /** Null if this process makes no backups. */
  readonly backups: Backups | null;
  readonly log: FastifyBaseLogger;
  /** The embedded identity provider; null if another is configured. */
  readonly provider: EmbeddedProvider | null;
  /** The embedded content repository; null if another content system is configured. */
  readonly repository: Repository | null;
  readonly officeNewsletter: OfficeNewsletter;
  /** Reads the viewer from a request's cookies. @throws AccountUnavailable */
  readonly viewerOf: (cookies: string | undefined) => Promise<Viewer>;
  /** Notifies a candidate's open pages. */
  readonly live: LiveNotifications;
  /** Cache of shared pages. */
  readonly cache: PageCache;
  /** Counts that processes share; null if this process counts alone. */
  readonly sharedCounts: SharedCounts | null;
  readonly visitorSecret: Buffer;
  /** Folder of the built assets; null in development, where Vite serves them. */
  readonly clientFolder: string | null;
};
