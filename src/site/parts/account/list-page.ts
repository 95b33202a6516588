/** Entries on a page of a list of the personal space. */
export const listPageSize = 20;

export type ListPage = { readonly page: number; readonly pages: number };

/**
 * The page that an address asks for of a list of `total` entries: `?page=3`. What is no number is the first;
 * behind the last stands the last, so that an old link finds what is left.
 */
export function listPage(url: URL, total: number): ListPage {
  const pages = Math.max(1, Math.ceil(total / listPageSize));
  const asked = url.searchParams.get('page') ?? '';
  return { page: /^[1-9]\d{0,5}$/.test(asked) ? Math.min(Number(asked), pages) : 1, pages };
}

/** Which entries stand on a page. */
export function rangeOf({ page }: ListPage): { offset: number; limit: number } {
  return { offset: (page - 1) * listPageSize, limit: listPageSize };
}
