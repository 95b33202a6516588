import type { Topic } from '#board/context/changes.ts';
import type { Reference } from '#reference/read-reference.ts';
import type { IconName } from '#ui/icon-paths.ts';
import type { messages } from '#words/messages.fr.ts';

/** The properties of a screen that other files read: cache, limits, robots, scripts. */
export type ScreenHandle = {
  /**
   * False for a screen of content, which is sent without React: the browser itself handles its links, forms
   * and disclosures.
   */
  readonly hydrate: boolean;
  /**
   * True to keep the screen out of search engines: personal screens, forms and files. A screen whose data
   * decide this passes the value to its `PageMeta`.
   */
  readonly robots?: 'noindex';
  /** Seconds for which visitors share one rendering; without `cache` every request is rendered. */
  readonly cache?: {
    readonly seconds: number;
    /** Topics that its pages show: the cache drops the pages as soon as a topic changes. */
    readonly about: readonly Topic[];
    /**
     * Selects the parameters that change the page; without this function none does. Loaded once, never by
     * browsers.
     */
    readonly address?: () => Promise<CanonicalAddress>;
  };
  /**
   * Adds a candidate's own screen to the header, the footer and the personal space, in the order of
   * routes.ts.
   */
  readonly menu?: {
    readonly icon: IconName;
    readonly words: keyof (typeof messages)['shell']['menu'];
    /** Section of the menu: consecutive screens of the same section are shown together below its name. */
    readonly part?: keyof (typeof messages)['shell']['menuParts'];
    /** A path whose screens belong to this screen although their addresses are not below it. */
    readonly holds?: string;
    /** True if the menu of visitors shows the screen, because the screen needs no account. */
    readonly visitors?: true;
  };
  /** True for the layout of the personal space: its screens show the navigation of the space. */
  readonly space?: true;
  /** True if the screen has its own search field: the header then folds the search field of the site. */
  readonly ownSearch?: true;
  /**
   * True if the parameters are lower-case names, such as a document's uid: addresses with capitals
   * redirect. Otherwise parameters keep their case, because the case of a token matters.
   */
  readonly lowerCase?: true;
  /** True if links to the screen show a picture of the page, which `pictures/subjects.ts` draws. */
  readonly picture?: true;
  /**
   * True if a form of the screen has a file field; otherwise the screen accepts no body above
   * `maxTextBytes`.
   */
  readonly takesFiles?: true;
  /** Rate limit of one visitor; if absent, `defaultLimit`. */
  readonly limit?: RateLimit;
};

/**
 * Defines the handle of a route module: every module that renders exports `handle = defineScreen({…})`,
 * which routes.test.ts checks.
 */
export const defineScreen = (handle: ScreenHandle): ScreenHandle => Object.assign(handle, { [mark]: true });

/**
 * Uses a global symbol, because a build and a test that reads the build each have their own copy of this
 * module.
 */
const mark = Symbol.for('screen');

/** A screen in the candidate's menu; its path has no language. */
export type MenuItem = NonNullable<ScreenHandle['menu']> & { readonly path: string };

/**
 * Returns the parameters that identify a page in canonical order, so that equal parameters mean equal
 * pages. Null if the page must not be shared.
 */
export type CanonicalAddress = (parameters: URLSearchParams, known: Reference) => URLSearchParams | null;

/** Limit of requests per minute and network address. People stay far below it, scripts do not. */
export type RateLimit = {
  /** Screens with the same name share a counter. */
  readonly name: string;
  readonly max: number;
  /** True to count only forms, otherwise all requests. */
  readonly counts: 'posts' | 'requests';
};

/** Tells if a route's `handle` comes from `defineScreen`, because the router does not type handles. */
export function isHandle(handle: unknown): handle is ScreenHandle {
  return typeof handle === 'object' && handle !== null && mark in handle;
}
