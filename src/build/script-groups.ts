import { existsSync } from 'node:fs';
import { join } from 'node:path';

const source = join(import.meta.dirname, '..');

type Known = { readonly importers: readonly string[] };
type Graph = { getModuleInfo(id: string): Known | null };

/**
 * The files at which the scripts of a page begin. Their static imports lead to all other scripts of the page.
 */
const starts = {
  frame: filesOf('root.tsx', 'entry.client.tsx', 'frame/layout.tsx'),
  around: filesOf('frame/around-main.tsx'),
  search: filesOf('screens/search/search-page.tsx'),
  searchLate: filesOf('screens/search/no-offers.tsx', 'screens/search/search-notes.tsx'),
  offer: filesOf('screens/offers/offer-page.tsx'),
  profile: filesOf('screens/account/profile-page.tsx'),
};

// Names of the groups in order: a group contains everything that its files import, except the files of
// earlier groups.
const names = [
  'shell',
  'offers',
  'around-search',
  'around-offer',
  'around-profile',
  'around-pages',
  'around-other',
  'around',
  'search-shared',
  'search',
] as const;
type Name = (typeof names)[number];

/**
 * The script files that several pages share. They contain code that every page with scripts loads first, code
 * of the search and the offers, and the lazy-loaded parts around the content. With one group for
 * each folder, a page would load 5 kB (gzip) that it does not use; without groups, thirty files more.
 */
export const scriptGroups = names.map((name) => ({
  name: (id: string, graph: Graph): string | null => (groupOf(id, graph) === name ? name : null),
  debugName: name,
}));

const known = new Map<string, Name | null>();

function groupOf(id: string, graph: Graph): Name | null {
  if (!id.startsWith(`${source}/`)) return null;
  const group = known.get(id) ?? nameFor(id, startsOf(id, graph));
  known.set(id, group);
  return group;
}

function nameFor(id: string, reached: ReadonlySet<string>): Name | null {
  // Puts the entry into a file of its own. The entry runs when its file is loaded, and the shared files are
  // loaded by others too.
  if (starts.frame.includes(id)) return null;
  const by = (start: keyof typeof starts): boolean => starts[start].some((file) => reached.has(file));
  const users = (['search', 'offer', 'profile'] as const).filter(by);
  const [first, second] = users;
  if (by('frame') || users.length === 3 || (by('around') && first === 'search' && second)) return 'shell';
  // The lazy-loaded parts, offers and profiles share code that a search need not load, such as most icons.
  if (by('around')) return second ? 'around-pages' : aroundOf(first, reached);
  if (!by('search')) return null;
  if (by('offer')) return 'offers';
  // Separates code that lazy-loaded parts need from the code of the screen. The screen waits for these parts
  // when scripts navigate to it, and they must not wait for the file of the screen.
  return screensIn(reached) > 1 || by('searchLate') ? 'search-shared' : 'search';
}

/**
 * Returns the group of a module that the lazy-loaded parts around the content use. If a screen uses the
 * module too, it is in a different group.
 */
function aroundOf(user: string | undefined, reached: ReadonlySet<string>): Name {
  if (user === 'search') return 'around-search';
  if (user === 'offer') return 'around-offer';
  if (user === 'profile') return 'around-profile';
  return screensIn(reached) > 0 ? 'around-other' : 'around';
}

/** Counts the screens among files. */
function screensIn(files: ReadonlySet<string>): number {
  return [...files].filter((file) => /\/screens\/.*-page\.tsx$/.test(file)).length;
}

/** Returns all files from which a chain of static imports leads to a file. */
function startsOf(id: string, graph: Graph, seen = new Set<string>()): ReadonlySet<string> {
  if (seen.has(id)) return seen;
  seen.add(id).add(id.replace(/\?.*$/, ''));
  for (const importer of graph.getModuleInfo(id)?.importers ?? []) startsOf(importer, graph, seen);
  return seen;
}

/**
 * Returns full paths.
 * @throws for a path that does not exist, because a moved file would otherwise drop out of its group
 * unnoticed
 */
function filesOf(...paths: readonly string[]): readonly string[] {
  const files = paths.map((path) => join(source, 'site', path));
  for (const file of files) if (!existsSync(file)) throw new Error(`${file} is not there to begin a group of scripts`);
  return files;
}
