import { domainOf } from '../../identity-services.ts';
import { EmailTaken, insertAccount } from '../accounts.ts';
import { fieldErrors, namesForm } from '../forms.ts';
import type { InteractionParts, Step, View } from '../interaction-step.ts';
import { serviceSignUpPage } from '../pages/service-sign-up-page.tsx';
import { signInStep } from '../sign-in-step.ts';
import { tooMany } from '../too-many.ts';
import { terms } from '../sign-up/sign-up-form.ts';
import type { ProvenIdentity } from './proven-identity.ts';
import { services } from './services.ts';
import { findWaiting } from './waiting-identity.ts';

/** Where someone goes on whom a service has named and no account is linked to. */
export const servicePage = 'service';

/** The sign-in to the account that has the proven address, or the sign-up of somebody new. */
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

const serviceForm = namesForm.extend({ terms });

/** A new account without a password. */
function signUpByService({ db, attempts }: InteractionParts, identity: ProvenIdentity): Step {
  return {
    show: ({ frame, links }) => ({
      page: serviceSignUpPage(frame, links, { ...identity, hasAcceptedTerms: false }, []),
    }),
    async submit(fields, view) {
      const { frame, links } = view;
      const form = serviceForm.safeParse(fields);
      if (!form.success) {
        const hasAcceptedTerms = fields['terms'] === 'yes';
        const typed = { givenName: fields.givenName ?? '', familyName: fields.familyName ?? '', hasAcceptedTerms };
        return { status: 422, page: serviceSignUpPage(frame, links, typed, fieldErrors(form.error)) };
      }
      try {
        await attempts.count('signUpFromAddress', view.address);
        const { givenName, familyName } = form.data;
        const account = { givenName, familyName, email: identity.email, passwordHash: null, hasAcceptedTerms: true };
        return { ...(await insertAccount(db, account)), amr: [domainOf[identity.service]] };
      } catch (error) {
        if (error instanceof EmailTaken) return { next: servicePage }; // where the sign-in to it is now
        return tooMany(error, view);
      }
    },
  };
}
