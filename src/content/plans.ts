import { links } from './links';

/** What is sold, each for a price per month on the payment provider's pages (spec §3 «Plan», §9 prices). */
export interface Plan {
  id: 'amazon' | 'base' | 'sportsPicks';
  title: string;
  /** In US dollars a month. */
  pricePerMonth: number;
  description: string;
  features: readonly string[];
  /** The button that leads to the checkout. */
  checkoutLabel: string;
  checkoutUrl: string;
  /** The one we would take: stands out, with a flag. */
  flag?: string;
  /** A condition that has to be read before buying. */
  note?: string;
}

export const plans: readonly Plan[] = [
  {
    id: 'amazon',
    title: 'Amazon Plan',
    pricePerMonth: 80,
    description: 'Everything in Base, and the tools Amazon sellers source with.',
    features: ['Amazon Specific Tools', 'Enhanced Support', 'Amazon Analytics'],
    checkoutLabel: 'Get Amazon Plan',
    checkoutUrl: links.checkout.amazon,
  },
  {
    id: 'base',
    title: 'Base Plan',
    pricePerMonth: 50,
    description: 'The whole bot: members, points, automation and the dashboard.',
    features: ['Core Features', 'Basic Support', '24/7 Discord Support'],
    checkoutLabel: 'Get Base Plan',
    checkoutUrl: links.checkout.base,
    flag: 'ON FIRE',
  },
  {
    id: 'sportsPicks',
    title: 'Sports Picks',
    pricePerMonth: 50,
    description: 'Made for betting groups: picks, slips and results in one place.',
    features: ['Sports Betting Tools', 'Daily Picks'],
    checkoutLabel: 'Get Sports Picks',
    checkoutUrl: links.checkout.sportsPicks,
    note: 'not included with other plans',
  },
];

/** The plan of an id. */
export function planOf(id: Plan['id']): Plan {
  const plan = plans.find((each) => each.id === id);
  if (plan === undefined) throw new Error(`No plan is called ${id}`);
  return plan;
}
