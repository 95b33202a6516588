import { domainOf } from '#identity/both-sides/identity-services.ts';
import { EmailTaken, insertAccount } from '#identity/provider/accounts/accounts.ts';
import { fieldErrors } from '#identity/provider/steps/forms.ts';
import type {
  InteractionAnswer,
  InteractionParts,
  ProvenSignIn,
  Step,
  View,
} from '#identity/provider/steps/interaction-step.ts';
import { serviceSignUpPage } from './service-sign-up-page.tsx';
import { signInStep } from '#identity/provider/sign-in/sign-in-step.ts';
import { tooManyPage } from '#identity/provider/steps/too-many.ts';
import { listsOf, shownForm } from '#identity/provider/sign-up/shown-form.ts';
import { type SignUp, signUpForm } from '#identity/provider/sign-up/sign-up-form.ts';
import type { ProvenIdentity } from '#identity/provider/federation/proven-identity.ts';
import { servicePages } from './service-pages.ts';
import { services } from '#identity/provider/federation/services.ts';
import { findWaiting } from '#identity/provider/sign-in/waiting-identity.ts';

/**
 * The step after a visit to a service: the sign-in to the account that has the confirmed address, or the
 * sign-up of a new person.
 */
export function serviceStep(parts: InteractionParts): Step {
  const stepFor = async (view: View): Promise<{ step: Step; view: View } | null> => {
    const waiting = await findWaiting(parts, view.uid);
    if (!waiting) return null;
    const step = waiting.hasAccount ? signInStep(parts) : signUpByService(parts, waiting.identity);
    return { step, view: naming(waiting.identity, view) };
  };
  return {
    async show(view) {
      const found = await stepFor(view);
      return found ? found.step.show(found.view) : { next: '' };
    },
    async submit(fields, view) {
      const found = await stepFor(view);
      return found ? found.step.submit(fields, found.view) : { next: '' };
    },
  };
}

function naming({ service, email }: ProvenIdentity, view: View): View {
  const answer = { title: services[service].title, says: 'known' } as const;
  return { ...view, links: { ...view.links, services: { ...view.links.services, answer, email } } };
}

/** Creates an account without a password. */
function signUpByService(parts: InteractionParts, identity: ProvenIdentity): Step {
  return {
    show: async (view) => ({ page: serviceSignUpPage(view, await shownForm(parts, view, identity)) }),
    async submit(fields, view) {
      if (fields['show'] ?? fields['check'])
        return { page: serviceSignUpPage(view, await shownForm(parts, view, fields)) };
      const form = signUpForm(await listsOf(parts, view)).safeParse(fields);
      if (form.success) return open(parts, identity, form.data, view);
      const shown = await shownForm(parts, view, fields, fieldErrors(form.error));
      return { status: 422, page: serviceSignUpPage(view, shown) };
    },
  };
}

async function open(
  { db, attempts }: InteractionParts,
  { email, service }: ProvenIdentity,
  person: SignUp,
  view: View,
): Promise<ProvenSignIn | InteractionAnswer> {
  try {
    await attempts.count('signUpFromAddress', view.address);
    const account = { ...person, email, passwordHash: null, hasAcceptedTerms: true };
    return { ...(await insertAccount(db, account)), amr: [domainOf[service]] };
  } catch (error) {
    // Leads to the simple page, which contains the sign-in to the existing account.
    if (error instanceof EmailTaken) return { next: servicePages.simple };
    return tooManyPage(error, view);
  }
}
