import { deleteWaiting, sendWaiting } from '#board/contact/waiting/act-on-waiting.ts';
import type { ContactMessage } from '#board/contact/contact-message.ts';
import { findWaiting, MessageGone, readWaiting } from '#board/contact/waiting/waiting-messages.ts';
import { Notice } from '#ui/notice.tsx';
import { localized } from '#words/locale.ts';
import { useTranslations } from '#words/use-translations.ts';
import { FactList } from '../../frame/fact-list.tsx';
import { OfficeForm } from '../../frame/office-form.tsx';
import { officeWords } from '../../frame/office-words.ts';
import parts from '../../frame/parts.module.css';
import { ReasonForm } from '../../frame/reason-form.tsx';
import { useOfficeLocale } from '../../frame/use-office-locale.ts';
import { typedText } from '../../request/form-fields.ts';
import type { StaffRequest } from '../../request/office-request.ts';
import { type FormEnd, type Refused, staffScreen } from '../../request/office-screen.ts';

/** `/bureau/messages/:id`: a message that has not left yet. Each reading of its text is recorded. */
export const messageScreen = staffScreen({
  act: 'message.list',
  async show({ parts: { board }, locale, params }, refused) {
    const found = await findWaiting(board, params['id'] ?? '');
    if (found === null) return null;
    const t = officeWords(locale, 'messages');
    return { title: t('oneTitle'), body: <Message message={null} refused={refused} /> };
  },
  forms: {
    read: { act: 'message.read', send: (request) => unlessGone(request, () => read(request)) },
    send: { act: 'message.send', send: (request) => unlessGone(request, () => send(request)) },
    remove: { act: 'message.delete', send: (request, form) => unlessGone(request, () => remove(request, form)) },
  },
});

/** Leads to the list if the message has left meanwhile. */
async function unlessGone({ locale }: StaffRequest, work: () => Promise<FormEnd>): Promise<FormEnd> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof MessageGone)) throw error;
    return { redirectTo: `${localized(locale, '/bureau/messages')}?fait=gone` };
  }
}

async function read({ parts: { board }, actor, params, locale }: StaffRequest): Promise<FormEnd> {
  const message = await readWaiting(board, actor, params['id'] ?? '');
  const t = officeWords(locale, 'messages');
  return { page: { title: t('oneTitle'), body: <Message message={message} refused={null} /> } };
}

async function send({ parts: { board }, actor, params, locale }: StaffRequest): Promise<FormEnd> {
  await sendWaiting(board, actor, params['id'] ?? '');
  return { redirectTo: `${localized(locale, '/bureau/messages')}?fait=sent` };
}

async function remove({ parts: { board }, actor, params, locale }: StaffRequest, form: FormData): Promise<FormEnd> {
  await deleteWaiting(board, actor, { id: params['id'] ?? '', reason: typedText(form, 'reason') });
  return { redirectTo: `${localized(locale, '/bureau/messages')}?fait=deleted` };
}

/** @param message null until somebody asks for it */
function Message({ message, refused }: { message: ContactMessage | null; refused: Refused | null }) {
  const t = useTranslations('office.messages');
  const locale = useOfficeLocale();
  return (
    <div className={parts.sections}>
      {message === null ? (
        <section className={parts.stack}>
          <Notice tone="info">{t('logged')}</Notice>
          <OfficeForm name="read" refused={refused} send={t('read')} variant="secondary" />
        </section>
      ) : (
        <Text message={message} />
      )}
      <section className={parts.stack}>
        <h2>{t('sendTitle')}</h2>
        <p>{t('sendText')}</p>
        <OfficeForm name="send" refused={refused} send={t('send')} />
      </section>
      <section className={parts.stack}>
        <h2>{t('deleteTitle')}</h2>
        <p>{t('deleteText')}</p>
        <ReasonForm name="remove" refused={refused} send={t('delete')} variant="danger" />
      </section>
      <p>
        <a href={localized(locale, '/bureau/messages')}>{t('back')}</a>
      </p>
    </div>
  );
}

function Text({ message: { name, email, subject, message, locale } }: { message: ContactMessage }) {
  const t = useTranslations('office.messages');
  const facts = [
    [t('from'), name] as const,
    [
      t('email'),
      <a key="email" href={`mailto:${email}`}>
        {email}
      </a>,
    ] as const,
    [t('language'), t(`languages.${locale}`)] as const,
    [t('subject'), subject] as const,
  ];
  return (
    <section className={parts.stack}>
      <FactList facts={facts} />
      <blockquote className={parts.difference} lang={locale}>
        {message}
      </blockquote>
    </section>
  );
}
