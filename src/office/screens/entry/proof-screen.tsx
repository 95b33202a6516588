import type { ActName } from '#staff/acts.ts';
import { findKeptForm, takeKeptForm } from '#staff/sessions/kept-forms.ts';
import { isProven } from '#staff/sessions/staff-sessions.ts';
import { useTranslations } from '#words/use-translations.ts';
import { OfficeForm } from '../../frame/office-form.tsx';
import { officeWords } from '../../frame/office-words.ts';
import parts from '../../frame/parts.module.css';
import type { StaffRequest } from '../../request/office-request.ts';
import { type FormEnd, type Refused, staffScreen } from '../../request/office-screen.ts';

/** `/bureau/confirmation/:id`: a form waits here until its sender has signed in again. */
export const proofScreen = staffScreen({
  act: 'office.enter',
  async show({ viewer, locale, parts: { board }, params }, refused) {
    const t = officeWords(locale, 'proof');
    const kept = await findKeptForm(board, viewer, params['id'] ?? '');
    if (kept === null) return { title: t('gone'), lead: t('goneText'), body: null, status: 404 };
    const ready = isProven(viewer, board.now());
    const lead = ready ? t('readyText') : t('lead');
    const title = ready ? t('ready') : t('title');
    return { title, lead, body: <Proof act={kept.act} isReady={ready} refused={refused} /> };
  },
  forms: {
    again: { act: 'office.enter', send: signInAgain },
    send: { act: 'office.enter', send: sendKept },
  },
});

async function signInAgain({ parts: { relyingParty }, locale, url, cookieHeader }: StaffRequest): Promise<FormEnd> {
  const returnTo = url.pathname;
  return relyingParty.startSignIn({ policy: 'signIn', principal: 'staff', locale, returnTo, cookieHeader });
}

/** The form has been sent already, or is too old. */
class WaitingFormGone extends Error {
  readonly code = 'office.waitingFormGone';
}

async function sendKept({ parts: { board }, viewer, params }: StaffRequest): Promise<FormEnd> {
  const waiting = await takeKeptForm(board, viewer, params['id'] ?? '');
  if (waiting === null) throw new WaitingFormGone('the form has been sent already, or is too old');
  return { waiting };
}

type Props = { act: ActName | null; isReady: boolean; refused: Refused | null };

function Proof({ act, isReady, refused }: Props) {
  const t = useTranslations('office.proof');
  const acts = useTranslations('office.acts');
  return (
    <div className={parts.stack}>
      {act === null ? null : <p>{t('act', { act: acts(act) })}</p>}
      {isReady ? (
        <OfficeForm name="send" refused={refused} send={t('send')} />
      ) : (
        <OfficeForm name="again" refused={refused} send={t('again')} />
      )}
    </div>
  );
}
