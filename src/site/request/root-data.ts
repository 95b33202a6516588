import { useRouteLoaderData } from 'react-router';
import type { IdentityService } from '#identity/both-sides/identity-services.ts';
import type { ShownPreview } from './previewing.ts';
import type { StaticPages } from './menus.ts';
import type { MenuItem } from '#site/routing/screen-handle.ts';
import type { ShownViewer } from './viewer.ts';
import type { StoredMessage } from '#site/routing/stored-message.ts';

/** Data that the root loads for every page. */
export type RootData = {
  /** The public address of the site, such as `https://example.org`. */
  readonly origin: string;
  /** Id of the request in the server's log. */
  readonly requestId: string;
  readonly viewer: ShownViewer;
  /** Links of the candidate's menu; for a visitor, only the links that need no account. */
  readonly menu: readonly MenuItem[];
  /** Services, besides the provider's own accounts, with which a visitor may sign in. */
  readonly services: readonly IdentityService[];
  /** True if the provider lets a visitor choose a new password. */
  readonly resetsPassword: boolean;
  /** Number of unread notifications, counted up to one more than the limit. */
  readonly unread: number;
  /** Address of the stream of new notifications for a candidate's open pages; null for visitors. */
  readonly stream: string | null;
  /** Null if the editors' document of fixed pages is unavailable. */
  readonly pages: StaticPages | null;
  /** True if pages report their errors to the server. */
  readonly takesErrors: boolean;
  /** Message of the last answer, which this page shows. */
  readonly message: StoredMessage | null;
  /** The content preview of this browser, running or just ended; null without a preview. */
  readonly preview: ShownPreview | null;
  /**
   * True if the page already contains the frames of other sites, because the visitor accepted them without
   * scripts.
   */
  readonly frames: boolean;
  /** True if a dialog may offer the newsletter; false for a candidate who already subscribes. */
  readonly offersNewsletter: boolean;
};

/** Undefined on an error page whose root loader failed. */
export function useRootData(): RootData | undefined {
  return useRouteLoaderData<RootData>('root');
}

/**
 * The public address of the site, such as `https://example.org`; empty on an error page whose root loader
 * failed.
 */
export function usePublicOrigin(): string {
  return useRootData()?.origin ?? '';
}

/** The viewer of the page; null for a visitor, and on an error page whose root loader failed. */
export function useShownViewer(): ShownViewer {
  return useRootData()?.viewer ?? null;
}
