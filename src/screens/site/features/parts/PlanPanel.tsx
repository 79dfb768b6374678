import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge } from '#components/Badge/Badge';
import { LinkButton } from '#components/LinkButton/LinkButton';
import type { Plan } from '#content/plans';
import { row } from '#theme/layout.css';
import { PlanPrice } from '../../pricing/PlanPrice';
import * as css from './PlanPanel.css';

export interface PlanPanelProps {
  plan: Plan;
  children: ReactNode;
}

export function PlanPanel({ plan, children }: PlanPanelProps) {
  const { title, pricePerMonth, description, features, flag, checkoutLabel, checkoutUrl } = plan;
  return (
    <div className={css.panel}>
      <div className={css.summary}>
        <div className={row({ gap: 's' })}>
          <h3 className={css.title}>{title}</h3>
          {flag !== undefined && <Badge tone="accent">{flag}</Badge>}
        </div>
        <PlanPrice dollars={pricePerMonth} />
        <p className={css.description}>{description}</p>
        <ul className={css.points}>
          {features.map((feature) => (
            <li key={feature} className={row({ gap: 's' })}>
              <Check aria-hidden className={css.check} />
              {feature}
            </li>
          ))}
        </ul>
        <div className={css.buy}>
          <LinkButton href={checkoutUrl} target="_blank">
            {checkoutLabel}
          </LinkButton>
        </div>
      </div>
      {children}
    </div>
  );
}
