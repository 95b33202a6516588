import { localized, type Locale } from '#words/locale.ts';

type Own = { readonly applicationId: string; readonly locale: Locale };

/** Address of the candidate's page of one application. */
export function ownApplication({ applicationId, locale }: Own, publicUrl: URL): string {
  return new URL(localized(locale, `/espace-personnel/candidatures/${applicationId}`), publicUrl).href;
}
