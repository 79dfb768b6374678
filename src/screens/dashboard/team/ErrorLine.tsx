import { CircleAlert } from 'lucide-react';
import * as css from './team.css';

export function ErrorLine({ children }: { children: string }) {
  return (
    <p role="alert" className={css.error}>
      <CircleAlert aria-hidden className={css.errorIcon} />
      <span>{children}</span>
    </p>
  );
}
