import { watchConsent } from './consent.ts';
import { offerNewsletter } from './newsletter-dialog.ts';

// What every page has, screens of content too: no framework, no word, nothing of the page waits for it.
watchConsent();
offerNewsletter();
