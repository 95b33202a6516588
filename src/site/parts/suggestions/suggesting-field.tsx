import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { useLocale } from '#words/use-locale.ts';
import { useScripted } from '#site/scripts/scripted.ts';
import { EnteredField, type EnteredFieldProps } from './entered-field.tsx';
import { sourcesOf } from './suggestion-sources.ts';
import styles from './suggesting-field.module.css';

/**
 * A search field with suggestions. On a screen of content, React hydrates only this field, and only once a
 * visitor enters it.
 */
export function SuggestingField(props: EnteredFieldProps) {
  const locale = useLocale();
  const sources = useMemo(() => sourcesOf(locale, props.name), [locale, props.name]);
  const field = <EnteredField {...props} sources={sources} go={useNavigate()} />;
  if (useScripted()) return field;
  return (
    <div className={styles.island} data-island>
      {field}
    </div>
  );
}
