import { CircleAlert } from 'lucide-react';
import * as css from './RefusalLine.css';

/** Why something was not done, read out at once. */
export function RefusalLine({ children }: { children: string }) {
  return (
    <p role="alert" className={css.refusal}>
      <CircleAlert aria-hidden className={css.icon} />
      <span>{children}</span>
    </p>
  );
}
