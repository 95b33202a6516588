import type { ReactNode } from 'react';
import { usePages } from './use-menus.ts';

/** A link to the guide page that the editors chose (`static_pages`); nothing if they chose none. */
export function GuideLink({ page, children }: { page: 'allowances' | 'eligibility'; children: ReactNode }) {
  const address = usePages()?.[page] ?? null;
  if (address === null) return null;
  return (
    <p>
      <a href={address}>{children}</a>
    </p>
  );
}
