import { mayDo } from '#staff/acts.ts';
import { addMember } from '#staff/members/add-member.ts';
import { type ListedMember, listMembers } from '#staff/members/list-members.ts';
import { Notice } from '#ui/notice.tsx';
import { Tag } from '#ui/tag.tsx';
import { TextField } from '#ui/text-field.tsx';
import { localized } from '#words/locale.ts';
import { useTranslations } from '#words/use-translations.ts';
import { DataTable } from '../../frame/data-table.tsx';
import { OfficeForm, useOfficeField } from '../../frame/office-form.tsx';
import { officeWords } from '../../frame/office-words.ts';
import parts from '../../frame/parts.module.css';
import { useOfficeFormats, useOfficeLocale } from '../../frame/use-office-locale.ts';
import { typedText, typedTexts } from '../../request/form-fields.ts';
import type { StaffRequest } from '../../request/office-request.ts';
import { type FormEnd, type Refused, staffScreen } from '../../request/office-screen.ts';
import { RoleFields } from './role-fields.tsx';

const done = ['added', 'removed'] as const;
type Done = (typeof done)[number];

/** `/bureau/equipe`: the members of the staff. */
export const membersScreen = staffScreen({
  act: 'staff.change',
  async show({ locale, parts: { board }, url, viewer }, refused) {
    const t = officeWords(locale, 'members');
    const members = await listMembers(board);
    const said = done.find((name) => name === url.searchParams.get('fait')) ?? null;
    const body = <Members members={members} said={said} refused={refused} mayAdd={mayDo(viewer.roles, 'staff.add')} />;
    return { title: t('title'), lead: t('lead'), body };
  },
  forms: { add: { act: 'staff.add', send: add } },
});

async function add({ parts: { board }, actor, locale }: StaffRequest, form: FormData): Promise<FormEnd> {
  const typed = { email: typedText(form, 'email'), name: typedText(form, 'name'), roles: typedTexts(form, 'roles') };
  await addMember(board, actor, typed);
  return { redirectTo: `${localized(locale, '/bureau/equipe')}?fait=added` };
}

type Props = {
  members: readonly ListedMember[];
  said: Done | null;
  refused: Refused | null;
  mayAdd: boolean;
};

function Members({ members, said, refused, mayAdd }: Props) {
  const t = useTranslations('office');
  return (
    <div className={parts.sections}>
      {said === null ? null : <Notice tone="success">{t(`done.${said}`)}</Notice>}
      <MemberTable members={members} />
      {mayAdd ? <Addition refused={refused} /> : null}
    </div>
  );
}

function MemberTable({ members }: { members: readonly ListedMember[] }) {
  const t = useTranslations('office');
  const locale = useOfficeLocale();
  const format = useOfficeFormats();
  const columns = [t('members.name'), t('members.email'), t('members.roles'), t('members.account')];
  const rows = members.map(({ id, name, email, roles, addedAt, hasSignedIn }) => ({
    key: id,
    cells: [
      <a key="name" className={parts.tableLink} href={localized(locale, `/bureau/equipe/${id}`)}>
        {name}
      </a>,
      email,
      <span key="roles" className={parts.actions}>
        {roles.map((role) => (
          <Tag key={role}>{t(`roles.${role}`)}</Tag>
        ))}
      </span>,
      hasSignedIn
        ? t('members.since', { date: format.dateTime(addedAt, { dateStyle: 'medium' }) })
        : t('members.never'),
    ],
  }));
  return <DataTable caption={t('members.list')} columns={columns} rows={rows} />;
}

function Addition({ refused }: { refused: Refused | null }) {
  const t = useTranslations('office.members');
  const labels = { name: t('name'), email: t('email'), roles: t('roles') };
  const field = useOfficeField('add', refused, labels);
  return (
    <section className={parts.stack}>
      <h2>{t('add')}</h2>
      <OfficeForm name="add" refused={refused} labels={labels} send={t('addSend')}>
        <TextField {...field('name')} autoComplete="off" required />
        <TextField {...field('email')} type="email" autoComplete="off" hint={t('addHint')} required />
        <RoleFields form="add" refused={refused} held={[]} />
      </OfficeForm>
    </section>
  );
}
