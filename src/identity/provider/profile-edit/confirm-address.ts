import type { Editing } from '#identity/provider/steps/edit-page.ts';

/**
 * Returns the address of the page on which the person proves again who they are, before another page opens.
 * The address contains the parameters of that page.
 */
export function confirmAddress({ to, parameters }: Editing, page: string, id = parameters.get('id')): string {
  return to('confirm', { for: page, ...(id !== null && { id }) });
}
