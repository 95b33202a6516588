import { isRouteErrorResponse, useNavigate, useRouteError } from 'react-router';
import { useTranslations } from '#words/use-translations.ts';
import { secondsToWait } from '#site/parts/uploads/seconds-to-wait.ts';
import { waitOf } from '#words/wait.ts';
import { useAddress } from '#site/routing/addresses.ts';
import { useHere } from '#site/routing/here.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { Lost } from '#site/scripts/lost.tsx';
import { NotFound } from '#site/parts/page/not-found.tsx';
import { PageMeta } from '#site/parts/page/page-meta.tsx';
import { useRootData } from '#site/request/root-data.ts';

/**
 * Shown when a loader or a view threw. The screen never shows the error itself, because only the server's log
 * may contain it.
 */
export function ErrorScreen() {
  const error = useRouteError();
  const missing = isRouteErrorResponse(error) && error.status === 404;
  if (missing) return <NotFound />;
  if (isNetworkFailure(error)) return <Offline />;
  const status = isRouteErrorResponse(error) ? error.status : 500;
  return status === 503 ? <Unavailable /> : <Failed status={status} wait={secondsToWait(error)} />;
}

// Messages of a failed request in Chromium, Firefox and Safari.
const failedRequest = /^(?:Failed to fetch|NetworkError|Load failed)/;

const isNetworkFailure = (error: unknown): boolean => error instanceof TypeError && failedRequest.test(error.message);

/** Shown if scripts followed a link but could not reach the server. */
function Offline() {
  const t = useTranslations('errors.offline');
  const here = useHere();
  const navigate = useNavigate();
  return (
    <Lost stamp="…" title={t('title')}>
      <PageMeta title={t('title')} description={t('description')} search={null} robots="noindex" />
      <p>{t('description')}</p>
      <Button onClick={() => void navigate(here, { replace: true })}>{t('retry')}</Button>
    </Lost>
  );
}

/** Shown while the database or the content is away. It has the words of the server's own page. */
function Unavailable() {
  const t = useTranslations('errors');
  const here = useHere();
  return (
    <Lost stamp="503" title={t('unavailable')}>
      <PageMeta title={t('unavailable')} description={t('unavailableDescription')} search={null} robots="noindex" />
      <p>{t('unavailableDescription')}</p>
      <a className={buttonClass('primary')} href={here}>
        {t('offline.retry')}
      </a>
    </Lost>
  );
}

function Failed({ status, wait }: { status: number; wait: number | null }) {
  const t = useTranslations('errors');
  const tooMany = useTranslations('frame');
  // Shows the id of the request, by which operators find it in the server's log.
  const requestId = useRootData()?.requestId ?? '—';
  const addressOf = useAddress();
  const words = wait === null ? t('genericDescription', { requestId }) : tooMany('tooMany', waitOf(wait));
  return (
    <Lost stamp={String(status)} title={t('generic')}>
      <PageMeta title={t('generic')} description={words} search={null} robots="noindex" />
      <p>{words}</p>
      <a className={buttonClass('primary')} href={addressOf('/')}>
        {t('back')}
      </a>
      {wait === null ? (
        <p>
          <a href={`${addressOf('/nous-ecrire')}?${new URLSearchParams({ incident: requestId })}`}>{t('write')}</a>
        </p>
      ) : null}
    </Lost>
  );
}
