import { CreditCard, Search, UserCheck } from 'lucide-react';
import { useId } from 'react';
import * as css from './Steps.css';

const steps = [
  {
    title: 'Find a community',
    text: 'Each store says what its memberships include, what they cost, and how many spots are left.',
    Icon: Search,
  },
  {
    title: 'Pay through the provider',
    text: '“Join” opens the seller’s checkout page. No payment data passes through this site.',
    Icon: CreditCard,
  },
  {
    title: 'Get your role',
    text: 'The bot gives you the role on Discord that opens the community’s channels.',
    Icon: UserCheck,
  },
];

export function Steps() {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={css.section}>
      <h2 id={titleId} className={css.heading}>
        How it Works
      </h2>
      <ol className={css.steps}>
        {steps.map(({ title, text, Icon }) => (
          <li key={title} className={css.step}>
            <Icon aria-hidden className={css.icon} />
            <h3 className={css.title}>{title}</h3>
            <p className={css.text}>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
