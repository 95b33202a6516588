import { requestContext } from '#site/request/context.ts';
import type { Route } from './+types/contact-page.ts';

/** Fills in the candidate's name and address. `incident` is the number that an error page showed. */
export function loader({ context, url }: Route.LoaderArgs) {
  const { viewer } = context.get(requestContext);
  const { firstName, lastName, email } = viewer.kind === 'candidate' ? viewer.candidate : nobody;
  const incident = url.searchParams.get('incident') ?? '';
  const { contact } = context.get(requestContext).board;
  return {
    isOpen: contact !== null,
    // Leaves out an address of this machine, which mail programs cannot reach.
    address: contact?.endsWith('@localhost') ? null : contact,
    known: { name: `${firstName} ${lastName}`.trim(), email },
    incident: /^[\w-]{1,64}$/.test(incident) ? incident : null,
    sent: url.searchParams.get('done') === 'sent',
  };
}

const nobody = { firstName: '', lastName: '', email: '' };
