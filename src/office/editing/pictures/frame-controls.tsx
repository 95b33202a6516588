import { pictureUrl } from '#content/repository/media/pictures.ts';
import { TextField } from '#ui/text-field.tsx';
import { useTranslations } from '#words/use-translations.ts';
import styles from '../../frame/pictures.module.css';
import type { ControlsProps, OfferedPicture } from '../field-kind.ts';
import { useControls } from '../use-control.ts';
import { canBeCut, frameParts, frameTexts } from './picture-frame.ts';

/** What a script needs to show the picture with its frame. */
const stageOf = (picture: OfferedPicture) => ({
  'data-src': pictureUrl(picture),
  'data-width': picture.width,
  'data-height': picture.height,
});

/**
 * The part that is shown, and the point that stays visible. Hidden without a picture that can be cut: a
 * script may bring one.
 */
export function FrameControls({ picture, ...props }: ControlsProps & { picture: OfferedPicture | undefined }) {
  const t = useTranslations('office.writing');
  const control = useControls(props);
  const cut = picture !== undefined && canBeCut(picture) ? picture : null;
  const saved = frameTexts(props.origin);
  const isWrong = frameParts.some((part) => control(part).error !== undefined);
  // The page comes back after a step with what was typed, and the tool stays as it was.
  const isOpen = isWrong || frameParts.some((part) => control(part).defaultValue !== saved[part]);
  return (
    <details
      className={styles.frame}
      open={isOpen}
      hidden={cut === null && !isWrong}
      {...(cut === null ? {} : stageOf(cut))}
      data-frame
      data-frame-words={t('frameMoves')}
      data-point-words={t('pointMoves')}
    >
      <summary>{t('frame')}</summary>
      <p data-draw hidden>
        {t('frameDraw')}
      </p>
      <p className={styles.hint} data-frame-hint>
        {cut === null ? null : t('frameHint', { width: cut.width, height: cut.height })}
      </p>
      <div className={styles.numbers}>
        {frameParts.map((part) => (
          <TextField
            key={part}
            {...control(part, t(`frameParts.${part}`))}
            inputMode="decimal"
            autoComplete="off"
            maxLength={8}
          />
        ))}
      </div>
    </details>
  );
}
