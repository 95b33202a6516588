import { createContext, RouterContextProvider } from 'react-router';
import type { VisitorKey } from '#board/offers/count-view.ts';
import type { Viewer } from '#board/context/viewer.ts';
import type { Content } from '#content/port/content.ts';
import type { Menus } from './menus.ts';
import type { Previewing } from './previewing.ts';
import type { SiteLog, SiteParts } from './parts.ts';

/** Facts of one request, known before any loader runs. */
export type RequestFacts = {
  readonly requestId: string;
  readonly log: SiteLog;
  readonly viewer: Viewer;
  /** The preview of the request's cookie; null without a preview. */
  readonly previewing: Previewing | null;
  /** Key that distinguishes visitors for a day and reveals nothing about them; null for robots. */
  readonly visitorKey: () => VisitorKey | null;
  /** Network address of the sender; empty if unknown. */
  readonly address: string;
  /** Reports unexpected errors. */
  readonly failed: (error: unknown) => void;
};

/** Everything that loaders and actions of a request may use: the only access from the site to the server. */
export type SiteRequest = SiteParts &
  RequestFacts & {
    /** The content for this visitor: with unpublished documents in a preview. */
    readonly content: Content;
    /** The published content, which only the preview bar needs, to compare it with the preview. */
    readonly publishedContent: Content;
  };

export const requestContext = createContext<SiteRequest>();

/** The menus of the page, which the root loads for the renderer; null if the root loader failed. */
export const menusContext = createContext<Menus | null>(null);

/** Provides the context of all loaders and actions of a request. */
export function provideContext(parts: SiteParts, facts: RequestFacts): RouterContextProvider {
  const { previewing } = facts;
  const publishedContent = parts.content;
  const content = previewing === null || previewing === 'over' ? publishedContent : previewing.content;
  const context = new RouterContextProvider();
  context.set(requestContext, { ...parts, ...facts, content, publishedContent });
  return context;
}
