import { useContext } from 'react';
import { isObject } from '#content/json.ts';
import { thumbnailUrl } from '#content/repository/media/pictures.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { controlProps, FieldFrame } from '#ui/field-frame.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { localized } from '#words/locale.ts';
import { useTranslations } from '#words/use-translations.ts';
import editing from '../../frame/editing.module.css';
import { OfficeAddress } from '../../frame/office-address.ts';
import styles from '../../frame/pictures.module.css';
import { useOfficeLocale } from '../../frame/use-office-locale.ts';
import type { ControlsProps, OfferedPicture } from '../field-kind.ts';
import { frameParts, partOfTexts } from './picture-frame.ts';
import { partName, type Texts } from '../simple-kind.ts';
import { controlId, useControls, useFieldLabel } from '../use-control.ts';
import { FrameControls } from './frame-controls.tsx';
import { PictureRole } from './picture-role.tsx';
import { shownName } from './picture-places.ts';
import { filePart, pictureStep, shownPart } from './put-picture.ts';
import { chooserTypes, uploadNumbers } from './upload-limits.ts';

/**
 * The controls of a picture: first the ways to it, then its text, then its frame. Without scripts two buttons
 * send the form, and it comes back with the picture; nothing is saved. Scripts show buttons of their own.
 */
export function ImageControls(props: ControlsProps) {
  const t = useTranslations('office.writing');
  const control = useControls(props);
  const { pictures, lang } = props.sheet.named;
  const chosen = control().defaultValue;
  const found = pictures.find(({ hash }) => hash === chosen);
  const hasCopyright = isObject(props.origin) && typeof props.origin['copyright'] === 'string';
  return (
    <fieldset
      className={editing.picture}
      id={`${controlId(props.name)}-picture`}
      data-picture={localized(useOfficeLocale(), '/bureau/images')}
      data-lang={lang}
    >
      <legend>{useFieldLabel(props)}</legend>
      <input type="hidden" name={partName(props.name, shownPart)} value={chosen} />
      <Shown picture={found} texts={Object.fromEntries(frameParts.map((part) => [part, control(part).defaultValue]))} />
      <ScriptButtons isEmpty={chosen === ''} />
      <div className={editing.picture} data-by-server>
        <Upload {...props} />
        <Library {...props} isKnown={found !== undefined} />
      </div>
      <TextField {...control('alt', t('alt'))} hint={t('altHint')} autoComplete="off" maxLength={1000} />
      <PictureRole {...props} isMissing={chosen !== '' && control('alt').defaultValue === ''} />
      {hasCopyright ? <TextField {...control('copyright', t('copyright'))} autoComplete="off" maxLength={500} /> : null}
      <FrameControls {...props} picture={found} />
    </fieldset>
  );
}

/** The picture that the field has now, cut as it is typed. */
function Shown({ picture, texts }: { picture: OfferedPicture | undefined; texts: Texts }) {
  const t = useTranslations('office.writing.picture');
  return (
    <p className={styles.shown} data-shown data-none={t('none')}>
      {picture === undefined ? null : (
        <img src={thumbnailUrl(picture, partOfTexts(texts, picture))} alt="" loading="lazy" width="160" height="100" />
      )}
      <span>{picture === undefined ? t('none') : shownName(picture)}</span>
    </p>
  );
}

function ScriptButtons({ isEmpty }: { isEmpty: boolean }) {
  const t = useTranslations('office.writing.picture');
  const failed = useTranslations('office.images');
  return (
    <div data-by-script hidden>
      <div className={styles.links}>
        <Button type="button" variant="secondary" data-upload-picture>
          {t('uploadOpen')}
        </Button>
        <Button type="button" variant="secondary" data-choose-picture>
          {t('chooseOpen')}
        </Button>
        <Button type="button" variant="quiet" data-remove-picture data-removed={t('removed')} hidden={isEmpty}>
          {t('remove')}
        </Button>
      </div>
      <p className={styles.told} aria-live="polite" data-status data-failed={failed('failed', { name: '%s' })} />
    </div>
  );
}

/** The file of a picture. Its button sends the whole form with the file. */
function Upload(props: ControlsProps) {
  const t = useTranslations('office.writing.picture');
  const hint = t('uploadHint', uploadNumbers);
  const { id, name, label, error } = useControls(props)(filePart, t('upload'));
  const field = { id, name, label, error, hint };
  return (
    <div className={styles.way}>
      <FieldFrame {...field}>
        <input {...controlProps(field)} type="file" accept={chooserTypes} className={styles.files} />
      </FieldFrame>
      <TakeButton {...props} encType="multipart/form-data">
        {t('uploadSend')}
      </TakeButton>
    </div>
  );
}

/** The pictures that are there already. */
function Library({ isKnown, ...props }: ControlsProps & { isKnown: boolean }) {
  const t = useTranslations('office.writing');
  const locale = useOfficeLocale();
  const control = useControls(props)('', t('picture.choose'));
  const options = props.sheet.named.pictures.map((one) => ({ value: one.hash, label: shownName(one) }));
  const chosen = control.defaultValue;
  const other = chosen === '' || isKnown ? [] : [{ value: chosen, label: t('otherPicture') }];
  return (
    <div className={styles.way}>
      <SelectField {...control} placeholder={t('picture.none')} options={[...other, ...options]} />
      <TakeButton {...props}>{t('picture.use')}</TakeButton>
      <a className={buttonClass('link')} href={localized(locale, '/bureau/images')} target="_blank">
        {t('picture.library')}
      </a>
    </div>
  );
}

type TakeProps = Pick<ControlsProps, 'name'> & {
  readonly children: string;
  readonly encType?: 'multipart/form-data';
};

function TakeButton({ name, children, encType }: TakeProps) {
  const address = useContext(OfficeAddress);
  return (
    <Button
      variant="secondary"
      name="step"
      value={pictureStep(name)}
      formEncType={encType}
      formAction={`${address}#${controlId(name)}-picture`}
    >
      {children}
    </Button>
  );
}
