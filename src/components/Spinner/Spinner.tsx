import { spinner, type SpinnerVariants } from './Spinner.css';

export interface SpinnerProps {
  /** What is going on, for those who do not see it turn: «Loading servers». */
  label: string;
  size?: SpinnerVariants['size'];
}

/** Something is going on and its end is not known. */
export function Spinner({ label, size }: SpinnerProps) {
  return <span role="progressbar" aria-label={label} className={spinner({ size })} />;
}
