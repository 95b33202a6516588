import {
  type ClientActionFunctionArgs,
  data,
  Form,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router';
import { useTranslations } from '#words/use-translations.ts';
import { eligibilityDoubts } from '#board/candidates/eligibility.ts';
import { readProfile } from '#board/candidates/read-profile.ts';
import { returnTarget } from '#identity/relying-party/sign-in/return-target.ts';
import { requestContext } from '#site/request/context.ts';
import { summaryOf, useFieldErrors } from '#site/parts/uploads/use-field-errors.ts';
import { sendOrKeep } from '#site/parts/uploads/send-or-keep.ts';
import { UploadProgress } from '#site/parts/uploads/upload-progress.tsx';
import { useFileCheck } from '#site/parts/uploads/use-file-check.ts';
import { loadWords } from '#words/load-words.ts';
import { localeOf } from '#words/locale.ts';
import { dayInParis } from '#words/paris-days.ts';
import { PageMeta } from '#site/parts/page/page-meta.tsx';
import { defineScreen } from '#site/routing/screen-handle.ts';
import { takeInterruptedForm } from '#site/parts/sign-in/interrupted-form.ts';
import { requireCandidate } from '#site/parts/sign-in/require-candidate.ts';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { Notice } from '#ui/notice.tsx';
import { Page } from '#ui/page.tsx';
import { CvSection } from './cv-section.tsx';
import { nationalityChoices, studyLevelChoices } from '#reference/profile-choices.ts';
import { PersonSection } from './person-section.tsx';
import { PhotoSection } from './photo-section.tsx';
import { ProfileState } from './profile-state.tsx';
import { type ProfileFailure, profileForm, saveProfile, unsavedForm } from './save-profile.ts';
import { SignInSection } from './sign-in-section.tsx';

export const catalogues = await loadWords('account', 'documents', 'eligibility', 'errors', 'fields');

export const handle = defineScreen({
  hydrate: true,
  robots: 'noindex',
  takesFiles: true,
  limit: { name: 'upload', max: 20, counts: 'posts' },
  menu: { icon: 'user', words: 'profile', holds: '/espace-personnel/cv' },
});

export const action = saveProfile;

const refusalOfSize = { cv: 'cv.tooLarge', photo: 'photo.notAllowed' } as const;

export async function clientAction({ request, serverAction }: ClientActionFunctionArgs) {
  const field = (await request.clone().formData()).get('intent') === 'set-photo' ? 'photo' : 'cv';
  return sendOrKeep(
    () => serverAction<typeof action>(),
    ({ tooLarge, wait, cancelled }): ProfileFailure => ({
      errors: tooLarge
        ? { [field]: refusalOfSize[field] }
        : cancelled
          ? {}
          : { cvs: wait === null ? 'cv.failed' : 'tooMany' },
      values: {},
      wait,
    }),
  );
}

export async function loader({ context, request, url }: LoaderFunctionArgs) {
  const viewer = requireCandidate(context, url);
  const { board, relyingParty } = context.get(requestContext);
  const locale = localeOf(url.pathname);
  const [profile, reference, expired, unsaved] = await Promise.all([
    readProfile(board, viewer),
    board.reference(),
    takeInterruptedForm(context, request, profileForm),
    takeInterruptedForm(context, request, unsavedForm),
  ]);
  const page = {
    profile,
    canEditSignIn: relyingParty.offers('profileEdit'),
    kept: expired.kept ?? unsaved.kept,
    isExpired: expired.kept !== null,
    nationalities: nationalityChoices(locale),
    doubts: eligibilityDoubts(profile, dayInParis(board.now())),
    studyLevels: studyLevelChoices(reference, locale),
    done: url.searchParams.get('done'),
    to: returnTarget(url.searchParams.get('to'), ''),
  };
  return data(page, { headers: { ...expired.headers, ...unsaved.headers } });
}

export default function ProfilePage() {
  const t = useTranslations('account.profile');
  const { profile, canEditSignIn, doubts, kept, isExpired, to, done, ...choices } = useLoaderData<typeof loader>();
  const failure = useActionData<typeof action>();
  const { refusals, summary, answer, check } = useFileCheck(failure?.errors);
  const errors = useFieldErrors(refusals, useLabels(), failure?.wait);
  const summed = errors.filter(({ field }) => field in summary);
  const messages = Object.fromEntries(errors.map(({ field, message }) => [field, message]));
  return (
    <Page title={t('title')} lead={t('lead')} narrow>
      <PageMeta title={t('title')} description={t('description')} />
      <ErrorSummary title={t('errorSummary', { count: summed.length })} errors={summaryOf(summed)} answer={answer} />
      <ProfileState profile={profile} doubts={doubts} done={failure || errors.length > 0 ? null : done} to={to} />
      {kept && !failure ? <Notice tone="info">{t(isExpired ? 'kept' : 'unsaved')}</Notice> : null}
      <Form method="post" encType="multipart/form-data" noValidate {...check}>
        <PersonSection
          profile={profile}
          doubts={doubts}
          errors={messages}
          values={failure?.values ?? kept ?? {}}
          {...choices}
        />
        <PhotoSection photo={profile.photo} error={messages['photo']} />
        <CvSection cvs={profile.cvs} errors={messages} />
      </Form>
      <SignInSection email={profile.email} isEditable={canEditSignIn} />
      <UploadProgress />
    </Page>
  );
}

/** Returns the labels of the fields by name, in the order of the page. */
function useLabels() {
  const t = useTranslations('account.profile');
  const fields = ['firstName', 'lastName', 'birthDate', 'nationality'] as const;
  return {
    ...Object.fromEntries(fields.map((name) => [name, t(name)])),
    studyLevelId: t('studyLevel'),
    photo: useTranslations('account.photo')('file'),
    cv: useTranslations('account.cv')('file'),
  };
}
