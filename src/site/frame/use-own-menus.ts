import { useEffect } from 'react';
import { useRootData } from '#site/request/root-data.ts';

/**
 * Reloads the document when the status of its viewer changes, for example when a profile becomes complete, or
 * after a sign-out in another tab. The menus depend on the status, and only the server renders them.
 */
export function useOwnMenus(): void {
  const root = useRootData();
  const isKnown = root !== undefined; // unknown on an error screen whose root loader failed
  const status = root?.viewer?.statusId ?? null;
  useEffect(() => {
    if (!isKnown) return;
    sentTo ??= { status };
    if (status !== sentTo.status) location.reload();
  }, [isKnown, status]);
}

/** The status for which the document was sent. It outlives the frame, which an error screen replaces. */
let sentTo: { readonly status: number | null } | null = null;
