import type { Editing } from '#identity/provider/steps/edit-page.ts';

/** Where one proves again who one is, on the way to a page; what that page is about comes along. */
export function confirmAddress({ to, parameters }: Editing, page: string, id = parameters.get('id')): string {
  return to('confirm', { for: page, ...(id !== null && { id }) });
}
