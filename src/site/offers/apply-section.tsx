import { useEffect, useRef } from 'react';
import { useActionData, useLoaderData } from 'react-router';
import { useTranslations } from 'use-intl';
import { oldest, youngest } from '#board/candidates/age.ts';
import { useAddress } from '../shell/addresses.ts';
import { TooMany } from '../shell/too-many.tsx';
import { buttonClass } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { ApplyForm } from './apply-form.tsx';
import type { ApplyState } from './apply-state.ts';
import styles from './apply-section.module.css';
import type { loader } from './load-offer.ts';
import type { action } from './send-application.ts';

/** The foot of the offer: a form, its confirmation, or why there is none. */
export function ApplySection() {
  const t = useTranslations('apply');
  const { sent } = useLoaderData<typeof loader>();
  const { state, failure } = useApplyState();
  const answer = useActionData<typeof action>();
  const box = useRef<HTMLElement>(null);
  // What the whole application comes back with stands at the head of the section; errors of fields have their
  // own summary.
  useEffect(() => {
    if (sent || (answer && answer.refusal !== null)) box.current?.focus();
  }, [sent, answer]);
  return (
    <section id="candidature" className={styles.apply} ref={box} tabIndex={-1} aria-labelledby="apply-title">
      <h2 id="apply-title">{t('title')}</h2>
      {failure ? (
        <Notice tone="error">{answer?.wait ? <TooMany wait={answer.wait} /> : t(`refused.${failure}`)}</Notice>
      ) : null}
      {state.kind === 'form' ? <ApplyForm candidate={state.candidate} /> : null}
      {state.kind === 'alreadyApplied' ? <Applied sent={sent} id={state.applicationId} /> : null}
      {state.kind === 'refused' ? <Refused reason={state.reason} /> : null}
    </section>
  );
}

/** What the page knew when it was loaded, or what the answer to an application has taught since. */
function useApplyState(): { state: ApplyState; failure: 'failed' | 'tooManyToday' | null } {
  const { apply } = useLoaderData<typeof loader>();
  const refusal = useActionData<typeof action>()?.refusal ?? null;
  if (apply.kind !== 'form' || refusal === null || refusal === 'signIn') return { state: apply, failure: null };
  // The form stays, with what was typed: another try may pass.
  if (refusal === 'failed' || refusal === 'tooManyToday') return { state: apply, failure: refusal };
  return {
    state: refusal === 'alreadyApplied' ? { kind: refusal, applicationId: null } : { kind: 'refused', reason: refusal },
    failure: null,
  };
}

function Applied({ sent, id }: { sent: boolean; id: string | null }) {
  const t = useTranslations('apply');
  const addressOf = useAddress();
  return (
    <Notice tone={sent ? 'success' : 'info'} title={sent ? t('sent') : t('refused.alreadyApplied')}>
      {sent ? <p>{t('sentNext')}</p> : null}
      <p className={styles.ways}>
        {id === null ? (
          <a href={addressOf('/espace-personnel/candidatures')}>{t('mine')}</a>
        ) : (
          <a href={addressOf('/espace-personnel/candidatures/:id', { id })}>{t('follow')}</a>
        )}
        <a href={addressOf('/offres/recherche')}>{t('others')}</a>
      </p>
    </Notice>
  );
}

type Reason = Extract<ApplyState, { kind: 'refused' }>['reason'];

function Refused({ reason }: { reason: Reason }) {
  const t = useTranslations('apply');
  const addressOf = useAddress();
  if (reason === 'completeProfile') return <Incomplete />;
  return (
    <Notice tone="warning" title={t(`refused.${reason}`, { youngest, oldest })}>
      <p className={styles.ways}>
        <a href={addressOf('/offres/recherche')}>{t('others')}</a>
      </p>
    </Notice>
  );
}

function Incomplete() {
  const t = useTranslations('apply');
  const addressOf = useAddress();
  const { offer } = useLoaderData<typeof loader>().shown;
  const here = new URLSearchParams({ to: addressOf('/offres/:id', { id: String(offer.id) }) });
  return (
    <Notice tone="info" title={t('completeTitle')}>
      <p>{t('completeText')}</p>
      <p>
        <a className={buttonClass('primary')} href={`${addressOf('/espace-personnel/profil')}?${here}`}>
          {t('complete')}
        </a>
      </p>
    </Notice>
  );
}
