import type { ReactNode } from 'react';
import { usePages } from './use-menus.ts';

/** A link to the editors' guide page (`static_pages`); nothing if they name none. */
export function GuideLink({ page, children }: { page: 'allowances' | 'eligibility'; children: ReactNode }) {
  const address = usePages()?.[page] ?? null;
  if (address === null) return null;
  return (
    <p>
      <a href={address}>{children}</a>
    </p>
  );
}
