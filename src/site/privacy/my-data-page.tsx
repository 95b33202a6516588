import { data, redirectDocument, useLoaderData } from 'react-router';
import { useTranslations } from 'use-intl';
import { eraseAccount } from '#board/privacy/erase-account.ts';
import { myConsents } from '#board/privacy/my-consents.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { CheckboxField } from '#ui/checkbox-field.tsx';
import { Page } from '#ui/page.tsx';
import { useFormats } from '#words/formats.ts';
import { loadWords } from '#words/load-words.ts';
import { localeOf } from '#words/locale.ts';
import { boardContext, partsContext } from '../context.ts';
import { readForm, readIntent } from '../documents/read-form.ts';
import { useAddress } from '../shell/addresses.ts';
import { PageMeta } from '../shell/page-meta.tsx';
import type { ScreenHandle } from '../shell/screen-handle.ts';
import { storeMessage } from '../shell/stored-message.ts';
import { requireCandidate } from '../sign-in/require-candidate.ts';
import type { Route } from './+types/my-data-page.ts';
import styles from './my-data-page.module.css';

await loadWords('privacy');

export const handle: ScreenHandle = { hydrate: false, robots: 'noindex', menu: { icon: 'file', words: 'data' } };

export async function loader({ context, url }: Route.LoaderArgs) {
  const viewer = requireCandidate(context, url);
  const board = context.get(boardContext);
  return { consents: await myConsents(board, viewer), endsSignIn: board.accounts !== null };
}

const intents = ['erase'] as const;

/** Erases the account, signs out at both ends, and says so on the page that is reached. */
export async function action({ request, context, url }: Route.ActionArgs): Promise<Response> {
  const viewer = requireCandidate(context, url);
  const form = await readForm(request);
  if (readIntent(form, intents) === null || form.get('sure') !== 'yes') throw data(null, { status: 400 });
  const { board, publicUrl, relyingParty } = context.get(partsContext);
  await eraseAccount(board, viewer);
  const ended = await relyingParty.endSession(request.headers.get('cookie'), localeOf(url.pathname));
  const cookies = [...ended.setCookie, storeMessage(publicUrl, 'auth.accountDeleted')];
  return redirectDocument(ended.redirectTo, { headers: cookies.map((cookie) => ['Set-Cookie', cookie]) });
}

/** `/espace-personnel/donnees`: what one agreed to, all that is kept, and the way out. */
export default function MyDataPage() {
  const t = useTranslations('privacy.mine');
  const addressOf = useAddress();
  return (
    <Page title={t('title')} lead={t('lead')} narrow>
      <PageMeta title={t('title')} description={t('lead')} />
      <p>
        <a href={addressOf('/confidentialite')}>{t('policy')}</a>
      </p>
      <Consents />
      <section className={styles.part}>
        <h2>{t('export')}</h2>
        <p>{t('exportText')}</p>
        <a className={buttonClass('secondary')} href={addressOf('/espace-personnel/donnees/export.json')} download>
          {t('exportButton')}
        </a>
      </section>
      <Erasure />
    </Page>
  );
}

function Consents() {
  const t = useTranslations('privacy.mine');
  const { dateTime, day } = useFormats();
  const { consents } = useLoaderData<typeof loader>();
  return (
    <section className={styles.part}>
      <h2>{t('consents')}</h2>
      {consents.length === 0 ? <p>{t('noConsents')}</p> : null}
      <ul className={styles.consents}>
        {consents.map(({ purpose, given, recordedAt, textVersion }) => (
          <li key={`${purpose}-${recordedAt.getTime()}`}>
            {t(`purposes.${purpose}`)}
            <span>
              {t(given ? 'given' : 'takenBack', {
                date: dateTime(recordedAt, { dateStyle: 'long', timeStyle: 'short' }),
                version: day(textVersion),
              })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Erasure() {
  const t = useTranslations('privacy.mine');
  const { endsSignIn } = useLoaderData<typeof loader>();
  return (
    <section className={styles.part}>
      <h2>{t('erase')}</h2>
      <p>{t('eraseText')}</p>
      <p>{t(endsSignIn ? 'signInErased' : 'signInStays')}</p>
      <form method="post" className={styles.erase}>
        <CheckboxField label={t('sure')} name="sure" value="yes" required />
        <Button variant="danger" name="intent" value={intents[0]}>
          {t('eraseButton')}
        </Button>
      </form>
    </section>
  );
}
