import { spinner, type SpinnerVariants } from './Spinner.css';

export interface SpinnerProps {
  label: string;
  size?: SpinnerVariants['size'];
}

export function Spinner({ label, size }: SpinnerProps) {
  return <span role="progressbar" aria-label={label} className={spinner({ size })} />;
}
