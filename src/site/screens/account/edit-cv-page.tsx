import type { ComponentProps } from 'react';
import { type ClientActionFunctionArgs, data, Form, Link, useActionData, useLoaderData } from 'react-router';
import { useTranslations } from '#words/use-translations.ts';
import { readProfile } from '#board/candidates/read-profile.ts';
import { requestContext } from '#site/request/context.ts';
import { documentAccept, useDocumentRule } from '#site/parts/uploads/document-limits.ts';
import { useFileWords } from '#site/parts/uploads/file-words.ts';
import { sendOrKeep } from '#site/parts/uploads/send-or-keep.ts';
import { UploadProgress } from '#site/parts/uploads/upload-progress.tsx';
import { summaryOf, useFieldErrors } from '#site/parts/uploads/use-field-errors.ts';
import { useFileCheck } from '#site/parts/uploads/use-file-check.ts';
import { loadWords } from '#words/load-words.ts';
import { useAddress } from '#site/routing/addresses.ts';
import { PageMeta } from '#site/parts/page/page-meta.tsx';
import { defineScreen } from '#site/routing/screen-handle.ts';
import { typedBefore } from '#site/parts/sign-in/typed-before.ts';
import { TypedNotice } from '#site/parts/sign-in/typed-notice.tsx';
import { requireCandidate } from '#site/parts/sign-in/require-candidate.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { FileField } from '#ui/file-field.tsx';
import { Page } from '#ui/page.tsx';
import { TextField } from '#ui/text-field.tsx';
import { changeCv, type CvFailure, type CvIntent } from './change-cv.ts';
import styles from './profile-page.module.css';
import type { Route } from './+types/edit-cv-page.ts';

export const catalogues = await loadWords('account', 'documents', 'errors', 'fields');

export const handle = defineScreen({
  hydrate: true,
  robots: 'noindex',
  takesFiles: true,
  limit: { name: 'upload', max: 20, counts: 'posts' },
});

export const action = changeCv;

export function clientAction({ serverAction }: ClientActionFunctionArgs) {
  return sendOrKeep(
    () => serverAction<typeof action>(),
    ({ tooLarge, wait, cancelled }): CvFailure => ({
      errors: tooLarge ? { cv: 'cv.tooLarge' } : cancelled ? {} : { cvs: wait === null ? 'cv.failed' : 'tooMany' },
      wait,
    }),
  );
}

/**
 * `/espace-personnel/cv/{id}/modifier`: renames a CV, replaces its document, or makes it the preferred CV.
 */
export async function loader({ context, request, params, url }: Route.LoaderArgs) {
  const viewer = requireCandidate(context, url);
  const { cvs } = await readProfile(context.get(requestContext).board, viewer);
  const cv = cvs.find(({ id }) => id === params.id?.toLowerCase());
  if (!cv) throw data(null, { status: 404 });
  const { kept: typed, headers } = await typedBefore({ context, request, url });
  return data({ name: cv.fileName, isDefault: cv.isDefault, typed }, { headers });
}

export default function EditCvPage() {
  const t = useTranslations('account.cv');
  const { name, isDefault, typed } = useLoaderData<typeof loader>();
  const failure = useActionData<typeof action>();
  const { refusals, summary, answer, check } = useFileCheck(failure?.errors);
  const errors = useFieldErrors(refusals, { name: t('name'), cv: t('file') }, failure?.wait);
  const summed = errors.filter(({ field }) => field in summary);
  const errorOf = (wanted: string) => errors.find(({ field }) => field === wanted)?.message;
  return (
    <Page title={t('editTitle')} lead={name} narrow>
      <PageMeta title={t('editTitle')} description={t('editTitle')} />
      <ErrorSummary title={t('editErrors', { count: summed.length })} errors={summaryOf(summed)} answer={answer} />
      <TypedNotice typed={typed} />
      <Part intent="rename" {...check}>
        <TextField
          name="name"
          label={t('name')}
          hint={t('nameHint')}
          defaultValue={typed?.['name'] ?? name}
          error={errorOf('name')}
          required
        />
        <Submit>{t('rename')}</Submit>
      </Part>
      <Part intent="replace" {...check}>
        <DocumentField error={errorOf('cv')} />
        <Submit>{t('replace')}</Submit>
      </Part>
      {isDefault ? null : (
        <Part intent="prefer">
          <p className={styles.preferHint}>{t('preferHint')}</p>
          <Submit>{t('prefer')}</Submit>
        </Part>
      )}
      <UploadProgress />
      <p>
        <Link className={buttonClass('quiet')} to={useAddress()('/espace-personnel/profil')}>
          {t('back')}
        </Link>
      </p>
    </Page>
  );
}

function DocumentField({ error }: { error: string | undefined }) {
  const t = useTranslations('account.cv');
  return (
    <FileField
      words={useFileWords()}
      name="cv"
      label={t('replaceFile')}
      hint={t('replaceHint', useDocumentRule())}
      error={error}
      accept={documentAccept}
      required
    />
  );
}

function Part({ intent, children, ...form }: { intent: CvIntent } & ComponentProps<typeof Form>) {
  return (
    <Form method="post" encType="multipart/form-data" className={styles.section} noValidate {...form}>
      <input type="hidden" name="intent" value={intent} />
      {children}
    </Form>
  );
}

function Submit({ children }: ComponentProps<'button'>) {
  return (
    <div>
      <Button variant="secondary">{children}</Button>
    </div>
  );
}
