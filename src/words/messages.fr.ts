import abuse from './fr/abuse.json' with { type: 'json' };
import account from './fr/account.json' with { type: 'json' };
import advice from './fr/advice.json' with { type: 'json' };
import applications from './fr/applications.json' with { type: 'json' };
import apply from './fr/apply.json' with { type: 'json' };
import consent from './fr/consent.json' with { type: 'json' };
import contact from './fr/contact.json' with { type: 'json' };
import content from './fr/content.json' with { type: 'json' };
import destinations from './fr/destinations.json' with { type: 'json' };
import documents from './fr/documents.json' with { type: 'json' };
import companies from './fr/companies.json' with { type: 'json' };
import conditions from './fr/conditions.json' with { type: 'json' };
import eligibility from './fr/eligibility.json' with { type: 'json' };
import errors from './fr/errors.json' with { type: 'json' };
import exchange from './fr/exchange.json' with { type: 'json' };
import favourites from './fr/favourites.json' with { type: 'json' };
import fields from './fr/fields.json' with { type: 'json' };
import frame from './fr/frame.json' with { type: 'json' };
import login from './fr/login.json' with { type: 'json' };
import refusals from './fr/refusals.json' with { type: 'json' };
import share from './fr/share.json' with { type: 'json' };
import hiding from './fr/hiding.json' with { type: 'json' };
import home from './fr/home.json' with { type: 'json' };
import identity from './fr/identity.json' with { type: 'json' };
import mailbox from './fr/mailbox.json' with { type: 'json' };
import map from './fr/map.json' with { type: 'json' };
import navigation from './fr/navigation.json' with { type: 'json' };
import newsletter from './fr/newsletter.json' with { type: 'json' };
import notifications from './fr/notifications.json' with { type: 'json' };
import offer from './fr/offer.json' with { type: 'json' };
import details from './fr/details.json' with { type: 'json' };
import office from './fr/office.json' with { type: 'json' };
import offers from './fr/offers.json' with { type: 'json' };
import previews from './fr/previews.json' with { type: 'json' };
import recruiter from './fr/recruiter.json' with { type: 'json' };
import privacy from './fr/privacy.json' with { type: 'json' };
import search from './fr/search.json' with { type: 'json' };
import searches from './fr/searches.json' with { type: 'json' };
import sessions from './fr/sessions.json' with { type: 'json' };
import shell from './fr/shell.json' with { type: 'json' };

/** Every French text of the site, grouped by subject. */
export const messages = {
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
