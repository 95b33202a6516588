import { isObject } from '#content/json.ts';
import { pictureUrl, thumbnailUrl } from '#content/repository/media/pictures.ts';
import { buttonClass } from '#ui/button.tsx';
import { CheckboxField } from '#ui/checkbox-field.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { localized } from '#words/locale.ts';
import { useTranslations } from '#words/use-translations.ts';
import editing from '../../frame/editing.module.css';
import styles from '../../frame/pictures.module.css';
import { useOfficeLocale } from '../../frame/use-office-locale.ts';
import type { ControlsProps, OfferedPicture } from '../field-kind.ts';
import { frameParts } from '../picture-frame.ts';
import { partName } from '../simple-kind.ts';
import { controlId, useControls, useFieldLabel } from '../use-control.ts';

/** The controls of a picture. With scripts a dialog chooses it, and a frame is drawn on it. */
export function ImageControls(props: ControlsProps) {
  const t = useTranslations('office.writing');
  const locale = useOfficeLocale();
  const label = useFieldLabel(props);
  const control = useControls(props);
  const { pictures, lang } = props.sheet.named;
  const chosen = control().defaultValue;
  const found = pictures.find(({ hash }) => hash === chosen);
  const hasCopyright = isObject(props.origin) && typeof props.origin['copyright'] === 'string';
  const options = pictures.map(({ hash, name }) => ({ value: hash, label: name.replace(/^pictures\//, '') }));
  const other = chosen === '' || found !== undefined ? [] : [{ value: chosen, label: t('otherPicture') }];
  return (
    <fieldset className={editing.picture} aria-label={label} data-picture data-lang={lang}>
      <SelectField {...control()} placeholder={t('noPicture')} options={[...other, ...options]} />
      <p className={styles.links} data-choose>
        <a className={buttonClass('link')} href={localized(locale, '/bureau/images')} target="_blank">
          {t('morePictures')}
        </a>
      </p>
      {found === undefined ? null : <Shown picture={found} />}
      <TextField {...control('alt', t('alt'))} hint={t('altHint')} autoComplete="off" maxLength={1000} />
      <Role {...props} isMissing={chosen !== '' && control('alt').defaultValue === ''} />
      {hasCopyright ? <TextField {...control('copyright', t('copyright'))} autoComplete="off" maxLength={500} /> : null}
      <Frame {...props} picture={found} />
    </fieldset>
  );
}

const Shown = ({ picture }: { picture: OfferedPicture }) => (
  <img className={editing.thumbnail} src={thumbnailUrl(picture)} alt="" loading="lazy" width="160" height="100" />
);

/** Whether the picture says something. A published one needs a text, or the choice that it is decorative. */
function Role({ isMissing, ...props }: ControlsProps & { isMissing: boolean }) {
  const t = useTranslations('office.writing');
  const { name, defaultValue } = useControls(props)('role');
  const isDecorative = defaultValue === 'decorative';
  return (
    <>
      {isMissing && !isDecorative ? <p className={styles.missing}>{t('altMissing')}</p> : null}
      <div className={styles.roles} role="radiogroup" aria-label={t('role')}>
        {(['says', 'decorative'] as const).map((role) => (
          <CheckboxField
            key={role}
            type="radio"
            id={`${controlId(name)}-${role}`}
            name={name}
            value={role}
            label={t(`roles.${role}`)}
            defaultChecked={isDecorative === (role === 'decorative')}
          />
        ))}
      </div>
    </>
  );
}

/** What a script needs to show the picture with its frame. */
const stageOf = (picture: OfferedPicture) => ({
  'data-frame': true,
  'data-src': pictureUrl(picture),
  'data-width': picture.width,
  'data-height': picture.height,
});

/** The part that is shown, and the point that stays visible. A drawing has no pixels to cut. */
function Frame({ picture, ...props }: ControlsProps & { picture: OfferedPicture | undefined }) {
  const t = useTranslations('office.writing');
  const control = useControls(props);
  if (picture === undefined || picture.extension === 'svg')
    return frameParts.map((part) => (
      <input key={part} type="hidden" name={partName(props.name, part)} value={control(part).defaultValue} />
    ));
  const isOpen = frameParts.some((part) => control(part).error !== undefined);
  return (
    <details
      className={styles.frame}
      open={isOpen}
      {...stageOf(picture)}
      data-frame-words={t('frameMoves')}
      data-point-words={t('pointMoves')}
    >
      <summary>{t('frame')}</summary>
      <p className={styles.hint}>{t('frameHint', { width: picture.width, height: picture.height })}</p>
      <div className={styles.pair}>
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
