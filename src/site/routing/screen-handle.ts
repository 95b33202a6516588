import type { Topic } from '#board/context/changes.ts';
import type { Reference } from '#reference/read-reference.ts';
import type { IconName } from '#ui/icon-paths.ts';
import type { messages } from '#words/messages.fr.ts';

/** The properties of a screen that everything outside its file reads: cache, limits, robots, scripts. */
export type ScreenHandle = {
  /**
   * False for a screen of content: its links, forms and disclosures are the browser's own, and it is sent
   * without any script.
   */
  readonly hydrate: boolean;
  /**
   * Personal screens, forms and files stay out of search engines. A screen that decides by what it loaded
   * tells its `PageMeta`.
   */
  readonly robots?: 'noindex';
  /** Seconds for which visitors share one rendering; without `cache` every request is rendered. */
  readonly cache?: {
    readonly seconds: number;
    /** Topics of its pages: the cache drops them as soon as a topic changes. */
    readonly about: readonly Topic[];
    /** Selects the parameters that change the page; without it none does. Loaded once, never by browsers. */
    readonly address?: () => Promise<CanonicalAddress>;
  };
  /**
   * Adds a candidate's own screen to the header, the footer and the personal space, in the order of
   * routes.ts.
   */
  readonly menu?: {
    readonly icon: IconName;
    readonly words: keyof (typeof messages)['shell']['menu'];
    /** Part of the menu: consecutive screens of one part stand together below its name. */
    readonly part?: keyof (typeof messages)['shell']['menuParts'];
    /** A path whose screens belong to this screen, though their addresses are not below it. */
    readonly holds?: string;
    /** Also shown to visitors: the screen needs no account. */
    readonly visitors?: true;
  };
  /** True for the layout of the personal space: its screens show the navigation of the space. */
  readonly space?: true;
  /** True if the screen has its own search field: the header then folds the search field of the site. */
  readonly ownSearch?: true;
  /**
   * True if the parameters are lower-case names, such as a document's uid: addresses with capitals
   * redirect. If unset, parameters keep their case, because the case of a token matters.
   */
  readonly lowerCase?: true;
  /** True if links to the screen show a picture of the page, which `pictures/subjects.ts` draws. */
  readonly picture?: true;
  /** A form of the screen has a file field; without it the screen accepts no body above `maxTextBytes`. */
  readonly takesFiles?: true;
  /** Rate limit of one visitor; if absent, `defaultLimit`. */
  readonly limit?: RateLimit;
};

/** Every route module that renders exports `handle = defineScreen({…})`; routes.test.ts checks it. */
export const defineScreen = (handle: ScreenHandle): ScreenHandle => Object.assign(handle, { [mark]: true });

/** Shared by all copies of this module: a build and a test that reads the build each have their own copy. */
const mark = Symbol.for('screen');

/** A screen in the candidate's menu; its path has no language. */
export type MenuItem = NonNullable<ScreenHandle['menu']> & { readonly path: string };

/**
 * The parameters that identify a page in canonical order: equal parameters mean equal pages. Null if the
 * page must not be shared.
 */
export type CanonicalAddress = (parameters: URLSearchParams, known: Reference) => URLSearchParams | null;

/** Requests per minute and network address. People stay far below, scripts do not. */
export type RateLimit = {
  /** Screens with the same name share a counter. */
  readonly name: string;
  readonly max: number;
  /** Counts forms only, or all requests. */
  readonly counts: 'posts' | 'requests';
};

/** Tells if a route's `handle` comes from `defineScreen`; the router does not type it. */
export function isHandle(handle: unknown): handle is ScreenHandle {
  return typeof handle === 'object' && handle !== null && mark in handle;
}
