import { data, redirect, useLoaderData } from 'react-router';
import { useTranslations } from '#words/use-translations.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { Page } from '#ui/page.tsx';
import { typedFields } from '#http/parse-form.ts';
import { loadWords } from '#words/load-words.ts';
import { localeOf } from '#words/locale.ts';
import { requestContext } from '#site/request/context.ts';
import { readForm, readIntent } from '#site/parts/uploads/read-form.ts';
import { addressOf } from '#site/routing/addresses.ts';
import { PageMeta } from '#site/parts/page/page-meta.tsx';
import { defineScreen } from '#site/routing/screen-handle.ts';
import { requireCandidate } from '#site/parts/sign-in/require-candidate.ts';
import type { Route } from './+types/sessions-page.ts';
import { SessionItem } from './session-item.tsx';
import styles from './sessions-page.module.css';

export const catalogues = await loadWords('sessions');

export const handle = defineScreen({ hydrate: false, robots: 'noindex', menu: { icon: 'globe', words: 'sessions' } });

export async function loader({ request, context, url }: Route.LoaderArgs) {
  requireCandidate(context, url);
  const { ownSessions } = context.get(requestContext).relyingParty;
  return {
    sessions: await ownSessions.list(request.headers.get('cookie')),
    done: outcomes.find((one) => one === url.searchParams.get('done')),
  };
}

const intents = ['end', 'end-others'] as const;
const outcomes = ['ended', 'others', 'gone'] as const;

/** Ends another session, or all others. Only signing out ends the current session. */
export async function action({ request, context, url }: Route.ActionArgs): Promise<Response> {
  const { candidate } = requireCandidate(context, url);
  const form = await readForm(request);
  const intent = readIntent(form, intents);
  if (intent === null) throw data(null, { status: 400 });
  const { ownSessions } = context.get(requestContext).relyingParty;
  const cookies = request.headers.get('cookie');
  const done = async (): Promise<(typeof outcomes)[number]> => {
    if (intent === 'end')
      return (await ownSessions.endOne(cookies, typedFields(form, ['session']).session ?? '')) ? 'ended' : 'gone';
    await ownSessions.endOthers(candidate.oid, cookies);
    return 'others';
  };
  return redirect(`${addressOf(localeOf(url.pathname), '/espace-personnel/sessions')}?done=${await done()}`, 303);
}

/**
 * `/espace-personnel/sessions`: the devices on which the candidate is signed in, with buttons to sign out.
 */
export default function SessionsPage() {
  const t = useTranslations('sessions');
  const { sessions, done } = useLoaderData<typeof loader>();
  return (
    <Page title={t('title')} lead={t('lead')} narrow>
      <PageMeta title={t('title')} description={t('description')} />
      {done ? <Notice tone={done === 'gone' ? 'info' : 'success'}>{t(`done.${done}`)}</Notice> : null}
      <ul className={styles.sessions}>
        {sessions.map((session) => (
          <SessionItem key={session.id} session={session} />
        ))}
      </ul>
      {sessions.length > 1 ? <Others /> : <p>{t('none')}</p>}
    </Page>
  );
}

function Others() {
  const t = useTranslations('sessions');
  return (
    <section className={styles.others}>
      <h2>{t('others')}</h2>
      <p>{t('othersText')}</p>
      <form method="post">
        <Button variant="danger" name="intent" value={'end-others' satisfies (typeof intents)[number]}>
          {t('endOthers')}
        </Button>
      </form>
    </section>
  );
}
