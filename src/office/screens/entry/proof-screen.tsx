import { findKeptForm, type KeptForm, takeKeptForm } from '#staff/sessions/kept-forms.ts';
import { isProven } from '#staff/sessions/staff-sessions.ts';
import { useTranslations } from '#words/use-translations.ts';
import { OfficeForm } from '../../frame/office-form.tsx';
import { officeWords } from '../../frame/office-words.ts';
import parts from '../../frame/parts.module.css';
import type { StaffRequest } from '../../request/office-request.ts';
import { startOfficeSignIn } from '../../request/start-sign-in.ts';
import { type FormEnd, type Refused, staffScreen } from '../../request/office-screen.ts';
import { FactList } from '../../frame/fact-list.tsx';

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
    return { title, lead, body: <Proof kept={kept} isReady={ready} refused={refused} /> };
  },
  forms: {
    again: { act: 'office.enter', send: (request) => startOfficeSignIn(request, request.url.pathname) },
    send: { act: 'office.enter', send: sendKept },
  },
});

/** The form has been sent already, or is too old. */
class WaitingFormGone extends Error {
  readonly code = 'office.waitingFormGone';
}

async function sendKept({ parts: { board }, viewer, params }: StaffRequest): Promise<FormEnd> {
  const waiting = await takeKeptForm(board, viewer, params['id'] ?? '');
  if (waiting === null) throw new WaitingFormGone('the form has been sent already, or is too old');
  return { waiting };
}

type Props = { kept: KeptForm; isReady: boolean; refused: Refused | null };

function Proof({ kept, isReady, refused }: Props) {
  const t = useTranslations('office.proof');
  return (
    <div className={parts.stack}>
      <KeptFacts kept={kept} />
      {isReady ? (
        <OfficeForm name="send" refused={refused} send={t('send')} />
      ) : (
        <OfficeForm name="again" refused={refused} send={t('again')} />
      )}
    </div>
  );
}

/** Fields of which a person sees the text: what stands in hidden fields means nothing to them. */
const shown = ['name', 'email', 'roles', 'reason', 'words', 'at', 'date', 'time'] as const;

/** What the form does, to what, and what was typed, so that its sender can check it. */
function KeptFacts({ kept: { act, about, fields } }: { kept: KeptForm }) {
  const t = useTranslations('office');
  const typed = shown.flatMap((name) => {
    const values = fields.filter(([field, value]) => field === name && value !== '').map(([, value]) => value);
    return values.length === 0 ? [] : [[t(`proof.fields.${name}`), values.join(', ')] as const];
  });
  const facts = [
    ...(act === null ? [] : [[t('proof.act'), t(`acts.${act}`)] as const]),
    ...(about === '' ? [] : [[t('proof.about'), about] as const]),
    ...typed,
  ];
  return <FactList facts={facts} />;
}
