import { box, row } from '#theme/box';
import { amount } from './Pricing.css';

export function PlanPrice({ dollars }: { dollars: number }) {
  return (
    <p className={row({ gap: 'xs', align: 'baseline' })}>
      <span className={amount}>{`$${dollars}`}</span>
      <span className={box({ size: 's', color: 'textMuted' })}>/month</span>
    </p>
  );
}
