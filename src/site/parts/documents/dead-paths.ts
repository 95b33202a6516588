import { isRowId } from '#board/context/row-id.ts';
import type { Board } from '#board/context/board.ts';
import { companyIdOf } from '#board/companies/company-id.ts';
import { readCompanies } from '#board/companies/read-companies.ts';
import { visibleOffers } from '#board/offers/open-offers.ts';
import { brokenPath } from '#content/models/document-path.ts';
import type { Content } from '#content/port/content.ts';
import { localeOf, unlocalized } from '#words/locale.ts';
import { findDocument } from './find-document.ts';
import { countryAt, countryDocuments } from './known-countries.ts';
import { takenUids } from './taken-uids.ts';

type Site = {
  readonly board: Board;
  readonly content: Content;
  /** Returns the pattern of the screen of a path, without the language: `/news/:uid`. */
  readonly patternOf: (path: string) => string;
};

/** Tells of a path whose pattern has a parameter if something answers for the parameter. */
type Answers = (site: Site, given: { readonly path: string; readonly name: string }) => Promise<boolean>;

/** Screens that exist only for some parameters. All others answer every path of their pattern. */
const answers: Readonly<Record<string, Answers>> = {
  '/:uid': async (site, given) => isOfServer(given.name) || hasDocument('page')(site, given),
  '/news/:uid': hasDocument('news'),
  '/destinations/:uid': hasCountry,
  '/destination/:uid': hasCountry,
  '/offres/:id': async ({ board }, { name }) =>
    isRowId(Number(name)) && (await visibleOffers(board, [Number(name)])).size > 0,
  '/entreprises/:id': async ({ board }, { path, name }) => {
    const id = companyIdOf(name);
    return id !== null && (await readCompanies(board, [id], localeOf(path))).length > 0;
  },
  '/*': async ({ patternOf }, { path }) => {
    const [, first = ''] = unlocalized(path).split('/');
    return isOfServer(first) && patternOf(`/${first}`) === '/:uid';
  },
};

/** Tells if the server itself answers below a name, as below /api. Addresses of the former site redirect. */
const isOfServer = (name: string): boolean =>
  (takenUids.page.has(name) && `/${name}` !== brokenPath) || /\.aspx$/i.test(name);

/**
 * Returns the function that finds the paths that nobody answers. They name their language, as in the address
 * bar, and may have a query and an anchor.
 */
export const deadPaths =
  (site: Site) =>
  async (paths: readonly string[]): Promise<ReadonlySet<string>> => {
    const dead = new Set<string>();
    // One after another: a hundred documents at once would be a load that no visitor makes.
    for (const path of new Set(paths)) if (!(await isAnswered(site, path))) dead.add(path);
    return dead;
  };

async function isAnswered(site: Site, address: string): Promise<boolean> {
  const [path = ''] = address.split(/[?#]/);
  const name = decoded(path.replace(/\/+$/, '').split('/').at(-1) ?? '');
  const asked = answers[site.patternOf(path)];
  if (name === null) return false;
  return asked === undefined || asked(site, { path, name });
}

/** Null for a name that is not UTF-8, which routers refuse. */
function decoded(name: string): string | null {
  try {
    return decodeURIComponent(name);
  } catch {
    return null;
  }
}

function hasDocument(type: 'page' | 'news'): Answers {
  return async ({ content }, { path, name }) => {
    try {
      await findDocument(content, { type, uid: name.toLowerCase(), locale: localeOf(path) });
      return true;
    } catch (problem) {
      // A redirect leads to the document in the language of the path. Of a content system that is away
      // nothing is known.
      if (problem instanceof Response) return true;
      return statusOf(problem) !== 404;
    }
  };
}

function statusOf(problem: unknown): unknown {
  if (problem instanceof Error) throw problem;
  const init: unknown = Reflect.get(Object(problem), 'init');
  return Reflect.get(Object(init), 'status');
}

async function hasCountry({ board, content }: Site, { path, name }: { path: string; name: string }): Promise<boolean> {
  const [reference, documents] = await Promise.all([board.reference(), countryDocuments(content)]);
  return countryAt(name.toLowerCase(), { documents, reference, locale: localeOf(path) }) !== null;
}
