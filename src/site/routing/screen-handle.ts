import type { Topic } from '#board/context/changes.ts';
import type { Reference } from '#reference/read-reference.ts';
import type { AnyIconName } from '#ui/any-icon.tsx';
import type { messages } from '#words/messages.fr.ts';

/** The properties of a screen that other files need: cache, limits, robots, scripts. */
export type ScreenHandle = {
  /**
   * False for a screen of content. Such a screen is sent without React, because the browser itself handles
   * its links, forms and disclosures.
   */
  readonly hydrate: boolean;
  /**
   * True to exclude the screen from search engines: personal screens, forms and files. If this depends on
   * data, the screen passes the value to its `PageMeta` instead.
   */
  readonly robots?: 'noindex';
  /** Seconds for which visitors share a rendered page. Without `cache`, every request renders the page. */
  readonly cache?: {
    readonly seconds: number;
    /** Topics that the pages of the screen show. When a topic changes, the cache deletes these pages. */
    readonly about: readonly Topic[];
    /**
     * Selects the parameters that change the page; without this function, no parameter changes it. The
     * function is loaded only once, and never in browsers.
     */
    readonly address?: () => Promise<CanonicalAddress>;
  };
  /**
   * True if the screen shows everybody the same offers, so that a replica of the database that lags a few
   * seconds may answer visitors. Screens with `cache` need not say so.
   */
  readonly mayLag?: true;
  /**
   * Adds this screen of the candidate to the header, the footer and the personal space, in the order of
   * routes.ts.
   */
  readonly menu?: {
    readonly icon: AnyIconName;
    readonly words: keyof (typeof messages)['shell']['menu'];
    /**
     * Section of the menu. Consecutive screens of the same section are listed together below the name of the
     * section.
     */
    readonly part?: keyof (typeof messages)['shell']['menuParts'];
    /** A path below which screens count as part of this screen, although their addresses are elsewhere. */
    readonly holds?: string;
    /** True if visitors see the screen in the menu, because it needs no account. */
    readonly visitors?: true;
  };
  /** True for the layout of the personal space, whose screens show the navigation of the space. */
  readonly space?: true;
  /** True if the screen contains a search field; the header then folds its own search field. */
  readonly ownSearch?: true;
  /**
   * True if the parameters are in lower case, such as the uid of a document; addresses with capitals then
   * redirect. Otherwise parameters stay as written, because the case of a token matters.
   */
  readonly lowerCase?: true;
  /**
   * True if services that show a link to the screen get a picture of the page, which `pictures/subjects.ts`
   * draws.
   */
  readonly picture?: true;
  /**
   * True if a form of the screen has a file field. Otherwise the screen accepts no body above `maxTextBytes`.
   */
  readonly takesFiles?: true;
  /** Rate limit per visitor; without it, `defaultLimit` applies. */
  readonly limit?: RateLimit;
};

/**
 * Defines the handle of a route module. Every module that renders exports `handle = defineScreen({…})`;
 * routes.test.ts checks this.
 */
export const defineScreen = (handle: ScreenHandle): ScreenHandle => Object.assign(handle, { [mark]: true });

/** A global symbol, because a build and a test that reads the build have separate copies of this module. */
const mark = Symbol.for('screen');

/** A screen in the menu of the account; its path has no language. */
export type MenuItem = NonNullable<ScreenHandle['menu']> & { readonly path: string };

/**
 * Returns the parameters that identify a page, in canonical order: equal parameters mean equal pages. Null if
 * visitors must not share the page.
 */
export type CanonicalAddress = (parameters: URLSearchParams, known: Reference) => URLSearchParams | null;

/** Limit of requests per minute and network address. People stay far below the limit, scripts do not. */
export type RateLimit = {
  /** Name of the counter; screens with the same name share a counter. */
  readonly name: string;
  readonly max: number;
  /** 'posts' to count only sent forms, 'requests' to count all requests. */
  readonly counts: 'posts' | 'requests';
};

/**
 * Tells if a route's `handle` was made by `defineScreen`, because the router's type says nothing about
 * handles.
 */
export function isHandle(handle: unknown): handle is ScreenHandle {
  return typeof handle === 'object' && handle !== null && mark in handle;
}
