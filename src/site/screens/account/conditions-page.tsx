import { createContext, data, redirect, useActionData, useLoaderData } from 'react-router';
import { useTranslations } from '#words/use-translations.ts';
import { firstEligibleDay, maxAge, minAge } from '#board/candidates/age.ts';
import { answerEligibility } from '#board/candidates/answer-eligibility.ts';
import { eligibilityDoubts } from '#board/candidates/eligibility.ts';
import { readProfile } from '#board/candidates/read-profile.ts';
import { InvalidInput } from '#words/invalid-input.ts';
import { typedFields } from '#http/parse-form.ts';
import { returnTarget } from '#identity/relying-party/sign-in/return-target.ts';
import { nationalityChoices } from '#reference/profile-choices.ts';
import { PageMeta } from '#site/parts/page/page-meta.tsx';
import { requireCandidate } from '#site/parts/sign-in/require-candidate.ts';
import { senderOf, typedBefore } from '#site/parts/sign-in/typed-before.ts';
import { TypedNotice } from '#site/parts/sign-in/typed-notice.tsx';
import { readForm } from '#site/parts/uploads/read-form.ts';
import { requestContext } from '#site/request/context.ts';
import { addressOf } from '#site/routing/addresses.ts';
import { defineScreen } from '#site/routing/screen-handle.ts';
import { Page } from '#ui/page.tsx';
import { useFormats } from '#words/formats.ts';
import { loadWords } from '#words/load-words.ts';
import { localeOf } from '#words/locale.ts';
import { dayInParis } from '#words/paris-days.ts';
import type { Route } from './+types/conditions-page.ts';
import { ConditionsForm } from './conditions-form.tsx';
import { WaysOn } from './ways-on.tsx';

export const catalogues = await loadWords('conditions', 'eligibility', 'errors', 'fields');

export const handle = defineScreen({ hydrate: false, robots: 'noindex' });

const fields = ['birthDate', 'nationality'] as const;

/** True if the request sent answers that were refused, so that this page has to say why. */
const refusedContext = createContext(false);

/** A candidate whose answers raise no doubt goes on to the profile. */
export async function loader({ context, request, url }: Route.LoaderArgs) {
  const viewer = requireCandidate(context, url);
  const { board } = context.get(requestContext);
  const { kept: typed, headers } = await typedBefore({ context, request, url });
  const { birthDate, nationality } = await readProfile(board, viewer);
  const today = dayInParis(board.now());
  const doubts = eligibilityDoubts({ birthDate, nationality }, today);
  const isAnswered = birthDate !== null && nationality !== null;
  const profile = profileAt(url);
  const hasNothingToSay = doubts.length === 0 && typed === null && !context.get(refusedContext);
  if (isAnswered && hasNothingToSay) throw redirect(profile);
  const page = {
    doubt: doubts[0] ?? null,
    from: birthDate === null ? null : firstEligibleDay(birthDate),
    given: { birthDate: birthDate ?? '', nationality: nationality ?? '' },
    nationalities: nationalityChoices(localeOf(url.pathname)),
    typed,
    profile,
  };
  return data(page, { headers });
}

/** Returns the address of the profile, which later returns to the page that the candidate came from. */
function profileAt(url: URL): string {
  const to = returnTarget(url.searchParams.get('to'), '');
  const profile = addressOf(localeOf(url.pathname), '/espace-personnel/profil');
  return to ? `${profile}?${new URLSearchParams({ to })}` : profile;
}

/** Saves the answers, then leads to the profile or, if they raise a doubt, back to this page. */
export async function action({ request, context, url }: Route.ActionArgs) {
  const form = await readForm(request);
  const viewer = await senderOf({ context, request, url }, form, fields);
  try {
    const doubts = await answerEligibility(context.get(requestContext).board, viewer, Object.fromEntries(form));
    return redirect(doubts.length === 0 ? profileAt(url) : url.pathname + url.search, 303);
  } catch (error) {
    if (!(error instanceof InvalidInput)) throw error;
    context.set(refusedContext, true);
    return data({ errors: error.fields, values: typedFields(form, fields) }, { status: 400 });
  }
}

/**
 * `/espace-personnel/conditions`: the first step of completing a profile. Asks for birth date and nationality
 * alone, so that people to whom no mission is open learn it before they give anything else.
 */
export default function EligibilityPage() {
  const t = useTranslations('conditions');
  const { doubt, from, given, nationalities, typed, profile } = useLoaderData<typeof loader>();
  const failure = useActionData<typeof action>();
  const format = useFormats();
  const values = { youngest: minAge, oldest: maxAge, day: from === null ? '' : format.day(from) };
  const form = (
    <ConditionsForm
      values={failure?.values ?? typed ?? given}
      errors={failure?.errors ?? {}}
      nationalities={nationalities}
      later={doubt === null ? profile : null}
    />
  );
  if (doubt === null)
    return (
      <Page title={t('title')} lead={t('lead')} narrow>
        <PageMeta title={t('title')} description={t('description')} />
        <TypedNotice typed={typed} />
        {form}
      </Page>
    );
  return (
    <Page title={t(`refused.${doubt}.title`, values)} lead={t(`refused.${doubt}.text`, values)} narrow>
      <PageMeta title={t('title')} description={t('description')} />
      <TypedNotice typed={typed} />
      <WaysOn profile={doubt === 'nationality' ? profile : null} />
      <section aria-labelledby="correct">
        <h2 id="correct">{t('correct')}</h2>
        {form}
      </section>
    </Page>
  );
}
