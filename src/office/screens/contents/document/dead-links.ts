import { linksOfContent, type PlacedLink } from '#content/repository/answers/checks/links-of-content.ts';
import type { OfficeDocument } from '#content/repository/answers/listing/read-document.ts';
import type { Repository } from '#content/repository/repository.ts';
import { textOf } from '#content/json.ts';
import type { OfficeParts } from '../../../request/office-parts.ts';
import { deadAmong } from '../dead-paths.ts';

/** A link that leads visitors nowhere. */
export type DeadLink = Omit<PlacedLink, 'link'> & {
  /** What was typed, or the title of the document that is not published; empty for an unknown one. */
  readonly to: string;
};

/** Limit of dead links that a page lists, so that it stays readable. */
const most = 50;

/** Finds the links of the newest version that lead to no published document and to no page of the site. */
export async function deadLinksOf(
  { repository, deadPaths }: Pick<OfficeParts, 'deadPaths'> & { readonly repository: Repository },
  { content, lang }: Pick<OfficeDocument, 'content' | 'lang'>,
): Promise<readonly DeadLink[]> {
  const links = linksOfContent(content.data);
  const paths = links.map(pathOf).filter((path) => path !== null);
  const [dead, known] = await Promise.all([
    deadAmong(
      { deadPaths },
      [...new Set(paths)].map((path) => ({ lang, path })),
    ),
    repository.listed(links.map(idOf).filter((id) => id !== null)),
  ]);
  const deadTyped = new Set(dead.map(({ path }) => path));
  const found = links.flatMap(({ link, ...placed }): DeadLink[] => {
    const [path, id] = [pathOf({ link }), idOf({ link })];
    if (path !== null && deadTyped.has(path)) return [{ ...placed, to: path }];
    const target = id === null ? undefined : known.get(id);
    const isDead = id !== null && (target?.published ?? null) === null;
    return isDead ? [{ ...placed, to: target?.title ?? '' }] : [];
  });
  return found.slice(0, most);
}

const pathOf = ({ link }: Pick<PlacedLink, 'link'>): string | null => {
  const url = textOf(link['url']);
  return link['link_type'] === 'Web' && url.startsWith('/') ? url : null;
};

const idOf = ({ link }: Pick<PlacedLink, 'link'>): string | null =>
  link['link_type'] === 'Document' ? textOf(link['id']) : null;
