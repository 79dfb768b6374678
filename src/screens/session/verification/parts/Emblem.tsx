import { Check, type LucideIcon, ShieldCheck, TriangleAlert } from 'lucide-react';
import type { VerificationView } from '#machines/session/verification/view';
import * as css from './Emblem.css';

const icons: Record<VerificationView, LucideIcon> = {
  initial: ShieldCheck,
  processing: ShieldCheck,
  verified: Check,
  failed: TriangleAlert,
};

/** An icon for the state. Decorative, because the heading says the same. */
export function Emblem({ view }: { view: VerificationView }) {
  const Icon = icons[view];
  return (
    <span aria-hidden className={css.emblem({ view })}>
      <Icon key={Icon.displayName} className={css.icon} />
      {view === 'processing' && <span className={css.ring} />}
    </span>
  );
}
