import { recruiterLink } from '#board/applications/recruiter/recruiter-link.ts';
import type { Post } from '#letters/frame/letter.ts';
import { type Locale, localized } from '#words/locale.ts';

/**
 * Returns the page of an application for its recruiter in both languages, and the end of its link, counted
 * from `since`.
 */
export function recruiterPage({ signingSecret, publicUrl }: Post, applicationId: string, since: Date) {
  const { path, until } = recruiterLink(signingSecret, applicationId, since);
  const addressIn = (locale: Locale) => new URL(localized(locale, path), publicUrl).href;
  return { page: { fr: addressIn('fr'), en: addressIn('en') }, until };
}
