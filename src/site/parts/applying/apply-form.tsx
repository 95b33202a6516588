import { Form, useNavigation } from 'react-router';
import { useTranslations } from '#words/use-translations.ts';
import { maximumMessageLength } from '#board/applications/application-limits.ts';
import { maximumNameLength } from '#words/name-limits.ts';
import { documentAccept, useDocumentRule } from '#site/parts/uploads/document-limits.ts';
import { useFileWords } from '#site/parts/uploads/file-words.ts';
import { UploadProgress } from '#site/parts/uploads/upload-progress.tsx';
import { summaryOf, useFieldErrors } from '#site/parts/uploads/use-field-errors.ts';
import { useFileCheck } from '#site/parts/uploads/use-file-check.ts';
import { Button } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { FileField } from '#ui/file-field.tsx';
import { Notice } from '#ui/notice.tsx';
import { TextAreaField } from '#ui/text-area-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useFormats } from '#words/formats.ts';
import type { Applicant } from './apply-state.ts';
import styles from './apply-section.module.css';
import { ContactField } from './contact-field.tsx';
import { CvChoice } from './cv-choice.tsx';
import { returned } from './returned.ts';
import type { ApplicationFailure, OfferIntent } from './save-application.ts';

type Props = {
  candidate: Applicant;
  failure: ApplicationFailure | undefined;
  /** The texts that were typed before the session ended. */
  kept: Readonly<Record<string, string>> | null;
};

export function ApplyForm({ candidate, failure, kept }: Props) {
  const t = useTranslations('apply');
  const format = useFormats();
  const typed = failure?.values ?? kept ?? {};
  const { refusals, summary, answer, check } = useFileCheck(failure?.fields);
  const errors = useFieldErrors(refusals, useLabels(), failure?.wait);
  const summed = errors.filter(({ field }) => field in summary);
  const refusalOf = (name: string) => errors.find(({ field }) => field === name);
  const errorOf = (name: string) => refusalOf(name)?.message;
  const field = (name: 'lastName' | 'firstName') => ({
    name,
    label: t(name),
    error: errorOf(name),
    defaultValue: typed[name] ?? candidate[name],
    required: true,
  });
  return (
    <Form
      method="post"
      action="#candidature"
      encType="multipart/form-data"
      className={styles.form}
      noValidate
      {...check}
      preventScrollReset
    >
      <ErrorSummary title={t('errorSummary', { count: summed.length })} errors={summaryOf(summed)} answer={answer} />
      {kept && !failure ? <Kept typed={kept} /> : null}
      <p>{t('lead', { recipient: candidate.recipient })}</p>
      {candidate.lastDay === null ? null : <p>{t('until', { day: format.day(candidate.lastDay) })}</p>}
      <input type="hidden" name="intent" value={'apply' satisfies OfferIntent} />
      <ContactField candidate={candidate} typed={addressIn(typed, candidate)} refused={refusalOf('email')} />
      <div className={styles.pair}>
        <TextField {...field('lastName')} autoComplete="family-name" maxLength={maximumNameLength} />
        <TextField {...field('firstName')} autoComplete="given-name" maxLength={maximumNameLength} />
      </div>
      <CvChoice cvs={candidate.cvs} chosen={typed['cv']} error={errorOf('cv')} />
      <LetterField lost={failure ? undefined : kept?.['coverLetter']} error={errorOf('coverLetter')} />
      <MessageField typed={typed['message']} error={errorOf('message')} />
      <Button type="submit" className={styles.send} busy={useSending() ? t('sending') : undefined}>
        {t('send')}
      </Button>
      <UploadProgress />
    </Form>
  );
}

type Typed = Readonly<Partial<Record<string, string>>>;

function Kept({ typed }: { typed: Typed }) {
  const t = useTranslations('apply');
  return <Notice tone="info">{t(isReturned(typed) ? 'contact.kept' : 'kept')}</Notice>;
}

/**
 * Tells if the candidate left the form to confirm an address, as happens without scripts, and has returned.
 */
const isReturned = (typed: Typed): boolean => typed[returned] !== undefined;

/**
 * Returns the address to show: the address that the candidate has just confirmed, or else the address in the
 * stored form.
 */
function addressIn(typed: Typed, { email, provenAddresses }: Applicant): string | undefined {
  const address = typed['email'];
  const isKnown = [email, ...provenAddresses].some((one) => one.toLowerCase() === address?.trim().toLowerCase());
  return isReturned(typed) && !isKnown ? (provenAddresses[0] ?? address) : address;
}

type LetterProps = {
  /** Name of the file that was chosen before the session ended; the candidate must choose the file again. */
  lost: string | undefined;
  error: string | undefined;
};

function LetterField({ lost, error }: LetterProps) {
  const t = useTranslations('apply');
  return (
    <FileField
      words={useFileWords()}
      name="coverLetter"
      label={t('coverLetter')}
      hint={<LetterHint lost={lost} />}
      error={error}
      accept={documentAccept}
    />
  );
}

function MessageField({ typed = '', error }: { typed: string | undefined; error: string | undefined }) {
  const t = useTranslations('apply');
  return (
    <TextAreaField
      name="message"
      label={t('message')}
      hint={t('messageHint')}
      error={error}
      defaultValue={typed}
      maxLength={maximumMessageLength}
    />
  );
}

function LetterHint({ lost }: Pick<LetterProps, 'lost'>) {
  const t = useTranslations('apply');
  return (
    <>
      {lost ? <strong>{t('coverLetterLost', { name: lost })} </strong> : null}
      {t('coverLetterHint', useDocumentRule())}
    </>
  );
}

/** Returns the labels of the fields by name, in the order of the form. */
function useLabels() {
  const t = useTranslations('apply');
  const fields = ['email', 'lastName', 'firstName', 'cv', 'coverLetter', 'message'] as const;
  return Object.fromEntries(fields.map((name) => [name, t(name)]));
}

function useSending(): boolean {
  return useNavigation().formData?.get('intent') === 'apply';
}
