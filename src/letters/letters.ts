import { accountClosedLetter, accountEndingLetter } from './account/account-end.tsx';
import { accountCodeLetter } from './account/account-code.tsx';
import { accountExistsLetter } from './account/account-exists.tsx';
import { alertConsentLetter } from './alerts/alert-consent.tsx';
import { applicationConfirmationLetter } from './applications/application-confirmation.tsx';
import { applicationToRecruiterLetter } from './applications/application-to-recruiter.tsx';
import { applicationAnsweredLetter } from './applications/application-answered.tsx';
import { applicationOpenedLetter } from './applications/application-opened.tsx';
import { applicationWithdrawnLetter } from './applications/application-withdrawn.tsx';
import { appliedOfferWithdrawnLetter } from './applications/applied-offer-withdrawn.tsx';
import { candidateMessageLetter } from './applications/candidate-message.tsx';
import { contactCodeLetter } from './applications/contact-code.tsx';
import { recruiterMessageLetter } from './applications/recruiter-message.tsx';
import { abuseReportLetter } from './operators/abuse-report.tsx';
import { contactLetter } from './operators/contact.tsx';
import { emailChangedLetter } from './account/email-changed.tsx';
import { favouritesClosingLetter } from './alerts/favourites-closing.tsx';
import { favouritesFilledLetter, favouritesWithdrawnLetter } from './alerts/favourites-ended.tsx';
import { newOffersLetter } from './alerts/new-offers.tsx';
import { backupNewsLetter } from './operators/backup-news.tsx';
import { importNewsLetter } from './operators/import-news.tsx';
import { newsletterFarewellLetter } from './newsletter/newsletter-farewell.tsx';
import { newsletterConsentLetter } from './newsletter/newsletter-consent.tsx';
import { newsletterLetter } from './newsletter/newsletter.tsx';
import { passwordChangedLetter } from './account/password-changed.tsx';
import { signInMethodsChangedLetter } from './account/sign-in-methods-changed.tsx';
import { webhookStoppedLetter } from './operators/webhook-stopped.tsx';
import type { Letter } from './frame/letter.ts';

/** Every e-mail that the program sends. */
export const letters: readonly Letter[] = [
  applicationToRecruiterLetter,
  applicationConfirmationLetter,
  applicationOpenedLetter,
  applicationAnsweredLetter,
  candidateMessageLetter,
  recruiterMessageLetter,
  applicationWithdrawnLetter,
  appliedOfferWithdrawnLetter,
  favouritesClosingLetter,
  favouritesFilledLetter,
  favouritesWithdrawnLetter,
  alertConsentLetter,
  newOffersLetter,
  newsletterConsentLetter,
  newsletterLetter,
  newsletterFarewellLetter,
  accountCodeLetter,
  accountExistsLetter,
  passwordChangedLetter,
  emailChangedLetter,
  signInMethodsChangedLetter,
  accountEndingLetter,
  accountClosedLetter,
  contactCodeLetter,
  contactLetter,
  abuseReportLetter,
  importNewsLetter,
  backupNewsLetter,
  webhookStoppedLetter,
];
