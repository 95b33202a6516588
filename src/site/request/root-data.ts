import { useRouteLoaderData } from 'react-router';
import type { IdentityService } from '#identity/both-sides/identity-services.ts';
import type { ShownPreview } from './previewing.ts';
import type { Menus } from './menus.ts';
import type { MenuItem } from '#site/routing/screen-handle.ts';
import type { ShownViewer } from './viewer.ts';
import type { StoredMessage } from '#site/routing/stored-message.ts';

/** What the root loads for every page. */
export type RootData = {
  /** The public address of the site, such as `https://example.org`. */
  readonly origin: string;
  /** The number under which the server's log knows this page. */
  readonly requestId: string;
  readonly viewer: ShownViewer;
  /** Where the candidate's menu leads; a visitor's to what needs no account. */
  readonly menu: readonly MenuItem[];
  /** Services besides the provider's own accounts that a visitor may sign in with. */
  readonly services: readonly IdentityService[];
  /** The provider lets a visitor choose a new password. */
  readonly resetsPassword: boolean;
  /** How many notifications the candidate has not read; one more than is counted where there are more. */
  readonly unread: number;
  /** Where a candidate's open pages hear of new notifications; null for visitors. */
  readonly stream: string | null;
  /** What editors put around every page. */
  readonly menus: Menus;
  /** Pages tell the server what fails in them. */
  readonly takesErrors: boolean;
  /** What the last answer left to be said on this page. */
  readonly message: StoredMessage | null;
  /** Whether this browser previews content, or has until now; null for everybody else. */
  readonly preview: ShownPreview | null;
  /** Whether frames of other sites stand in the page already: without scripts somebody agreed to them. */
  readonly frames: boolean;
  /** Whether a dialog may offer the newsletter, which a candidate may have. */
  readonly offersNewsletter: boolean;
};

/** Undefined on an error page whose root did not load. */
export function useRootData(): RootData | undefined {
  return useRouteLoaderData<RootData>('root');
}

/**
 * The public address of the site, such as `https://example.org`; empty on an error page whose root did not
 * load.
 */
export function usePublicOrigin(): string {
  return useRootData()?.origin ?? '';
}

/** Who looks at the page; null for a visitor and on an error page whose root did not load. */
export function useShownViewer(): ShownViewer {
  return useRootData()?.viewer ?? null;
}
