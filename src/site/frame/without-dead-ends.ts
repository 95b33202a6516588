import { LRUCache } from 'lru-cache';
import type { Board } from '#board/context/board.ts';
import { minute } from '#durations.ts';
import { prepareSearch } from '#search/asking/prepare-search.ts';
import { readCriteria } from '#search/criteria/read-criteria.ts';
import type { MenuGroup, MenuLink, Menus } from '#site/request/menus.ts';
import { localeOf, unlocalized } from '#words/locale.ts';

/**
 * How long a link keeps its verdict. Pages that visitors share are cached for a minute, so a shorter time
 * would not be seen.
 */
const verdictTime = minute;
/** Limit of remembered links; the menus of a language have about sixty. */
const maxLinks = 2000;

const verdicts = new WeakMap<Board, LRUCache<string, Promise<boolean>>>();

/**
 * Removes links to searches that find no offer now, because a menu should not promise what the board lacks.
 * They come back with the first offer. Other links stay.
 */
export async function withoutDeadEnds(board: Board, menus: Menus): Promise<Menus> {
  const { header, footer } = menus;
  const all = [
    ...(header?.groups.flatMap((group) => [group, ...group.items]) ?? []),
    ...(footer?.lists.flatMap(({ links }) => links) ?? []),
  ];
  const dead = new Set<string>();
  for (const { to } of all) if (await isDeadEnd(board, to)) dead.add(to);
  if (dead.size === 0) return menus;
  const lives = ({ to }: MenuLink): boolean => !dead.has(to);
  const groups = header?.groups.flatMap((group) => groupWithout(group, lives)) ?? [];
  const lists = footer?.lists.map((list) => ({ ...list, links: list.links.filter(lives) })) ?? [];
  return { ...menus, header: header && { ...header, groups }, footer: footer && { ...footer, lists } };
}

/** A group whose own link is dead keeps its name above its other links. */
function groupWithout(group: MenuGroup, lives: (link: MenuLink) => boolean): MenuGroup[] {
  const items = group.items.filter(lives);
  const own = lives(group) ? group.to : '';
  return own === '' && items.length === 0 ? [] : [{ ...group, to: own, items }];
}

function isDeadEnd(board: Board, to: string): Promise<boolean> | boolean {
  const query = to.indexOf('?');
  if (query < 0 || unlocalized(to.slice(0, query)) !== '/offres/recherche') return false;
  const known = verdicts.get(board) ?? new LRUCache({ max: maxLinks, ttl: verdictTime, ttlResolution: 1000 });
  verdicts.set(board, known);
  const verdict = known.get(to) ?? findsNothing(board, to, to.slice(query));
  known.set(to, verdict, { noUpdateTTL: true });
  return verdict;
}

async function findsNothing(board: Board, to: string, query: string): Promise<boolean> {
  const criteria = readCriteria(new URLSearchParams(query.replace(/#.*$/, '')), await board.reference());
  const search = await prepareSearch(board, criteria, localeOf(to));
  return (await search.ask({ facets: [], skip: 0, limit: 0 })).total === 0;
}
