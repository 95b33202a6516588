import { data, redirectDocument, useActionData, useLoaderData } from 'react-router';
import { useTranslations } from '#words/use-translations.ts';
import { closeAccount } from '#board/privacy/closing/close-account.ts';
import { myConsents } from '#board/privacy/my-consents.ts';
import { mostReadingsShown, ownReadings } from '#board/privacy/own-readings.ts';
import { buttonClass } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { Page } from '#ui/page.tsx';
import { useFormats } from '#words/formats.ts';
import { typedFields } from '#http/parse-form.ts';
import { loadWords } from '#words/load-words.ts';
import { localeOf } from '#words/locale.ts';
import { useLocale } from '#words/use-locale.ts';
import { requestContext } from '#site/request/context.ts';
import { readForm, readIntent } from '#site/parts/uploads/read-form.ts';
import { useAddress } from '#site/routing/addresses.ts';
import { PageMeta } from '#site/parts/page/page-meta.tsx';
import { defineScreen } from '#site/routing/screen-handle.ts';
import { storeMessage } from '#site/routing/stored-message.ts';
import { useStaticPage } from '#site/parts/page/use-menus.ts';
import { requireCandidate } from '#site/parts/sign-in/require-candidate.ts';
import { confirmation, isErasureConfirmed } from './confirmation.ts';
import { Erasure } from './erasure.tsx';
import { Readings } from './readings.tsx';
import type { Route } from './+types/my-data-page.ts';
import styles from './my-data-page.module.css';

export const catalogues = await loadWords('privacy');

export const handle = defineScreen({ hydrate: false, robots: 'noindex', menu: { icon: 'file', words: 'data' } });

export async function loader({ context, url }: Route.LoaderArgs) {
  const viewer = requireCandidate(context, url);
  const { board } = context.get(requestContext);
  const [consents, readings, acceptedAt] = await Promise.all([
    myConsents(board, viewer),
    ownReadings(board, viewer, mostReadingsShown),
    board.accounts?.termsAcceptedAt(board.db, viewer.candidate.oid),
  ]);
  return { consents, readings, acceptedAt: acceptedAt ?? null, endsSignIn: board.accounts !== null };
}

const intents = ['erase'] as const;

/** Closes the account and signs it out everywhere; the next page confirms the deletion. */
export async function action({ request, context, url }: Route.ActionArgs) {
  const viewer = requireCandidate(context, url);
  const form = await readForm(request);
  if (readIntent(form, intents) === null) throw data(null, { status: 400 });
  if (!isErasureConfirmed(typedFields(form, ['confirmation']).confirmation))
    return data('notConfirmed', { status: 422 });
  const { board, publicUrl, relyingParty } = context.get(requestContext);
  await closeAccount(board, viewer);
  const ended = await relyingParty.endSession(request.headers.get('cookie'), localeOf(url.pathname));
  await relyingParty.ownSessions.endOthers(viewer.candidate.oid, null);
  const cookies = [...ended.setCookie, storeMessage(publicUrl, 'auth.accountClosed')];
  return redirectDocument(ended.redirectTo, { headers: cookies.map((cookie) => ['Set-Cookie', cookie]) });
}

/**
 * `/espace-personnel/donnees`: the candidate's consents, who read the data, all stored data, and the deletion
 * of the account.
 */
export default function MyDataPage() {
  const t = useTranslations('privacy.mine');
  const addressOf = useAddress();
  const { endsSignIn, readings } = useLoaderData<typeof loader>();
  const isRefused = useActionData<typeof action>() !== undefined;
  return (
    <Page title={t('title')} lead={t('lead')} narrow>
      <PageMeta title={t('title')} description={t('lead')} />
      {isRefused ? <Refusal /> : null}
      <p>
        <a href={useStaticPage('privacy')}>{t('policy')}</a>
      </p>
      <Consents />
      <Readings readings={readings} mayHaveOlder={readings.length === mostReadingsShown} />
      <section className={styles.part}>
        <h2>{t('export')}</h2>
        <p>{t('exportText')}</p>
        <a className={buttonClass('secondary')} href={addressOf('/espace-personnel/donnees/export.zip')}>
          {t('exportButton')}
        </a>
      </section>
      <Erasure endsSignIn={endsSignIn} isRefused={isRefused} />
    </Page>
  );
}

/**
 * Shows the refusal at the top of the page, although the form is at the bottom. The form's address has no
 * fragment that would lead to the form, because the fragment would stay in the address of the following
 * pages.
 */
function Refusal() {
  const t = useTranslations('privacy.mine');
  const word = confirmation[useLocale()];
  return (
    <ErrorSummary title={t('notDeleted')} errors={[{ field: 'confirmation', message: t('notConfirmed', { word }) }]} />
  );
}

function Consents() {
  const t = useTranslations('privacy.mine');
  const { dateTime, day } = useFormats();
  const { consents, acceptedAt } = useLoaderData<typeof loader>();
  const at = (moment: Date) => dateTime(moment, { dateStyle: 'long', timeStyle: 'short' });
  return (
    <section className={styles.part}>
      <h2>{t('consents')}</h2>
      {consents.length === 0 && acceptedAt === null ? <p>{t('noConsents')}</p> : null}
      <ul className={styles.list}>
        {consents.map(({ purpose, given, recordedAt, textVersion }) => (
          <li key={`${purpose}-${recordedAt.getTime()}`}>
            {t(`purposes.${purpose}`)}
            <span>
              {t(given ? 'given' : 'takenBack', {
                date: at(recordedAt),
                version: day(textVersion),
              })}
            </span>
          </li>
        ))}
        {acceptedAt === null ? null : (
          <li>
            {t('purposes.account')}
            <span>{t('givenAt', { date: at(acceptedAt) })}</span>
          </li>
        )}
      </ul>
    </section>
  );
}
