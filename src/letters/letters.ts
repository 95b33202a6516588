import { accountClosedLetter, accountEndingLetter } from './account-end.tsx';
import { accountCodeLetter } from './account-code.tsx';
import { accountExistsLetter } from './account-exists.tsx';
import { alertQuestionLetter } from './alert-question.tsx';
import { applicationConfirmationLetter } from './application-confirmation.tsx';
import { applicationToRecruiterLetter } from './application-to-recruiter.tsx';
import { applicationAnsweredLetter } from './application-answered.tsx';
import { applicationOpenedLetter } from './application-opened.tsx';
import { applicationWithdrawnLetter } from './application-withdrawn.tsx';
import { contactCodeLetter } from './contact-code.tsx';
import { contactLetter } from './contact.tsx';
import { emailChangedLetter } from './email-changed.tsx';
import { favouritesClosingLetter } from './favourites-closing.tsx';
import { newOffersLetter } from './new-offers.tsx';
import { importNewsLetter } from './import-news.tsx';
import { newsletterFarewellLetter } from './newsletter-farewell.tsx';
import { newsletterQuestionLetter } from './newsletter-question.tsx';
import { newsletterLetter } from './newsletter.tsx';
import { passwordChangedLetter } from './password-changed.tsx';
import { waysChangedLetter } from './ways-changed.tsx';
import { webhookStoppedLetter } from './webhook-stopped.tsx';
import type { Letter } from './letter.ts';

/** Every e-mail that the program sends. */
export const letters: readonly Letter[] = [
  applicationToRecruiterLetter,
  applicationConfirmationLetter,
  applicationOpenedLetter,
  applicationAnsweredLetter,
  applicationWithdrawnLetter,
  favouritesClosingLetter,
  alertQuestionLetter,
  newOffersLetter,
  newsletterQuestionLetter,
  newsletterLetter,
  newsletterFarewellLetter,
  accountCodeLetter,
  accountExistsLetter,
  passwordChangedLetter,
  emailChangedLetter,
  waysChangedLetter,
  accountEndingLetter,
  accountClosedLetter,
  contactCodeLetter,
  contactLetter,
  importNewsLetter,
  webhookStoppedLetter,
];
