import { links } from './links';

/** A plan (product.md §1.4). */
export interface Plan {
  id: 'amazon' | 'base' | 'sportsPicks';
  title: string;
  /** The price per month in US dollars. */
  pricePerMonth: number;
  description: string;
  features: readonly string[];
  checkoutLabel: string;
  checkoutUrl: string;
  /** A label that marks the recommended plan. */
  flag?: string;
  /** A condition that customers should read before they buy. */
  note?: string;
}

export const plans: readonly Plan[] = [
  {
    id: 'amazon',
    title: 'Amazon Plan',
    pricePerMonth: 80,
    description: 'Everything in Base, plus sourcing tools for Amazon sellers.',
    features: ['Amazon Specific Tools', 'Enhanced Support', 'Amazon Analytics'],
    checkoutLabel: 'Get Amazon Plan',
    checkoutUrl: links.checkout.amazon,
  },
  {
    id: 'base',
    title: 'Base Plan',
    pricePerMonth: 50,
    description: 'The whole bot: members, points, automation, and the dashboard.',
    features: ['Core Features', 'Basic Support', '24/7 Discord Support'],
    checkoutLabel: 'Get Base Plan',
    checkoutUrl: links.checkout.base,
    flag: 'ON FIRE',
  },
  {
    id: 'sportsPicks',
    title: 'Sports Picks',
    pricePerMonth: 50,
    description: 'Daily picks and betting tools for sports-betting groups.',
    features: ['Sports Betting Tools', 'Daily Picks'],
    checkoutLabel: 'Get Sports Picks',
    checkoutUrl: links.checkout.sportsPicks,
    note: 'not included with other plans',
  },
];

export function planOf(id: Plan['id']): Plan {
  const plan = plans.find((each) => each.id === id);
  if (plan === undefined) throw new Error(`No plan is called ${id}`);
  return plan;
}
