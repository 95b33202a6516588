import { useActionData, useLoaderData } from 'react-router';
import { useTranslations } from '#words/use-translations.ts';
import { readReceived } from '#board/applications/recruiter/read-received.ts';
import { targetWords } from '#board/applications/target-words.ts';
import { Page } from '#ui/page.tsx';
import { loadWords } from '#words/load-words.ts';
import { localeOf } from '#words/locale.ts';
import { ExchangeSection } from '#site/parts/applications/exchange-section.tsx';
import { loadExchange } from '#site/parts/applications/load-exchange.ts';
import { PageMeta } from '#site/parts/page/page-meta.tsx';
import { defineScreen } from '#site/routing/screen-handle.ts';
import { secretAddress } from '#site/routing/secret-address.ts';
import type { Route } from './+types/received-page.ts';
import { AnswerSection } from './answer-section.tsx';
import { CandidateFacts } from './candidate-facts.tsx';
import { LinkGone } from './link-gone.tsx';
import { ReceivedDocuments } from './received-documents.tsx';
import { receiveForm } from './receive-form.ts';
import { answerOf, throughLink } from './through-link.ts';

export const catalogues = await loadWords('errors', 'exchange', 'fields', 'recruiter');

export const handle = defineScreen({
  hydrate: false,
  robots: 'noindex',
  limit: { name: 'recruiter', max: 60, counts: 'requests' },
});

export const headers = () => secretAddress;

export const action = receiveForm;

/**
 * `/recruteurs/{token}/candidature`: shows the recruiter an application, its documents, the exchange with the
 * candidate and the recruiter's answer.
 */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const found = await throughLink(context, params.token, async (board, { id }) => {
    const application = await readReceived(board, id, localeOf(url.pathname));
    const closure = application.answers.length > 0 ? null : 'unanswered';
    return { application, exchange: await loadExchange(board, application, { closure, url }) };
  });
  return answerOf({ ...found, done: url.searchParams.get('done') === 'answered' });
}

export default function ReceivedPage() {
  const t = useTranslations('recruiter');
  const { gone, shown, done } = useLoaderData<typeof loader>();
  const acted = useActionData<typeof action>();
  if (gone !== null) return <LinkGone reason={gone} />;
  const { application, exchange } = shown;
  const { firstName, lastName } = application;
  const name = `${firstName} ${lastName}`;
  return (
    <Page eyebrow={t('eyebrow')} title={name} lead={t('lead', targetWords(application))} narrow>
      <PageMeta title={t('eyebrow')} description={t('cover.description')} />
      <CandidateFacts application={application} />
      <ReceivedDocuments application={application} />
      <ExchangeSection
        exchange={exchange}
        reader="recruiter"
        other={firstName}
        failure={acted?.form === 'message' ? acted : undefined}
      />
      <AnswerSection application={application} done={done} />
    </Page>
  );
}
