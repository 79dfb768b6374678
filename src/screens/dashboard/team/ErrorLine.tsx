import { CircleAlert } from 'lucide-react';
import * as css from './ErrorLine.css';

export function ErrorLine({ children }: { children: string }) {
  return (
    <p role="alert" className={css.error}>
      <CircleAlert aria-hidden className={css.icon} />
      <span>{children}</span>
    </p>
  );
}
