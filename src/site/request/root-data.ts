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
  /** Links of the account menu. For visitors, only the links that need no account. */
  readonly menu: readonly MenuItem[];
  /** Services with which a visitor may sign in, in addition to the accounts of the identity provider. */
  readonly services: readonly IdentityService[];
  /** True if the provider lets a visitor choose a new password. */
  readonly resetsPassword: boolean;
  /** Number of unread notifications. Counting stops at one more than the largest number that pages show. */
  readonly unread: number;
  /** Address of the stream of new notifications for a candidate's open pages; null for visitors. */
  readonly stream: string | null;
  /** Addresses of the pages that editors chose; null if their document is unavailable. */
  readonly pages: StaticPages | null;
  /** True if pages report their errors to the server. */
  readonly takesErrors: boolean;
  /** Message that the previous answer stored for this page. */
  readonly message: StoredMessage | null;
  /**
   * The content preview of this browser; null without a preview. A preview that has just ended is still
   * included.
   */
  readonly preview: ShownPreview | null;
  /**
   * True if the server put the frames of films from other sites into the page, because this visitor accepted
   * them in a browser without scripts.
   */
  readonly frames: boolean;
  /**
   * True if the page may offer the newsletter in a dialog; false for a candidate who has already subscribed.
   */
  readonly offersNewsletter: boolean;
};

/** Returns the data of the root; undefined on an error page whose root loader failed. */
export function useRootData(): RootData | undefined {
  return useRouteLoaderData<RootData>('root');
}

/**
 * Returns the public address of the site, such as `https://example.org`; empty on an error page whose root
 * loader failed.
 */
export function usePublicOrigin(): string {
  return useRootData()?.origin ?? '';
}

/** Returns the viewer of the page; null for a visitor, and on an error page whose root loader failed. */
export function useShownViewer(): ShownViewer {
  return useRootData()?.viewer ?? null;
}
