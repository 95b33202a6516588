import { isObject, textOf } from '#content/json.ts';
import { loadedAddressSchema } from '#content/repository/models/web-address.ts';
import { TextField } from '#ui/text-field.tsx';
import { useTranslations } from '#words/use-translations.ts';
import type { ControlsProps } from '../field-kind.ts';
import { refuse, simpleKind } from '../simple-kind.ts';
import { inOneLine } from '../typed.ts';
import { useControls, useFieldLabel } from '../use-control.ts';
import styles from '../../frame/editing.module.css';

/** A film or another thing of another site. A new address drops what the old site told about the old one. */
export const embedKind = simpleKind({
  parts: ['', 'title'],
  texts: (value) => {
    const { embed_url, title } = isObject(value) ? value : {};
    return { '': textOf(embed_url), title: inOneLine(textOf(title)) };
  },
  read: ({ '': typed = '', title = '' }, { origin }) => {
    const url = typed.trim();
    if (url === '') return title === '' ? {} : refuse('required');
    if (!loadedAddressSchema.safeParse(url).success) refuse('loadedAddress');
    const old = isObject(origin) && origin['embed_url'] === url ? origin : {};
    return { ...old, embed_url: url, title: title || null };
  },
  Controls: EmbedControls,
});

function EmbedControls(props: ControlsProps) {
  const t = useTranslations('office.writing');
  const label = useFieldLabel(props);
  const control = useControls(props);
  return (
    <fieldset className={styles.several} aria-label={label}>
      <TextField {...control()} hint={t('embedHint')} inputMode="url" autoComplete="off" maxLength={2000} />
      <TextField {...control('title', t('embedTitle'))} hint={t('embedTitleHint')} autoComplete="off" maxLength={500} />
    </fieldset>
  );
}
