import type { StaffActor } from '#staff/actor.ts';
import type { Role } from '#staff/roles.ts';
import type { testRepository } from './test-repository.ts';

/** Returns a member of the staff with these roles. */
export const staff = (id: string, ...roles: readonly Role[]): StaffActor => ({
  kind: 'staff',
  id,
  roles,
  requestId: `request of ${id}`,
});

export const [ada, bob, rita] = [staff('ada', 'editor'), staff('bob', 'editor'), staff('rita', 'reviewer')];

type News = { readonly key?: string; readonly uid?: string | null; readonly base?: number | null };

/** Returns the function that saves news as a member of the staff; the uid is the key. */
export function newsDesk(repository: ReturnType<typeof testRepository>) {
  return (title: string, { key = 'first', uid = key, base = null }: News = {}, actor = ada) => {
    const content = { uid, tags: [], data: { title } };
    return repository.saveDraft({ type: 'news', key, lang: 'fr', content, base, actor });
  };
}
