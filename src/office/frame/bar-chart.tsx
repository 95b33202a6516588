import styles from './bar-chart.module.css';

type Props = {
  /** Values in the order of time. */
  readonly values: readonly { readonly key: string; readonly value: number }[];
};

const [width, height, gap] = [640, 120, 2];

/** A small drawing of values. Its table stands beside it, so it says nothing to screen readers. */
export function BarChart({ values }: Props) {
  const greatest = Math.max(1, ...values.map(({ value }) => value));
  const step = width / Math.max(1, values.length);
  return (
    <svg className={styles.chart} viewBox={`0 0 ${width} ${height}`} aria-hidden="true" preserveAspectRatio="none">
      {values.map(({ key, value }, index) => {
        const tall = (value / greatest) * height;
        return <rect key={key} x={index * step} y={height - tall} width={Math.max(1, step - gap)} height={tall} />;
      })}
    </svg>
  );
}
