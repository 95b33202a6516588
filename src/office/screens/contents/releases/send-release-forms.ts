import { z } from 'zod';
import type { ListedRelease } from '#content/repository/answers/listing/list-releases.ts';
import type { OfficeDocument } from '#content/repository/answers/listing/read-document.ts';
import type { ReleaseItem } from '#content/repository/plans/release-state.ts';
import type { Repository } from '#content/repository/repository.ts';
import { NoSuchDocument } from '#content/repository/write/store.ts';
import { maxReasonLength } from '#staff/members/member-input.ts';
import { fieldCode } from '#words/field-code.ts';
import { parseInput } from '#words/invalid-input.ts';
import { formTexts, typedText } from '../../../request/form-fields.ts';
import type { StaffRequest } from '../../../request/office-request.ts';
import type { FormEnd, StaffScreen } from '../../../request/office-screen.ts';
import { repositoryOf } from '../../../frame/elsewhere.tsx';
import { momentFields, momentOf } from '../../../frame/moment-fields.ts';
import { planAt } from '../plan-at.ts';
import { releaseAddress } from './release-address.ts';
import { rowNumber } from '../../../request/row-number.ts';

const done = ['made', 'saved', 'published', 'planned', 'cancelled', 'takenBack'] as const;

/** What was done, as the page of the release says it. */
type Done = (typeof done)[number];

/** Returns what was done by its name in an address; null for any other text. */
export const doneWithRelease = (name: string | null): Done | null => done.find((one) => one === name) ?? null;

type Given = {
  readonly repository: Repository;
  readonly seen: { readonly id: number; readonly revision: number };
  readonly actor: StaffRequest['actor'];
  readonly form: FormData;
};

const reason = z.string().trim().min(1, fieldCode('field.required')).max(maxReasonLength, fieldCode('note.tooLong'));
const typed = (form: FormData) => Object.fromEntries(formTexts(form));

/** Returns the sender of a form about a release as it was on the screen. */
const onRelease =
  (act: (given: Given) => Promise<Done>) =>
  async ({ parts, params, locale, actor }: StaffRequest, form: FormData): Promise<FormEnd> => {
    const repository = repositoryOf(parts);
    const id = rowNumber(params['id']);
    const end = await act({ repository, seen: { id, revision: rowNumber(typedText(form, 'seen')) }, actor, form });
    return { redirectTo: `${releaseAddress(locale, id)}?fait=${end}` };
  };

/** Returns the sender of a form that changes the documents of a release. */
const changing = (change: (items: readonly ReleaseItem[], document: OfficeDocument, form: FormData) => ReleaseItem[]) =>
  onRelease(async ({ repository, seen, actor, form }) => {
    const [release, document] = await Promise.all([
      repository.releases.read(seen.id),
      repository.read(typedText(form, 'document')),
    ]);
    if (document === null) throw new NoSuchDocument('there is no such document');
    const items = release === null ? [] : itemsOf(release);
    const title = release?.title ?? '';
    await repository.releases.save({ seen, title, items: change(items, document, form) }, { actor });
    return 'saved';
  });

/** The documents of a release as a save names them. */
const itemsOf = ({ items }: ListedRelease): readonly ReleaseItem[] =>
  items.map(({ id, act, version, reason: why }) =>
    act === 'publish' ? { id, act, version: version ?? 0 } : { id, act, reason: why ?? '' },
  );

const without = (items: readonly ReleaseItem[], { id }: OfficeDocument) => items.filter((item) => item.id !== id);

const publishNewest = changing((items, document) => [
  ...without(items, document),
  { id: document.id, act: 'publish', version: document.newest ?? 0 },
]);

const withdrawToo = changing((items, document, form) => {
  const given = parseInput(z.object({ reason }), typed(form));
  return [...without(items, document), { id: document.id, act: 'withdraw', ...given }];
});

const remove = changing(without);

const publish = onRelease(async ({ repository, seen, actor }) => {
  await repository.releases.publish(seen, { actor });
  return 'published';
});

const plan = onRelease(async ({ repository, seen, actor, form }) => {
  const at = momentOf(parseInput(z.object(momentFields), typed(form)));
  await planAt(() => repository.releases.schedule({ ...seen, at }, { actor }));
  return 'planned';
});

const cancel = onRelease(async ({ repository, seen: { id }, actor }) => {
  const release = await repository.releases.read(id);
  await repository.cancel(release?.plan?.id ?? 0, { actor });
  return 'cancelled';
});

const takeBack = onRelease(async ({ repository, seen: { id }, actor, form }) => {
  const given = parseInput(z.object({ reason }), typed(form));
  await repository.releases.takeBack({ id, ...given }, { actor });
  return 'takenBack';
});

/** Forms of the page of a release. Who plans it needs the role that publishes it. */
export const releaseForms: StaffScreen['forms'] = {
  add: { act: 'release.save', send: publishNewest },
  withdraw: { act: 'release.save', send: withdrawToo },
  remove: { act: 'release.save', send: remove },
  publish: { act: 'release.publish', send: publish },
  plan: { act: 'release.publish', send: plan },
  cancel: { act: 'content.cancel', send: cancel },
  takeBack: { act: 'release.takeBack', send: takeBack },
};
