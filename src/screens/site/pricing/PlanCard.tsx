import { Check, Flame } from 'lucide-react';
import { LinkButton } from '#components/LinkButton/LinkButton';
import type { Plan } from '#content/plans';
import { PlanPrice } from './PlanPrice';
import * as css from './PlanCard.css';

export interface PlanCardProps {
  plan: Plan;
}

export function PlanCard({ plan }: PlanCardProps) {
  const { title, description, features, flag, note, checkoutLabel, checkoutUrl } = plan;
  return (
    <article className={css.card({ isFlagged: flag !== undefined })}>
      {flag !== undefined && (
        <p className={css.flag}>
          <Flame aria-hidden className={css.flame} />
          {flag}
        </p>
      )}
      <h3 className={css.title}>{title}</h3>
      <PlanPrice dollars={plan.pricePerMonth} />
      <p className={css.description}>{description}</p>
      <ul className={css.features}>
        {features.map((feature) => (
          <li key={feature} className={css.feature}>
            <Check aria-hidden className={css.check} />
            {feature}
          </li>
        ))}
      </ul>
      <div className={css.foot}>
        {note !== undefined && <p className={css.note}>{note}</p>}
        <LinkButton
          href={checkoutUrl}
          target="_blank"
          tone={flag === undefined ? 'plain' : 'accent'}
        >
          {checkoutLabel}
        </LinkButton>
      </div>
    </article>
  );
}
