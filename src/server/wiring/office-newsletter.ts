import { randomUUID } from 'node:crypto';
import type { Configuration } from '#configuration/read-configuration.ts';
import { messageIdOf } from '#letters/frame/letter.ts';
import { newsletterOf } from '#letters/newsletter/newsletter.tsx';
import type { OfficeNewsletter } from '#office/request/office-newsletter.ts';
import { newsOf } from '#server/schedule/newsletter-news.ts';
import { localized } from '#words/locale.ts';
import type { BoardServices } from './board-services.ts';
import { mailerOf } from './mailer-of.ts';

/** Gives the office the news of the content, the letter of an issue, and a way to send a test. */
export const officeNewsletter = (
  configuration: Configuration,
  { content, mailbox }: Pick<BoardServices, 'content' | 'mailbox'>,
): OfficeNewsletter => ({
  newsSince: newsOf(content),
  // A test belongs to no subscription, so its link leads to the page of the newsletter.
  write: (issue) =>
    newsletterOf(issue, {
      publicUrl: configuration.publicUrl,
      end: new URL(localized(issue.locale, '/lettre'), configuration.publicUrl).href,
    }),
  send: ({ subject, html, text }, to) =>
    mailerOf(configuration, mailbox).send({
      to,
      subject,
      html,
      text,
      attachments: [],
      messageId: messageIdOf(randomUUID(), 'newsletter-test', configuration),
    }),
});
