import type { Content } from '../port/content.ts';
import type { SentDocument } from './fixture-document.ts';
import { openContent } from './open-content.ts';

/**
 * Content that consists of some documents, for tests of screens: `openSite(board, { content:
 * fixtureContent([…]) })`.
 */
export const fixtureContent = (documents: readonly SentDocument[] = []): Content => openContent({ documents }).content;
