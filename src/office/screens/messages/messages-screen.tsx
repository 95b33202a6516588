import { listWaiting, type WaitingMessage } from '#board/contact/waiting/waiting-messages.ts';
import { Notice } from '#ui/notice.tsx';
import { localized } from '#words/locale.ts';
import { useTranslations } from '#words/use-translations.ts';
import { DataTable } from '../../frame/data-table.tsx';
import { officeWords } from '../../frame/office-words.ts';
import parts from '../../frame/parts.module.css';
import { useMoment } from '../../frame/use-amounts.ts';
import { useOfficeLocale } from '../../frame/use-office-locale.ts';
import { staffScreen } from '../../request/office-screen.ts';

const done = ['sent', 'deleted', 'gone'] as const;
type Done = (typeof done)[number];

/** `/bureau/messages`: messages of the contact form that have not left yet. */
export const messagesScreen = staffScreen({
  act: 'message.list',
  async show({ locale, parts: { board }, url }) {
    const t = officeWords(locale, 'messages');
    const said = done.find((name) => name === url.searchParams.get('fait')) ?? null;
    return { title: t('title'), lead: t('lead'), body: <Messages messages={await listWaiting(board)} said={said} /> };
  },
});

function Messages({ messages, said }: { messages: readonly WaitingMessage[]; said: Done | null }) {
  const t = useTranslations('office.messages');
  const locale = useOfficeLocale();
  const moment = useMoment();
  const rows = messages.map(({ id, locale: lang, writtenAt }) => ({
    key: id,
    cells: [
      <a key="at" className={parts.tableLink} href={localized(locale, `/bureau/messages/${id}`)}>
        {moment(writtenAt)}
      </a>,
      t(`languages.${lang}`),
    ],
  }));
  return (
    <div className={parts.stack}>
      {said === null ? null : <Notice tone={said === 'gone' ? 'warning' : 'success'}>{t(`done.${said}`)}</Notice>}
      {rows.length === 0 ? (
        <p>{t('none')}</p>
      ) : (
        <DataTable caption={t('list')} columns={[t('at'), t('language')]} rows={rows} />
      )}
    </div>
  );
}
