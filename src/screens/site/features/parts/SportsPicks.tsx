import { Trophy } from 'lucide-react';
import { LinkButton } from '#components/LinkButton/LinkButton';
import { planOf } from '#content/plans';
import { CheckedPoints } from '../../../shell/CheckedPoints';
import { PlanPrice } from '../../pricing/PlanPrice';
import * as css from './SportsPicks.css';

/** The Sports Picks plan. It is below the tabs, because no other plan includes it (product.md §3.7). */
export function SportsPicks() {
  const { title, pricePerMonth, description, features, note, checkoutLabel, checkoutUrl } =
    planOf('sportsPicks');
  return (
    <section aria-labelledby="sports-picks" className={css.strip}>
      <span className={css.tile}>
        <Trophy aria-hidden />
      </span>
      <div className={css.words}>
        <h2 id="sports-picks" className={css.title}>
          {title}
          <span className={css.note}>{note}</span>
        </h2>
        <p className={css.text}>{description}</p>
        <CheckedPoints points={features} />
      </div>
      <PlanPrice dollars={pricePerMonth} />
      <LinkButton href={checkoutUrl} target="_blank" tone="plain">
        {checkoutLabel}
      </LinkButton>
    </section>
  );
}
