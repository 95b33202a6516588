import abuse from './en/abuse.json' with { type: 'json' };
import account from './en/account.json' with { type: 'json' };
import advice from './en/advice.json' with { type: 'json' };
import applications from './en/applications.json' with { type: 'json' };
import apply from './en/apply.json' with { type: 'json' };
import consent from './en/consent.json' with { type: 'json' };
import contact from './en/contact.json' with { type: 'json' };
import content from './en/content.json' with { type: 'json' };
import destinations from './en/destinations.json' with { type: 'json' };
import documents from './en/documents.json' with { type: 'json' };
import companies from './en/companies.json' with { type: 'json' };
import conditions from './en/conditions.json' with { type: 'json' };
import eligibility from './en/eligibility.json' with { type: 'json' };
import errors from './en/errors.json' with { type: 'json' };
import exchange from './en/exchange.json' with { type: 'json' };
import favourites from './en/favourites.json' with { type: 'json' };
import fields from './en/fields.json' with { type: 'json' };
import frame from './en/frame.json' with { type: 'json' };
import login from './en/login.json' with { type: 'json' };
import refusals from './en/refusals.json' with { type: 'json' };
import share from './en/share.json' with { type: 'json' };
import hiding from './en/hiding.json' with { type: 'json' };
import home from './en/home.json' with { type: 'json' };
import identity from './en/identity.json' with { type: 'json' };
import mailbox from './en/mailbox.json' with { type: 'json' };
import map from './en/map.json' with { type: 'json' };
import navigation from './en/navigation.json' with { type: 'json' };
import newsletter from './en/newsletter.json' with { type: 'json' };
import notifications from './en/notifications.json' with { type: 'json' };
import offer from './en/offer.json' with { type: 'json' };
import details from './en/details.json' with { type: 'json' };
import office from './en/office.json' with { type: 'json' };
import offers from './en/offers.json' with { type: 'json' };
import previews from './en/previews.json' with { type: 'json' };
import recruiter from './en/recruiter.json' with { type: 'json' };
import privacy from './en/privacy.json' with { type: 'json' };
import search from './en/search.json' with { type: 'json' };
import searches from './en/searches.json' with { type: 'json' };
import sessions from './en/sessions.json' with { type: 'json' };
import shell from './en/shell.json' with { type: 'json' };
import type { messages as french } from './messages.fr.ts';

/** Every English text of the site; the compiler requires the same keys as in the French catalogue. */
export const messages: typeof french = {
  abuse,
  account,
  advice,
  applications,
  apply,
  consent,
  contact,
  content,
  destinations,
  documents,
  companies,
  conditions,
  eligibility,
  errors,
  exchange,
  favourites,
  fields,
  frame,
  login,
  refusals,
  share,
  hiding,
  home,
  identity,
  mailbox,
  map,
  navigation,
  newsletter,
  notifications,
  offer,
  details,
  office,
  offers,
  previews,
  recruiter,
  privacy,
  search,
  searches,
  sessions,
  shell,
};
