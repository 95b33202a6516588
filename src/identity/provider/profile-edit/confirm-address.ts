import type { Editing } from '#identity/provider/steps/edit-page.ts';

/**
 * Returns the address where the person proves again who they are before a page opens; the address contains
 * the parameters of the page.
 */
export function confirmAddress({ to, parameters }: Editing, page: string, id = parameters.get('id')): string {
  return to('confirm', { for: page, ...(id !== null && { id }) });
}
