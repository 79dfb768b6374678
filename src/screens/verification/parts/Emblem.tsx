import { Check, type LucideIcon, ShieldCheck, TriangleAlert } from 'lucide-react';
import type { VerificationFace } from '#machines/verification/face';
import * as css from './Emblem.css';

const icons: Record<VerificationFace, LucideIcon> = {
  initial: ShieldCheck,
  processing: ShieldCheck,
  verified: Check,
  failed: TriangleAlert,
};

/** The state as a picture. Decoration: the heading says it. */
export function Emblem({ face }: { face: VerificationFace }) {
  const Icon = icons[face];
  return (
    <span aria-hidden className={css.emblem({ face })}>
      <Icon key={Icon.displayName} className={css.icon} />
      {face === 'processing' && <span className={css.ring} />}
    </span>
  );
}
