import { amount, period, price } from './PlanPrice.css';

/** "$50 /month", read as one phrase. */
export function PlanPrice({ dollars }: { dollars: number }) {
  return (
    <p className={price}>
      <span className={amount}>{`$${dollars}`}</span>
      <span className={period}>/month</span>
    </p>
  );
}
