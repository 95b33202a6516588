import { createContext, RouterContextProvider } from 'react-router';
import type { VisitorKey } from '#board/offers/count-view.ts';
import type { Viewer } from '#board/context/viewer.ts';
import type { Content } from '#content/port/content.ts';
import type { Previewing } from './previewing.ts';
import type { SiteLog, SiteParts } from './parts.ts';

/** Facts of one request that the server knows before any loader runs. */
export type RequestFacts = {
  readonly requestId: string;
  readonly log: SiteLog;
  readonly viewer: Viewer;
  /** The preview that the request's cookie asks for; null for everybody else. */
  readonly previewing: Previewing | null;
  /** Tells one visitor from another for a day, reveals nothing; null for robots. */
  readonly visitorKey: () => VisitorKey | null;
  /** Network address of the sender; empty where none is known. */
  readonly address: string;
  /** Hears of the errors that no one expected. */
  readonly failed: (error: unknown) => void;
};

/** Everything that loaders and actions of one request may use: the only door from the server to the site. */
export type SiteRequest = SiteParts &
  RequestFacts & {
    /** The content as this visitor sees it: with unpublished documents in a preview. */
    readonly content: Content;
    /** The content as everybody sees it; only the bar of the preview compares the two. */
    readonly publishedContent: Content;
  };

export const requestContext = createContext<SiteRequest>();

/** The context that every loader and action of one request sees. */
export function provideContext(parts: SiteParts, facts: RequestFacts): RouterContextProvider {
  const { previewing } = facts;
  const publishedContent = parts.content;
  const content = previewing === null || previewing === 'over' ? publishedContent : previewing.content;
  const context = new RouterContextProvider();
  context.set(requestContext, { ...parts, ...facts, content, publishedContent });
  return context;
}
