import { isObject } from '#content/json.ts';
import { TextField } from '#ui/text-field.tsx';
import { useTranslations } from '#words/use-translations.ts';
import type { ControlsProps } from '../field-kind.ts';
import { refuse, simpleKind } from '../simple-kind.ts';
import { useControls, useFieldLabel } from '../use-control.ts';
import styles from '../../frame/editing.module.css';

const limits = { latitude: 90, longitude: 180 } as const;

/** A place on the earth. */
export const geoPointKind = simpleKind({
  parts: ['latitude', 'longitude'],
  texts: (value) => {
    const { latitude, longitude } = isObject(value) ? value : {};
    return { latitude: degreesText(latitude), longitude: degreesText(longitude) };
  },
  read: ({ latitude = '', longitude = '' }) =>
    latitude === '' && longitude === ''
      ? null
      : { latitude: degrees(latitude, 'latitude'), longitude: degrees(longitude, 'longitude') },
  Controls: GeoPointControls,
});

const degreesText = (value: unknown): string => (typeof value === 'number' ? String(value) : '');

function degrees(text: string, part: keyof typeof limits): number {
  const number = Number(text.trim().replace(',', '.'));
  const isPlace = text.trim() !== '' && Math.abs(number) <= limits[part];
  return isPlace ? number : refuse(part, part);
}

function GeoPointControls(props: ControlsProps) {
  const t = useTranslations('office.writing');
  const label = useFieldLabel(props);
  const control = useControls(props);
  return (
    <fieldset className={styles.several}>
      <legend>{label}</legend>
      <TextField {...control('latitude', t('latitude'))} inputMode="decimal" autoComplete="off" />
      <TextField {...control('longitude', t('longitude'))} inputMode="decimal" autoComplete="off" />
    </fieldset>
  );
}
