import type { Board } from '#board/context/board.ts';
import type { Repository } from '#content/repository/repository.ts';
import type { RelyingParty } from '#identity/relying-party/create-relying-party.ts';
import type { OfficeNewsletter } from './office-newsletter.ts';

/** The import that runs by itself. */
export type ImportSchedule = {
  /** Address of its source; null without one. */
  readonly source: string | null;
  /** Minutes between two imports. */
  readonly every: number;
};

/**
 * Returns the paths among these that no page of the site answers. They name their language, as in the address
 * bar.
 */
export type DeadPaths = (paths: readonly string[]) => Promise<ReadonlySet<string>>;

/** The services that the server gives the office once, at the start. */
export type OfficeParts = {
  readonly board: Board;
  /** The embedded content repository; null if another content system is configured. */
  readonly repository: Repository | null;
  readonly relyingParty: Pick<RelyingParty, 'startSignIn' | 'ownSessions'>;
  readonly newsletter: OfficeNewsletter;
  readonly publicUrl: URL;
  readonly imports: ImportSchedule;
  readonly deadPaths: DeadPaths;
};
