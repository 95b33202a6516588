import { requestContext } from '#site/request/context.ts';
import type { Route } from './+types/contact-page.ts';

/** A candidate’s own name and address are filled in; `incident` is what an error page showed. */
export function loader({ context, url }: Route.LoaderArgs) {
  const { viewer } = context.get(requestContext);
  const { firstName, lastName, email } = viewer.kind === 'candidate' ? viewer.candidate : nobody;
  const incident = url.searchParams.get('incident') ?? '';
  const { contact } = context.get(requestContext).board;
  return {
    isOpen: contact !== null,
    // An address of this machine alone reaches nobody from a mail program.
    address: contact?.endsWith('@localhost') ? null : contact,
    known: { name: `${firstName} ${lastName}`.trim(), email },
    incident: /^[\w-]{1,64}$/.test(incident) ? incident : null,
    sent: url.searchParams.get('done') === 'sent',
  };
}

const nobody = { firstName: '', lastName: '', email: '' };
