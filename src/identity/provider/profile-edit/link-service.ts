import { ServiceFailed } from '#identity/provider/federation/service-failed.ts';
import { linkIdentity } from '#identity/provider/federation/linked-identities.ts';
import type { Service } from '#identity/provider/federation/service.ts';
import { linkServicePage } from './link-service-page.tsx';
import { confirmAddress } from './confirm-address.ts';
import type { Editing, EditPage } from '#identity/provider/steps/edit-page.ts';
import { notifyOwner } from '#identity/provider/steps/notify-owner.ts';

const serviceOf = ({ parts }: Editing, name: string | null | undefined): Service | undefined =>
  parts.federation.services.find((service) => service.name === name);

/**
 * Explains what linking a service means. A link leads to the service, because a form may not redirect to
 * another site.
 */
export const linkServiceEdit: EditPage = {
  isSensitive: true,
  async show(editing) {
    const service = serviceOf(editing, editing.parameters.get('id'));
    return service ? linkServicePage(editing, service) : null;
  },
  submit: async (_fields, { to }) => ({ go: to('') }),
};

type Answer = { readonly policy: string; readonly search: string };

/**
 * Answers federation/{service}, which leads to the service, and federation/{service}/answer, to which the
 * service sends the person back. The service is then linked. The person must have signed in just before
 * leaving; the visit may last a quarter of an hour.
 */
export async function linkService(editing: Editing, path: string, { policy, search }: Answer): Promise<string> {
  const [, name, step] = path.split('/');
  const service = serviceOf(editing, name);
  if (!service) return editing.to('');
  try {
    if (step === 'answer') return await takeAnswer(editing, service, search);
    if (!editing.session.isFresh) return confirmAddress(editing, 'link-service', service.name);
    const { parts, uid, frame } = editing;
    const visit = { policy, interaction: uid, registration: 'simple' } as const;
    return (await parts.federation.begin(service, { ...visit, language: frame.language })).href;
  } catch (error) {
    if (!(error instanceof ServiceFailed)) throw error;
    return editing.to('link-service', { id: service.name, service: service.name, told: error.failure });
  }
}

async function takeAnswer(editing: Editing, service: Service, search: string): Promise<string> {
  const { parts, account, uid, to } = editing;
  const identity = await parts.federation.redeem(service, uid, search);
  await parts.db.transaction().execute(async (db) => {
    if (!(await linkIdentity(db, identity, account.oid))) throw new ServiceFailed('taken');
    await notifyOwner(editing, db, { change: 'serviceLinked', name: service.title });
  });
  return to('', { done: 'serviceLinked' });
}
