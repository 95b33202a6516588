import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslations } from '#words/use-translations.ts';
import { maximumEmailLength } from '#board/applications/application-limits.ts';
import { contactCodeLimits } from '#board/applications/contact-address/contact-code-limits.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { TextField } from '#ui/text-field.tsx';
import { type Refusals, useFieldErrors } from '#site/parts/uploads/use-field-errors.ts';
import { TooMany } from '#site/parts/page/too-many.tsx';
import styles from './apply-section.module.css';
import type { Applicant } from './apply-state.ts';
import type { ContactIntent } from './save-application.ts';
import { useContactProof, useScriptsRun } from './use-contact-proof.ts';

type Props = {
  candidate: Pick<Applicant, 'email' | 'provenAddresses'>;
  /** The address that the candidate typed before the server returned the form. */
  typed: string | undefined;
  refused: { readonly code: Refusals[string]; readonly message: string } | undefined;
};

const isSame = (one: string, other: string): boolean => one.trim().toLowerCase() === other.toLowerCase();

/**
 * The address to which recruiters reply: the address of the account, or another address that the candidate
 * confirms by a code.
 */
export function ContactField({ candidate, typed: before, refused }: Props) {
  const t = useTranslations('apply');
  const { email: account, provenAddresses } = candidate;
  const [typed, setTyped] = useState(before ?? account);
  const field = useRef<HTMLInputElement>(null);
  const proof = useContactProof(field);
  const list = useId();
  const addresses = [account, ...provenAddresses];
  const refusals = useRefusals(proof);
  // Reads the field once after the scripts have loaded, because the candidate may have typed before that.
  useEffect(() => setTyped((known) => field.current?.value ?? known), []);
  const isProven = isIn(typed, provenAddresses);
  const wasUnproven = refused?.code === 'email.unproven';
  const isHeld = wasUnproven && !isIn(typed, addresses);
  return (
    <div className={styles.contact}>
      {/* The Enter key presses the first button of a form, so this button sends the application. */}
      <button type="submit" hidden>
        {t('send')}
      </button>
      <TextField
        ref={field}
        name="email"
        label={t('email')}
        hint={isProven ? t('contact.hintProven') : t('contact.hint', { account })}
        error={(wasUnproven && !isHeld ? undefined : refused?.message) ?? refusals.email}
        live
        type="email"
        autoComplete="email"
        maxLength={maximumEmailLength}
        list={provenAddresses.length > 0 ? list : undefined}
        defaultValue={typed}
        onChange={({ target }) => setTyped(target.value)}
        required
      />
      <datalist id={list}>
        {addresses.map((address) => (
          <option key={address} value={address}>
            {address}
          </option>
        ))}
      </datalist>
      <Proof {...{ account, typed, field, proof, isProven, isHeld, codeError: refusals.code }} />
      {isHeld ? (
        <Button variant="secondary" name="contact" value={'account' satisfies ContactIntent} className={styles.prove}>
          {t('contact.sendWithAccount', { account })}
        </Button>
      ) : null}
    </div>
  );
}

const isIn = (typed: string, addresses: readonly string[]): boolean => addresses.some((one) => isSame(typed, one));

type ContactProof = ReturnType<typeof useContactProof>;

type ProofProps = {
  account: string;
  typed: string;
  field: React.RefObject<HTMLInputElement | null>;
  proof: ContactProof;
  codeError: string | undefined;
  isProven: boolean;
  /** True if the server returned the form because this address is not confirmed. */
  isHeld: boolean;
};

/** Shows the state of the typed address, and the next step to confirm it. */
function Proof({ account, typed, field, proof, codeError, isProven, isHeld }: ProofProps) {
  const t = useTranslations('apply.contact');
  const run = useScriptsRun();
  const [isAsking, setAsking] = useState(false);
  const isOwn = typed.trim() === '' || isSame(typed, account);
  const waits = !isOwn && !isProven && isSame(typed, proof.awaited);
  const ask = () => {
    setAsking(isOwn || isProven);
    if (isOwn || isProven) field.current?.select();
    else proof.send('ask');
  };
  return (
    <>
      <div aria-live="polite" className={styles.proof}>
        {isProven ? <Told icon="check">{t('proven', { email: typed.trim() })}</Told> : null}
        {!isOwn && !isProven && !isHeld ? <Told icon="alert">{t('unproven', { account })}</Told> : null}
        {run && isAsking && isOwn ? <Told icon="info">{t('type')}</Told> : null}
        {proof.isFailed ? <Told icon="alert">{proof.wait ? <TooMany wait={proof.wait} /> : t('failed')}</Told> : null}
      </div>
      {waits ? (
        <CodeStep proof={proof} error={codeError} email={typed.trim()} />
      ) : (
        <Button
          type={run ? 'button' : 'submit'}
          variant="secondary"
          name="contact"
          value={'elsewhere' satisfies ContactIntent}
          className={styles.prove}
          busy={proof.doing === 'ask' ? t('asking') : undefined}
          onClick={run ? ask : undefined}
        >
          {!isOwn && !isProven ? t('ask') : t('other')}
        </Button>
      )}
    </>
  );
}

function Told({ icon, children }: { icon: 'check' | 'alert' | 'info'; children: React.ReactNode }) {
  return (
    <p className={styles.told}>
      <Icon name={icon} />
      {children}
    </p>
  );
}

function CodeStep({ proof, error, email }: { proof: ContactProof; error: string | undefined; email: string }) {
  const t = useTranslations('apply.contact');
  // Handles the Enter key in the code field, because Enter would otherwise send the whole application.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    proof.send('prove');
  };
  return (
    <div className={styles.code}>
      <p>{t('sentTo', { email, minutes: contactCodeLimits.minutes })}</p>
      <TextField
        name="code"
        label={t('code')}
        error={error}
        live
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={20}
        onKeyDown={onKeyDown}
      />
      <div className={styles.ways}>
        <Button
          type="button"
          variant="secondary"
          busy={proof.doing === 'prove' ? t('proving') : undefined}
          onClick={() => proof.send('prove')}
        >
          {t('prove')}
        </Button>
        <Button
          type="button"
          variant="link"
          busy={proof.doing === 'ask' ? t('asking') : undefined}
          onClick={() => proof.send('ask')}
        >
          {t('again')}
        </Button>
      </div>
    </div>
  );
}

function useRefusals({ answer, wait }: ContactProof): { email: string | undefined; code: string | undefined } {
  const t = useTranslations('apply');
  const errors = useFieldErrors(answer?.fields ?? {}, { email: t('email'), code: t('contact.code') }, wait);
  const messageOf = (name: string) => errors.find(({ field }) => field === name)?.message;
  return { email: messageOf('email'), code: messageOf('code') };
}
