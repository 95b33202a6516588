import { useTranslations } from '#words/use-translations.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { useAddress } from '#site/routing/addresses.ts';
import { useHere } from '#site/routing/here.ts';
import { useRootData } from '#site/request/root-data.ts';
import styles from './film.module.css';
import type { Film } from '#site/request/present-film.ts';
import { playerMay, type VideoFrame } from '#site/request/video-hosts.ts';

/**
 * A film of another site. With consent, the film is shown in a frame; otherwise a request for consent or a
 * link is shown.
 */
export function ShownFilm({ film: { title, frame, to } }: { film: Film }) {
  const t = useTranslations('shell.video');
  const shown = title ?? t('film');
  return (
    <figure className={styles.video}>
      {frame === null ? null : <Frame frame={frame} title={shown} />}
      <figcaption>
        <a href={to} rel={to.startsWith('/') ? undefined : 'noopener'}>
          {frame === null ? shown : t('watch', { title: shown, host: frame.host })}
        </a>
      </figcaption>
    </figure>
  );
}

/**
 * Placeholder after which a script inserts the frame (on-every-page/consent.ts). React must leave both
 * unchanged.
 */
function Frame({ frame, title }: { frame: VideoFrame; title: string }) {
  const isServed = useRootData()?.frames === true;
  if (isServed)
    return (
      <iframe
        sandbox={playerMay}
        className={styles.frame}
        src={frame.address}
        title={title}
        loading="lazy"
        allowFullScreen
        data-served=""
      />
    );
  return (
    <>
      <div className={styles.placeholder} data-video={frame.address} data-title={title}>
        <Placeholder host={frame.host} />
      </div>
      <div className={styles.slot} hidden />
    </>
  );
}

function Placeholder({ host }: { host: string }) {
  const t = useTranslations('shell.video');
  const here = useHere();
  const consent = useAddress()('/cookies');
  return (
    <>
      <p>{t('waits', { host })}</p>
      <form className={styles.ways} method="post" action={consent}>
        <input type="hidden" name="to" value={here} />
        <Button name="intent" value="accepted" variant="secondary" data-consent="accepted">
          {t('enable')}
        </Button>
        <a
          className={buttonClass('secondary')}
          href={`${consent}?${new URLSearchParams({ to: here })}`}
          data-consent="choose"
        >
          {t('choose')}
        </a>
      </form>
    </>
  );
}
