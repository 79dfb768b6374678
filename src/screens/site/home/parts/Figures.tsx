import { island } from '../../../shell/islands/island';
import { Earnings } from './Earnings';
import { VerifiedTip } from './VerifiedTip';
import * as css from './Figures.css';

const Tip = island('verified-tip', VerifiedTip);

/** The audiences (product.md §1.1). */
const trades = [
  'Resellers',
  'Amazon sellers',
  'Sports betting',
  'Trading cards',
  'Crypto',
  'Sneakers',
];

const figures = [
  { value: '300+', name: 'companies helped' },
  { value: '70+', name: 'features' },
  { value: '24/7', name: 'support' },
  { value: 'Monthly', name: 'updates' },
];

/** Audiences and figures (product.md §3.2). */
export function Figures() {
  return (
    <section aria-label="In numbers" className={css.section}>
      <ul aria-label="Made for" className={css.trades}>
        {trades.map((trade) => (
          <li key={trade}>{trade}</li>
        ))}
      </ul>
      <div className={css.earned}>
        <Earnings />
        <p className={css.caption}>
          earned by our customers <Tip label="Who verified the earnings" />
        </p>
      </div>
      <dl className={css.figures}>
        {figures.map(({ value, name }) => (
          <div key={name} className={css.figure}>
            <dt className={css.name}>{name}</dt>
            <dd className={css.value}>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
