import { ArrowRight } from 'lucide-react';
import { Badge } from '#components/Badge/Badge';
import { LinkButton } from '#components/LinkButton/LinkButton';
import { links } from '#content/links';
import { plans } from '#content/plans';
import { paths } from '#domain/paths';
import { DiscordMark } from '../../../shell/DiscordMark';
import { PlanCard } from '../../pricing/PlanCard';
import * as css from './Pricing.css';
import { SectionHead } from './SectionHead';

/** The plans with their checkout links (product.md §3.4). The same cards are in the pricing dialog. */
export function Pricing() {
  return (
    <section id="pricing" aria-labelledby="pricing-heading" className={css.section}>
      <SectionHead
        id="pricing-heading"
        title="Plans and Pricing"
        text="Three plans, priced per month in US dollars. Ask us if you are not sure which one fits your community."
      />
      <p className={css.popular}>
        <Badge tone="accent">Most Popular: Base Plan</Badge>
      </p>
      <ul className={css.cards}>
        {plans.map((plan) => (
          <li key={plan.id} className={css.slot}>
            <PlanCard plan={plan} />
          </li>
        ))}
      </ul>
      <div className={css.more}>
        <LinkButton href={paths.features.href('base')} tone="plain">
          Compare the Plans
          <ArrowRight aria-hidden size="1em" />
        </LinkButton>
        <LinkButton
          href={links.communityInvite}
          target="_blank"
          tone="quiet"
          icon={<DiscordMark />}
        >
          Ask on Discord
        </LinkButton>
      </div>
    </section>
  );
}
