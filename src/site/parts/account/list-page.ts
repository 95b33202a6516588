/** Number of entries on a page of a list in the personal space. */
export const listPageSize = 20;

export type ListPage = { readonly page: number; readonly pages: number };

/**
 * Reads the page number from an address (`?page=3`) for a list of `total` entries. A text that is no number
 * means the first page. A number beyond the last page means the last page, so that old links work.
 */
export function listPage(url: URL, total: number): ListPage {
  const pages = Math.max(1, Math.ceil(total / listPageSize));
  const asked = url.searchParams.get('page') ?? '';
  return { page: /^[1-9]\d{0,5}$/.test(asked) ? Math.min(Number(asked), pages) : 1, pages };
}

export function rangeOf({ page }: ListPage): { offset: number; limit: number } {
  return { offset: (page - 1) * listPageSize, limit: listPageSize };
}
