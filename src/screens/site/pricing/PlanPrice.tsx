import { amount, period, price } from './PlanPrice.css';

export function PlanPrice({ dollars }: { dollars: number }) {
  return (
    <p className={price}>
      <span className={amount}>{`$${dollars}`}</span>
      <span className={period}>/month</span>
    </p>
  );
}
