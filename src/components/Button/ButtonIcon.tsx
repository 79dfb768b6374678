import { LoaderCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import { iconSlot, spinner } from './Button.css';

/** The icon of a button, or the spinner that takes its place while the button's work is under way. */
export function ButtonIcon({ icon, isPending }: { icon: ReactNode; isPending: boolean }) {
  if (isPending) {
    return (
      <span aria-hidden className={spinner}>
        <LoaderCircle />
      </span>
    );
  }
  return icon ? (
    <span aria-hidden className={iconSlot}>
      {icon}
    </span>
  ) : null;
}
