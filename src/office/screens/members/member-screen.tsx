import { changeMember } from '#staff/members/change-member.ts';
import { type ListedMember, listMembers } from '#staff/members/list-members.ts';
import { endMemberSessions, unbindMember } from '#staff/members/member-account.ts';
import { readMember } from '#staff/members/member-rows.ts';
import { removeMember } from '#staff/members/remove-member.ts';
import { makeEntryLink } from '#staff/sessions/entry-links.ts';
import { Notice } from '#ui/notice.tsx';
import { TextField } from '#ui/text-field.tsx';
import { type Locale, localized } from '#words/locale.ts';
import { useTranslations } from '#words/use-translations.ts';
import { OfficeForm, useOfficeField } from '../../frame/office-form.tsx';
import { officeWords } from '../../frame/office-words.ts';
import { OnceShownLink } from '../../frame/once-shown-link.tsx';
import parts from '../../frame/parts.module.css';
import { useOfficeLocale } from '../../frame/use-office-locale.ts';
import { typedText, typedTexts } from '../../request/form-fields.ts';
import type { StaffRequest } from '../../request/office-request.ts';
import { type FormEnd, type Refused, staffScreen } from '../../request/office-screen.ts';
import { RoleFields } from './role-fields.tsx';

/** `/bureau/equipe/:id`: one member of the staff. */
export const memberScreen = staffScreen({
  act: 'staff.change',
  async show({ locale, parts: { board }, params, url }, refused) {
    const member = (await listMembers(board)).find(({ id }) => id === params['id']);
    if (member === undefined) return null;
    const t = officeWords(locale, 'members');
    const isSaved = url.searchParams.get('fait') === 'changed';
    return {
      title: t('changeTitle', { name: member.name }),
      lead: member.email,
      body: <Member member={member} isSaved={isSaved} refused={refused} />,
    };
  },
  forms: {
    change: { act: 'staff.change', send: change },
    remove: { act: 'staff.remove', send: remove },
    link: { act: 'staff.makeLink', send: makeLink },
    end: { act: 'staff.endSessions', send: endSessions },
    unbind: { act: 'staff.unbind', send: unbind },
  },
});

async function change({ parts: { board }, actor, params, locale }: StaffRequest, form: FormData): Promise<FormEnd> {
  const id = params['id'] ?? '';
  await changeMember(board, actor, id, {
    name: typedText(form, 'name'),
    roles: typedTexts(form, 'roles'),
    seen: typedText(form, 'seen').split(','),
  });
  return saved(id, locale);
}

const saved = (id: string, locale: Locale): FormEnd => ({
  redirectTo: `${localized(locale, `/bureau/equipe/${id}`)}?fait=changed`,
});

async function endSessions({ parts: { board }, actor, params, locale }: StaffRequest): Promise<FormEnd> {
  const id = params['id'] ?? '';
  await endMemberSessions(board, actor, id);
  return saved(id, locale);
}

async function unbind({ parts: { board }, actor, params, locale }: StaffRequest): Promise<FormEnd> {
  const id = params['id'] ?? '';
  await unbindMember(board, actor, id);
  return saved(id, locale);
}

async function remove({ parts: { board }, actor, params, locale }: StaffRequest, form: FormData): Promise<FormEnd> {
  await removeMember(board, actor, params['id'] ?? '', typedText(form, 'reason'));
  return { redirectTo: `${localized(locale, '/bureau/equipe')}?fait=removed` };
}

/** The link is shown in the answer itself, because nothing keeps it. */
async function makeLink({ parts: given, actor, params, locale }: StaffRequest): Promise<FormEnd> {
  const id = params['id'] ?? '';
  const token = await makeEntryLink(given.board, actor, id);
  const { name } = await readMember(given.board.db, id);
  const address = new URL(localized(locale, `/bureau/acces/${token}`), given.publicUrl).href;
  const t = officeWords(locale, 'members');
  return {
    page: {
      title: t('linkOf', { name }),
      lead: t('linkLead'),
      body: <MadeLink address={address} />,
    },
  };
}

function MadeLink({ address }: { address: string }) {
  const t = useTranslations('office.members');
  const locale = useOfficeLocale();
  return (
    <div className={parts.stack}>
      <OnceShownLink title={t('linkMade')} address={address} />
      <p>
        <a href={localized(locale, '/bureau/equipe')}>{t('back')}</a>
      </p>
    </div>
  );
}

function Member({ member, isSaved, refused }: { member: ListedMember; isSaved: boolean; refused: Refused | null }) {
  const t = useTranslations('office');
  const locale = useOfficeLocale();
  const labels = { name: t('members.name'), roles: t('members.roles') };
  const field = useOfficeField('change', refused, labels);
  return (
    <div className={parts.sections}>
      {isSaved ? <Notice tone="success">{t('done.changed')}</Notice> : null}
      <p>
        <a href={localized(locale, '/bureau/equipe')}>{t('members.back')}</a>
      </p>
      <OfficeForm name="change" refused={refused} labels={labels} send={t('members.save')}>
        <input type="hidden" name="seen" value={member.roles.join(',')} />
        <TextField {...field('name', member.name)} autoComplete="off" required />
        <RoleFields form="change" refused={refused} held={member.roles} />
      </OfficeForm>
      <Access refused={refused} hasAccount={member.hasSignedIn} />
      <Removal refused={refused} />
    </div>
  );
}

/** How the member gets in: the sessions, the account, and a link for an emergency. */
function Access({ refused, hasAccount }: { refused: Refused | null; hasAccount: boolean }) {
  const t = useTranslations('office.members');
  return (
    <section className={parts.stack}>
      <h2>{t('access')}</h2>
      <p>{t('linkLead')}</p>
      <OfficeForm name="link" refused={refused} send={t('makeLink')} variant="secondary" />
      <p>{t('endLead')}</p>
      <OfficeForm name="end" refused={refused} send={t('end')} variant="secondary" />
      {hasAccount ? <p>{t('unbindLead')}</p> : null}
      {hasAccount ? <OfficeForm name="unbind" refused={refused} send={t('unbind')} variant="secondary" /> : null}
    </section>
  );
}

function Removal({ refused }: { refused: Refused | null }) {
  const t = useTranslations('office.members');
  const labels = { reason: t('reason') };
  const field = useOfficeField('remove', refused, labels);
  return (
    <section className={parts.stack}>
      <h2>{t('remove')}</h2>
      <p>{t('removeLead')}</p>
      <OfficeForm name="remove" refused={refused} labels={labels} send={t('remove')} variant="danger">
        <TextField {...field('reason')} hint={t('reasonHint')} maxLength={500} required />
      </OfficeForm>
    </section>
  );
}
