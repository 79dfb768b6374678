import { ArrowRight } from 'lucide-react';
import { Badge } from '#components/Badge/Badge';
import { Dialog } from '#components/Dialog/Dialog';
import { Link } from '#components/Link/Link';
import { LinkButton } from '#components/LinkButton/LinkButton';
import { links } from '#content/links';
import { plans } from '#content/plans';
import { paths } from '#domain/paths';
import { grid, row } from '#theme/box';
import { DiscordMark } from '../../shell/DiscordMark';
import { PlanCard } from './PlanCard';
import * as css from './Pricing.css';

export interface PricingDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** The three plans side by side, each with its checkout link (product.md §3.6). */
export function PricingDialog({ isOpen, onOpenChange }: PricingDialogProps) {
  return (
    <Dialog
      size="wide"
      title="Choose Your Plan"
      description="Select the plan that best fits your needs and unlock premium features"
      isOpen={isOpen}
      onOpenChange={onOpenChange}
    >
      <div className={row({ gap: 'm', justify: 'between', wraps: true })}>
        <LinkButton
          href={links.communityInvite}
          target="_blank"
          tone="plain"
          size="compact"
          icon={<DiscordMark />}
        >
          Get More Info on Discord
        </LinkButton>
        <Badge tone="accent">Most Popular: Base Plan</Badge>
      </div>
      <ul className={css.cards}>
        {plans.map((plan) => (
          <li key={plan.id} className={grid({ shrinks: true })}>
            <PlanCard plan={plan} />
          </li>
        ))}
      </ul>
      <p className={row({ align: 'stretch', justify: 'center' })}>
        <Link href={paths.features.href()} tone="quiet" onPress={() => onOpenChange(false)}>
          View All Features
          <ArrowRight aria-hidden className={css.arrow} />
        </Link>
      </p>
    </Dialog>
  );
}
