import { useNavigate } from 'react-router';
import { useAddress } from '../shell/addresses.ts';
import { useScripted } from '../shell/scripted.ts';
import { EnteredField, type FieldProps } from './entered-field.tsx';
import styles from './suggesting-field.module.css';

/**
 * A search field that suggests what may be meant. On a screen of content it is an island: the only part that
 * scripts take up, once somebody enters it.
 */
export function SuggestingField(props: FieldProps) {
  const source = useAddress()('/offres/suggestions');
  const field = <EnteredField {...props} source={source} go={useNavigate()} />;
  if (useScripted()) return field;
  return (
    <div className={styles.island} data-island>
      {field}
    </div>
  );
}
