import { watchConsent } from './consent.ts';
import { hearDialogs } from './dialogs.ts';
import { focusSearch } from './focus-search.ts';
import { keepAnchor } from './keep-anchor.ts';
import { offerNewsletter } from './newsletter-dialog.ts';
import { tellErrors } from './tell-errors.ts';

// What every page has, screens of content too: no framework, no word, nothing of the page waits for it.
tellErrors();
watchConsent();
hearDialogs();
focusSearch();
keepAnchor();
offerNewsletter();
