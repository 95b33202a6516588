import { isObject, textOf } from '#content/json.ts';
import { imageOf } from '#content/repository/files/read-data.ts';
import { pictureUrl } from '#content/repository/media/pictures.ts';
import { SelectField } from '#ui/select-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useTranslations } from '#words/use-translations.ts';
import type { ControlsProps } from '../field-kind.ts';
import { refuse, simpleKind } from '../simple-kind.ts';
import { inOneLine } from '../typed.ts';
import { useControls, useFieldLabel } from '../use-control.ts';
import styles from '../../frame/editing.module.css';

/** A picture of the repository, with its description. Another picture drops the frame of the old one. */
export const imageKind = simpleKind({
  parts: ['', 'alt', 'copyright'],
  texts: (value) => {
    const { id, alt, copyright } = isObject(value) ? value : {};
    const texts = { '': inOneLine(textOf(id)), alt: inOneLine(textOf(alt)) };
    return typeof copyright === 'string' ? { ...texts, copyright: inOneLine(copyright) } : texts;
  },
  read: ({ '': id = '', alt = '', copyright }, { named, origin }) => {
    if (id === '') return alt === '' ? {} : refuse('picture');
    const old = isObject(origin) ? origin : {};
    const changed = { alt: keptOr(old['alt'], alt), copyright: keptOr(old['copyright'], copyright ?? '') };
    if (id === inOneLine(textOf(old['id']))) return { ...old, ...changed };
    const picture = named.pictures.find(({ hash }) => hash === id);
    return picture === undefined ? refuse('picture') : { ...imageOf(picture), ...changed };
  },
  Controls: ImageControls,
});

/** The old text if the control still shows it, or else the typed one. */
const keptOr = (old: unknown, typed: string): string | null =>
  typeof old === 'string' && inOneLine(old) === typed ? old : typed || null;

function ImageControls(props: ControlsProps) {
  const t = useTranslations('office.writing');
  const label = useFieldLabel(props);
  const control = useControls(props);
  const { pictures } = props.sheet.named;
  const chosen = control().defaultValue;
  const found = pictures.find(({ hash }) => hash === chosen);
  const hasCopyright = isObject(props.origin) && typeof props.origin['copyright'] === 'string';
  const options = pictures.map(({ hash, name }) => ({ value: hash, label: name.replace(/^pictures\//, '') }));
  const other = chosen === '' || found !== undefined ? [] : [{ value: chosen, label: t('otherPicture') }];
  return (
    <fieldset className={styles.picture} aria-label={label}>
      <SelectField {...control()} placeholder={t('noPicture')} options={[...other, ...options]} />
      {found === undefined ? null : (
        <img className={styles.thumbnail} src={pictureUrl(found)} alt="" loading="lazy" width="160" height="100" />
      )}
      <TextField {...control('alt', t('alt'))} hint={t('altHint')} autoComplete="off" maxLength={1000} />
      {hasCopyright ? <TextField {...control('copyright', t('copyright'))} autoComplete="off" maxLength={500} /> : null}
    </fieldset>
  );
}
