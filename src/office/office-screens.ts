import { maxTextBytes } from '#http/parse-form.ts';
import { unlocalized } from '#words/locale.ts';
import type { FileLimits, OfficeScreen, StaffScreen } from './request/office-screen.ts';
import { auditScreen } from './screens/audit/audit-screen.tsx';
import { companiesScreen } from './screens/companies/companies-screen.tsx';
import { companyScreen } from './screens/companies/company-screen.tsx';
import { mergeScreen } from './screens/companies/merge-screen.tsx';
import { calendarScreen } from './screens/contents/calendar-screen.tsx';
import { contentsScreen } from './screens/contents/list/contents-screen.tsx';
import { controlScreen } from './screens/contents/control/control-screen.tsx';
import { documentScreen } from './screens/contents/document/document-screen.tsx';
import { linksScreen } from './screens/contents/control/links-screen.tsx';
import { previewScreen } from './screens/contents/document/preview-screen.ts';
import { releasePreviewScreen } from './screens/contents/releases/release-preview-screen.ts';
import { releaseScreen } from './screens/contents/releases/release-screen.tsx';
import { releasesScreen } from './screens/contents/releases/releases-screen.tsx';
import { reviewLinkScreen } from './screens/contents/review-link/review-link-screen.tsx';
import { reviewPreviewScreen } from './screens/contents/review-link/review-preview-screen.ts';
import { versionsScreen } from './screens/contents/versions/versions-screen.tsx';
import { entryLinkScreen } from './screens/entry/entry-link-screen.tsx';
import { proofScreen } from './screens/entry/proof-screen.tsx';
import { signInScreen } from './screens/entry/sign-in-screen.tsx';
import { homeScreen } from './screens/home/home-screen.tsx';
import { imagesScreen } from './screens/images/images-screen.tsx';
import { pictureScreen } from './screens/images/picture-screen.tsx';
import { importScreen } from './screens/imports/import-screen.tsx';
import { importsScreen } from './screens/imports/imports-screen.tsx';
import { rejectedScreen } from './screens/imports/rejected-screen.ts';
import { memberScreen } from './screens/members/member-screen.tsx';
import { membersScreen } from './screens/members/members-screen.tsx';
import { jobsScreen } from './screens/jobs/jobs-screen.tsx';
import { keysScreen } from './screens/keys/keys-screen.tsx';
import { webhookScreen } from './screens/webhooks/webhook-screen.tsx';
import { webhooksScreen } from './screens/webhooks/webhooks-screen.tsx';
import { letterScreen } from './screens/mail/letter-screen.tsx';
import { mailScreen } from './screens/mail/mail-screen.tsx';
import { correctionsScreen } from './screens/offers/corrections-screen.tsx';
import { correctScreen } from './screens/offers/correct-screen.tsx';
import { offerScreen } from './screens/offers/offer-screen.tsx';
import { offersScreen } from './screens/offers/offers-screen.tsx';
import { messageScreen } from './screens/messages/message-screen.tsx';
import { messagesScreen } from './screens/messages/messages-screen.tsx';
import { newsletterScreen } from './screens/newsletter/newsletter-screen.tsx';
import { newsletterPreviewScreen } from './screens/newsletter/preview-screen.ts';
import { peopleScreen } from './screens/people/people-screen.tsx';
import { programsScreen } from './screens/programs/programs-screen.tsx';
import { figuresScreen } from './screens/figures/figures-screen.tsx';
import { scaleScreen } from './screens/scale/scale-screen.tsx';
import { searchesScreen } from './screens/searches/searches-screen.tsx';
import { reportScreen } from './screens/reports/report-screen.tsx';
import { reportsScreen } from './screens/reports/reports-screen.tsx';
import { referencesScreen } from './screens/references/references-screen.tsx';
import { synonymsScreen } from './screens/synonyms/synonyms-screen.tsx';
import { targetsScreen } from './screens/writing/targets-screen.ts';
import { livePreviewScreen } from './screens/writing/live-preview-screen.ts';
import { newDocumentScreen, writingScreen } from './screens/writing/writing-screens.tsx';

/** Every address of the office, without the language. */
export const officeScreens = {
  '/bureau': homeScreen,
  '/bureau/connexion': signInScreen,
  '/bureau/acces/:token': entryLinkScreen,
  '/bureau/confirmation/:id': proofScreen,
  '/bureau/contenus': contentsScreen,
  // Before the address of a document, because they look like one.
  '/bureau/contenus/nouveau': newDocumentScreen,
  '/bureau/contenus/cibles': targetsScreen,
  '/bureau/contenus/:id': documentScreen,
  '/bureau/contenus/:id/ecrire': writingScreen,
  '/bureau/contenus/:id/apercu-direct': livePreviewScreen,
  '/bureau/contenus/:id/versions': versionsScreen,
  '/bureau/contenus/:id/liens': linksScreen,
  '/bureau/contenus/:id/apercu': previewScreen,
  '/bureau/relecture/:token': reviewLinkScreen,
  '/bureau/relecture/:token/apercu': reviewPreviewScreen,
  '/bureau/lots': releasesScreen,
  '/bureau/lots/:id': releaseScreen,
  '/bureau/lots/:id/apercu': releasePreviewScreen,
  '/bureau/calendrier': calendarScreen,
  '/bureau/controle': controlScreen,
  '/bureau/images': imagesScreen,
  '/bureau/images/:id': pictureScreen,
  '/bureau/offres': offersScreen,
  '/bureau/offres/:id': offerScreen,
  '/bureau/offres/:id/corriger': correctScreen,
  '/bureau/corrections': correctionsScreen,
  '/bureau/entreprises': companiesScreen,
  '/bureau/entreprises/:id': companyScreen,
  '/bureau/entreprises/:id/fusion': mergeScreen,
  '/bureau/imports': importsScreen,
  '/bureau/imports/:id': importScreen,
  '/bureau/imports/:id/refus': rejectedScreen,
  '/bureau/references': referencesScreen,
  '/bureau/bareme': scaleScreen,
  '/bureau/synonymes': synonymsScreen,
  '/bureau/personnes': peopleScreen,
  '/bureau/messages': messagesScreen,
  '/bureau/messages/:id': messageScreen,
  '/bureau/signalements': reportsScreen,
  '/bureau/signalements/:id': reportScreen,
  '/bureau/recherches': searchesScreen,
  '/bureau/chiffres': figuresScreen,
  '/bureau/programmes': programsScreen,
  '/bureau/travaux': jobsScreen,
  '/bureau/envois': mailScreen,
  '/bureau/envois/:id': letterScreen,
  '/bureau/lettre': newsletterScreen,
  '/bureau/lettre/apercu': newsletterPreviewScreen,
  '/bureau/cles': keysScreen,
  '/bureau/webhooks': webhooksScreen,
  '/bureau/webhooks/:id': webhookScreen,
  '/bureau/equipe': membersScreen,
  '/bureau/equipe/:id': memberScreen,
  '/bureau/journal': auditScreen,
} as const satisfies Readonly<Record<string, OfficeScreen>>;

const patterns = Object.entries<OfficeScreen>(officeScreens).map(([pathname, screen]) => ({
  pattern: new URLPattern({ pathname }),
  screen,
}));

export type FoundScreen = { readonly screen: OfficeScreen; readonly params: Readonly<Record<string, string>> };

/** Finds the screen of a path without its language; null if there is none. */
export function findScreen(pathname: string): FoundScreen | null {
  for (const { pattern, screen } of patterns) {
    const found = pattern.exec({ pathname });
    if (found === null) continue;
    const params = Object.entries(found.pathname.groups).map(([name, value = '']) => [name, value] as const);
    return { screen, params: Object.fromEntries(params) };
  }
  return null;
}

const staffScreenAt = (pathname: string): StaffScreen | null => {
  const screen = findScreen(unlocalized(pathname))?.screen;
  return screen?.kind === 'staff' ? screen : null;
};

/** Limit of bytes of the texts of the forms of a path. */
export const longestFormAt = (pathname: string): number => staffScreenAt(pathname)?.longestForm ?? maxTextBytes;

const noFiles: FileLimits = { most: 0, bytes: 0 };

/** Limits of the files of the forms of a path. */
export const filesAt = (pathname: string): FileLimits => staffScreenAt(pathname)?.files ?? noFiles;
