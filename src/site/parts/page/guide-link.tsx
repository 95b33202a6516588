import type { ReactNode } from 'react';
import { useMenus } from './use-menus.ts';

/** Where the guide says more, as editors name its page (`static_pages`); nothing where they name none. */
export function GuideLink({ page, children }: { page: 'allowances' | 'eligibility'; children: ReactNode }) {
  const address = useMenus()?.pages?.[page] ?? null;
  if (address === null) return null;
  return (
    <p>
      <a href={address}>{children}</a>
    </p>
  );
}
