import { forgetLetter } from '#board/operators/letters/forget-given-up.ts';
import { type ReadLetter, readGivenUp } from '#board/operators/letters/list-given-up.ts';
import { readReceiver } from '#board/operators/letters/read-receiver.ts';
import { LetterGone, resendLetter } from '#board/operators/letters/resend-given-up.ts';
import { Notice } from '#ui/notice.tsx';
import { localized } from '#words/locale.ts';
import { useTranslations } from '#words/use-translations.ts';
import { FactList } from '../../frame/fact-list.tsx';
import { useLetterName } from '../../frame/letter-name.ts';
import { OfficeForm } from '../../frame/office-form.tsx';
import { officeWords } from '../../frame/office-words.ts';
import parts from '../../frame/parts.module.css';
import { useMoment } from '../../frame/use-amounts.ts';
import { useOfficeLocale } from '../../frame/use-office-locale.ts';
import { typedText } from '../../request/form-fields.ts';
import type { StaffRequest } from '../../request/office-request.ts';
import { type FormEnd, type Refused, staffScreen } from '../../request/office-screen.ts';
import { ReasonForm } from '../../frame/reason-form.tsx';

/** `/bureau/envois/:id`: a letter that was given up. Its receiver is shown for a recorded reason. */
export const letterScreen = staffScreen({
  act: 'mail.list',
  async show({ parts: { board }, locale, params }, refused) {
    const letter = await readGivenUp(board, params['id'] ?? '');
    if (letter === null) return null;
    const t = officeWords(locale, 'mail');
    return { title: t('oneTitle'), body: <Letter letter={letter} refused={refused} receiver={undefined} /> };
  },
  forms: {
    read: { act: 'mail.read', send: (request, form) => unlessGone(request, () => read(request, form)) },
    resend: { act: 'mail.resend', send: (request) => unlessGone(request, () => resend(request)) },
    forget: { act: 'mail.forget', send: (request, form) => unlessGone(request, () => forget(request, form)) },
  },
});

/** Leads to the list if another operator was faster: the letter has no page any more. */
async function unlessGone({ locale }: StaffRequest, work: () => Promise<FormEnd>): Promise<FormEnd> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof LetterGone)) throw error;
    return { redirectTo: `${localized(locale, '/bureau/envois')}?fait=gone` };
  }
}

async function read({ parts: { board }, actor, params, locale }: StaffRequest, form: FormData): Promise<FormEnd> {
  const id = params['id'] ?? '';
  const receiver = await readReceiver(board, actor, { id, reason: typedText(form, 'reason') });
  const letter = await readGivenUp(board, id);
  if (letter === null) throw new LetterGone('the letter was sent again or forgotten');
  const t = officeWords(locale, 'mail');
  return { page: { title: t('oneTitle'), body: <Letter letter={letter} refused={null} receiver={receiver} /> } };
}

async function resend({ parts: { board }, actor, params, locale }: StaffRequest): Promise<FormEnd> {
  await resendLetter(board, actor, params['id'] ?? '');
  return { redirectTo: `${localized(locale, '/bureau/envois')}?fait=resent` };
}

async function forget({ parts: { board }, actor, params, locale }: StaffRequest, form: FormData): Promise<FormEnd> {
  await forgetLetter(board, actor, { id: params['id'] ?? '', reason: typedText(form, 'reason') });
  return { redirectTo: `${localized(locale, '/bureau/envois')}?fait=forgotten` };
}

type Props = {
  letter: ReadLetter;
  refused: Refused | null;
  /** Undefined until somebody asks for it; null if nobody receives the letter any more. */
  receiver: string | null | undefined;
};

function Letter({ letter: { letter, why, isRefused, isKept, domain, givenUpAt }, refused, receiver }: Props) {
  const t = useTranslations('office.mail');
  const locale = useOfficeLocale();
  const letterName = useLetterName();
  const moment = useMoment();
  const facts = [
    [t('letter'), letterName(letter)] as const,
    [t('at'), moment(givenUpAt)] as const,
    [t('state'), isRefused ? t('refusedBy', { domain: domain ?? '?' }) : t('failed')] as const,
    [
      t('why'),
      why === null ? (
        t('noWhy')
      ) : (
        <span key="why" lang="en">
          {why}
        </span>
      ),
    ] as const,
    ...(receiver === undefined ? [] : [[t('receiver'), receiver ?? t('noReceiver')] as const]),
  ];
  return (
    <div className={parts.sections}>
      <FactList facts={facts} />
      {isKept && receiver === undefined ? (
        <section className={parts.stack}>
          <h2>{t('readTitle')}</h2>
          <Notice tone="info">{t('logged')}</Notice>
          <ReasonForm name="read" refused={refused} send={t('read')} variant="secondary" />
        </section>
      ) : null}
      <section className={parts.stack}>
        <h2>{t('resendTitle')}</h2>
        <p>{isKept ? t(isRefused ? 'resendRefusedText' : 'resendText') : t('neverResent')}</p>
        {isKept ? <OfficeForm name="resend" refused={refused} send={t('resend')} /> : null}
      </section>
      <section className={parts.stack}>
        <h2>{t('forgetTitle')}</h2>
        <p>{t('forgetText')}</p>
        <ReasonForm name="forget" refused={refused} send={t('forget')} variant="danger" />
      </section>
      <p>
        <a href={localized(locale, '/bureau/envois')}>{t('back')}</a>
      </p>
    </div>
  );
}
