import { Check, Flame } from 'lucide-react';
import { LinkButton } from '#components/LinkButton/LinkButton';
import type { Plan } from '#content/plans';
import { box } from '#theme/box';
import { PlanPrice } from './PlanPrice';
import * as css from './Pricing.css';

export interface PlanCardProps {
  plan: Plan;
}

export function PlanCard({ plan }: PlanCardProps) {
  const { title, description, features, flag, note, checkoutLabel, checkoutUrl } = plan;
  return (
    <article className={css.plan({ isFlagged: flag !== undefined })}>
      {flag !== undefined && (
        <p className={css.flag}>
          <Flame aria-hidden className={box({ square: 14 })} />
          {flag}
        </p>
      )}
      <h3 className={box({ size: 'm', weight: 'strong' })}>{title}</h3>
      <PlanPrice dollars={plan.pricePerMonth} />
      <p className={box({ size: 's', color: 'textMuted' })}>{description}</p>
      <ul className={css.features}>
        {features.map((feature) => (
          <li key={feature} className={css.feature}>
            <Check aria-hidden className={box({ square: 16, color: 'accentText' })} />
            {feature}
          </li>
        ))}
      </ul>
      <div className={css.foot}>
        {note !== undefined && (
          <p className={box({ size: 'xs', color: 'warningText', textAlign: 'center' })}>{note}</p>
        )}
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
