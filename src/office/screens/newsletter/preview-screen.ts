import { previewIssue } from '#board/newsletter/send-issue-now.ts';
import { ContentUnavailable } from '#content/port/content-errors.ts';
import { staffScreen } from '../../request/office-screen.ts';

/** A letter has styles in its elements, and its pictures lie on this site. Nothing in it may run. */
const headers = {
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'private, no-store',
  'Content-Security-Policy':
    "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'self'; sandbox",
};

/** `/bureau/lettre/apercu`: the letter of the next issue, for the frame of its preview. */
export const newsletterPreviewScreen = staffScreen({
  act: 'newsletter.read',
  async show({ parts: { board, newsletter }, viewer, url }) {
    const locale = url.searchParams.get('langue') === 'en' ? 'en' : 'fr';
    try {
      const issue = (await previewIssue(board, newsletter.newsSince, viewer.email))[locale];
      return issue === null ? null : new Response((await newsletter.write(issue)).html, { headers });
    } catch (error) {
      if (error instanceof ContentUnavailable) return null;
      throw error;
    }
  },
});
