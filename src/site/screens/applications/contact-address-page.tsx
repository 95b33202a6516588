import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router';
import { useTranslations } from '#words/use-translations.ts';
import { maximumEmailLength } from '#board/applications/application-limits.ts';
import { contactCodeLimits } from '#board/applications/contact-address/contact-code-limits.ts';
import { awaitedAddress } from '#board/applications/contact-address/prove-contact-address.ts';
import { returnTarget } from '#identity/relying-party/sign-in/return-target.ts';
import { typedFields } from '#http/parse-form.ts';
import { Button } from '#ui/button.tsx';
import { Page } from '#ui/page.tsx';
import { TextField } from '#ui/text-field.tsx';
import { loadWords } from '#words/load-words.ts';
import { localeOf } from '#words/locale.ts';
import { requestContext } from '#site/request/context.ts';
import { readForm, readIntent } from '#site/parts/uploads/read-form.ts';
import { useFieldErrors } from '#site/parts/uploads/use-field-errors.ts';
import { addressOf } from '#site/routing/addresses.ts';
import { PageMeta } from '#site/parts/page/page-meta.tsx';
import { defineScreen } from '#site/routing/screen-handle.ts';
import { requireCandidate } from '#site/parts/sign-in/require-candidate.ts';
import styles from './contact-address-page.module.css';
import { askForCode, type ContactAnswer, contactStatus, proveContact } from '#site/parts/applications/contact-step.ts';

export const catalogues = await loadWords('apply', 'errors', 'fields');

export const handle = defineScreen({
  hydrate: false,
  robots: 'noindex',
  limit: { name: 'apply', max: 20, counts: 'posts' },
});

/**
 * Loads the address for which a code is expected, unless the candidate wants another address, and the form to
 * which the page returns.
 */
export async function loader({ context, url }: LoaderFunctionArgs) {
  const viewer = requireCandidate(context, url);
  const awaited = url.searchParams.has('autre')
    ? undefined
    : await awaitedAddress(context.get(requestContext).board, viewer);
  return { awaited: awaited ?? null, form: formAt(url), query: queryOf(url) };
}

const intents = ['ask', 'again', 'prove'] as const;
type ContactIntent = (typeof intents)[number];

/** Handles a step; each step ends in a redirect. The last step leads back to the form of the application. */
export async function action({ request, context, url }: ActionFunctionArgs) {
  const viewer = requireCandidate(context, url);
  const form = await readForm(request);
  const intent = readIntent(form, intents);
  if (intent === null) throw data(null, { status: 400 });
  const sent = { context, url, viewer };
  const email =
    intent === 'again' ? await awaitedAddress(context.get(requestContext).board, viewer) : form.get('email');
  const answer = await (intent === 'prove' ? proveContact(sent, form.get('code')) : askForCode(sent, email ?? null));
  if (answer.contact === 'proven') throw redirect(formAt(url), 303);
  if (answer.contact === 'asked') throw redirect(url.pathname + queryOf(url), 303);
  return data({ answer, typed: typedFields(form, ['email']).email }, { status: contactStatus(answer) });
}

/** Returns the address of the application's form, where the typed values are stored. */
function formAt({ pathname, searchParams }: URL): string {
  const fallback = addressOf(localeOf(pathname), '/espace-personnel/candidatures');
  const target = returnTarget(searchParams.get('to'), fallback);
  return target === fallback ? target : `${target}#candidature`;
}

/** Returns the query of the next step. It contains the return address again. */
function queryOf({ searchParams }: URL): string {
  const to = searchParams.get('to');
  return to === null ? '' : `?${new URLSearchParams({ to })}`;
}

/**
 * `/espace-personnel/candidatures/adresse`: confirms an e-mail address for an application in a browser
 * without scripts.
 */
export default function ContactAddressPage() {
  const t = useTranslations('apply.contact');
  const { awaited, form } = useLoaderData<typeof loader>();
  const failed = useActionData<typeof action>();
  return (
    <Page title={t('title')} lead={t('lead')} narrow>
      <PageMeta title={t('title')} description={t('lead')} />
      {awaited === null ? (
        <AddressForm typed={failed?.typed} answer={failed?.answer} />
      ) : (
        <CodeForm email={awaited} answer={failed?.answer} />
      )}
      <p>
        <a href={form}>{t('back')}</a>
      </p>
    </Page>
  );
}

type FormProps = { answer: ContactAnswer | undefined };

function AddressForm({ typed, answer }: FormProps & { typed: string | undefined }) {
  const t = useTranslations('apply.contact');
  return (
    <form method="post" className={styles.form} noValidate>
      <TextField
        name="email"
        type="email"
        label={t('address')}
        error={useErrorOf('email', answer)}
        defaultValue={typed}
        autoComplete="email"
        maxLength={maximumEmailLength}
        required
      />
      <Button name="intent" value={'ask' satisfies ContactIntent}>
        {t('send')}
      </Button>
    </form>
  );
}

function CodeForm({ email, answer }: FormProps & { email: string }) {
  const t = useTranslations('apply.contact');
  const { query } = useLoaderData<typeof loader>();
  const [code, again] = [useErrorOf('code', answer), useErrorOf('email', answer)];
  return (
    <>
      <form method="post" className={styles.form} noValidate>
        <p>{t('sentTo', { email, minutes: contactCodeLimits.minutes })}</p>
        <TextField
          name="code"
          label={t('code')}
          error={code ?? again}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={20}
        />
        <div className={styles.ways}>
          <Button name="intent" value={'prove' satisfies ContactIntent}>
            {t('prove')}
          </Button>
          <Button variant="secondary" name="intent" value={'again' satisfies ContactIntent}>
            {t('again')}
          </Button>
        </div>
      </form>
      <p>
        <a href={`?${new URLSearchParams(query).toString() && `${query.slice(1)}&`}autre`}>{t('change')}</a>
      </p>
    </>
  );
}

function useErrorOf(field: 'email' | 'code', answer: ContactAnswer | undefined): string | undefined {
  const t = useTranslations('apply.contact');
  const errors = useFieldErrors(answer?.fields ?? {}, { email: t('address'), code: t('code') }, answer?.wait);
  return errors.find((error) => error.field === field)?.message;
}
