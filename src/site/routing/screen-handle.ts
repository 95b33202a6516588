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
  /** Visitors share one rendering for some seconds; without it every request is rendered. */
  readonly cache?: {
    readonly seconds: number;
    /** What its pages show: they are made anew as soon as that changes. */
    readonly about: readonly Topic[];
    /**
     * Where the address's parameters change the page; absent, none of them counts. Loaded once, and never by
     * browsers.
     */
    readonly address?: () => Promise<CanonicalAddress>;
  };
  /**
   * A candidate's own screen that every page leads to, in the header, the footer and the personal space,
   * where routes.ts has it among the others.
   */
  readonly menu?: {
    readonly icon: IconName;
    readonly words: keyof (typeof messages)['shell']['menu'];
    /** Screens of one part that follow each other stand under its name. */
    readonly part?: keyof (typeof messages)['shell']['menuParts'];
    /** A path whose screens belong to this one, though their addresses do not stand below it. */
    readonly holds?: string;
    /** Visitors are led there too: it needs no account. */
    readonly visitors?: true;
  };
  /** The screens below it are the personal space: its navigation stands above them. */
  readonly space?: true;
  /** The screen has a search field of its own in sight: the header's is folded. */
  readonly ownSearch?: true;
  /**
   * Its parameters are names in lower case, such as a document's uid: an address in other letters leads
   * there. Without it they are left as they are written, for the letters of a token count.
   */
  readonly lowerCase?: true;
  /** Links to it are shown with a picture of its own, which `pictures/subjects.ts` draws. */
  readonly picture?: true;
  /** A form of the screen has a file field; without it the screen accepts no body above `maxTextBytes`. */
  readonly takesFiles?: true;
  /** How often one visitor may ask; without it, as often as `defaultLimit` says. */
  readonly limit?: RateLimit;
};

/** Every route module that renders exports `handle = defineScreen({…})`; routes.test.ts asks for it. */
export const defineScreen = (handle: ScreenHandle): ScreenHandle => Object.assign(handle, { [mark]: true });

/** One symbol for all copies of this module: a build and a test that reads it each have their own. */
const mark = Symbol.for('screen');

/** A screen in the candidate's menu; its path has no language. */
export type MenuItem = NonNullable<ScreenHandle['menu']> & { readonly path: string };

/**
 * The parameters that a page is made of, in their one order: equal ones mean equal pages. Null for a page
 * that is nobody else's.
 */
export type CanonicalAddress = (parameters: URLSearchParams, known: Reference) => URLSearchParams | null;

/** Requests a minute and network address. A person stays far below, a script does not. */
export type RateLimit = {
  /** Screens whose limits have one name are counted together. */
  readonly name: string;
  readonly max: number;
  /** Forms alone, or everything asked. */
  readonly counts: 'posts' | 'requests';
};

/** Whether a route's `handle`, of which the router knows nothing, comes from `defineScreen`. */
export function isHandle(handle: unknown): handle is ScreenHandle {
  return typeof handle === 'object' && handle !== null && mark in handle;
}
