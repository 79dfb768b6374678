import * as css from './ProgressBar.css';

export type ProgressBarProps = {
  value: number;
  max: number;
  /** What screen readers say instead of a percentage: "1,000 of 5,094 users". */
  valueText?: string;
} & ({ label: string; labelledBy?: undefined } | { label?: undefined; labelledBy: string });

export function ProgressBar({ value, max, valueText, label, labelledBy }: ProgressBarProps) {
  return (
    <progress
      aria-label={label}
      aria-labelledby={labelledBy}
      aria-valuetext={valueText}
      className={css.bar}
      value={value}
      max={max}
    />
  );
}
