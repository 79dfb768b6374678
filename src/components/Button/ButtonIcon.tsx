import { LoaderCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import { iconSlot, spinner } from './Button.css';

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
