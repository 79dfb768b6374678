import { Check, Fingerprint, type LucideIcon, MessageSquareDot } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge } from '#components/Badge/Badge';
import { Link } from '#components/Link/Link';
import { LinkButton } from '#components/LinkButton/LinkButton';
import { baseFeatures } from '#content/features/base';
import {
  additionalFeatures,
  additionalInvitation,
  amazonFeatures,
  customSteps,
} from '#content/features/plan-features';
import { links } from '#content/links';
import { type Plan, planOf } from '#content/plans';
import { box, grid, row, stack } from '#theme/box';
import { DiscordMark } from '../../../shell/DiscordMark';
import { PlanPrice } from '../../pricing/PlanPrice';
import { FeatureList } from './FeatureList';
import * as css from './FeaturePlans.css';
import { PlanTabs } from './PlanTabs';

const icons: readonly LucideIcon[] = [Fingerprint, MessageSquareDot];

declare module '../../../shell/islands/island' {
  interface IslandProps {
    'feature-plans': Record<never, never>;
  }
}

const amazonGroups = [
  { id: 'amazon', name: 'Amazon tools', features: amazonFeatures },
  ...baseFeatures,
];

export function FeaturePlans() {
  return (
    <PlanTabs
      panels={{
        base: (
          <PlanPanel plan={planOf('base')}>
            <FeatureList label="Features of the Base Plan" groups={baseFeatures} />
          </PlanPanel>
        ),
        amazon: (
          <PlanPanel plan={planOf('amazon')}>
            <FeatureList label="Features of the Amazon Plan" groups={amazonGroups} />
          </PlanPanel>
        ),
        additional: <AdditionalPanel />,
        custom: <CustomPanel />,
      }}
    />
  );
}

/** The add-ons, which can be combined with any plan (product.md §3.7). */
function AdditionalPanel() {
  return (
    <div className={css.extra}>
      <div className={grid({ gap: 'xs' })}>
        <h3 className={box({ size: 'xl', weight: 'strong', letterSpacing: '-0.02em' })}>
          Additional Features
        </h3>
        <p className={box({ color: 'textMuted' })}>{additionalInvitation}</p>
      </div>
      <ul className={css.addOns}>
        {additionalFeatures.map(({ name, text }, at) => {
          const Icon = icons[at] ?? Fingerprint;
          return (
            <li key={name} className={`${stack({ gap: 's', padding: 'xl' })} ${css.addOn}`}>
              <span className={css.tile}>
                <Icon aria-hidden />
              </span>
              <h4 className={box({ size: 'm', weight: 'strong' })}>{name}</h4>
              <p className={box({ size: 's', color: 'textMuted' })}>{text}</p>
            </li>
          );
        })}
      </ul>
      <div className={row({ gap: 'l', wraps: true })}>
        <LinkButton href={links.communityInvite} target="_blank" icon={<DiscordMark />}>
          Request an Add-On
        </LinkButton>
      </div>
    </div>
  );
}

/** Explains how to get a custom feature (product.md §3.8). */
function CustomPanel() {
  return (
    <div className={css.extra}>
      <div className={grid({ gap: 'xs' })}>
        <h3 className={box({ size: 'xl', weight: 'strong', letterSpacing: '-0.02em' })}>
          Custom Solutions
        </h3>
        <p className={box({ color: 'textMuted' })}>
          If your community needs it and Discord allows it, we can build it.
        </p>
      </div>
      <ol className={css.steps}>
        {customSteps.map(({ name, text }, at) => (
          <li key={name} className={stack({ gap: 's' })}>
            <span aria-hidden className={css.number}>
              {at + 1}
            </span>
            <h4 className={box({ size: 'm', weight: 'strong' })}>{name}</h4>
            <p className={box({ size: 's', color: 'textMuted' })}>{text}</p>
          </li>
        ))}
      </ol>
      <div className={row({ gap: 'l', wraps: true })}>
        <LinkButton href={links.communityInvite} target="_blank" icon={<DiscordMark />}>
          Contact Us on Discord
        </LinkButton>
        <p className={box({ size: 's', color: 'textMuted' })}>
          Already a client?{' '}
          <Link href={links.communityInvite} isExternal>
            Open the community server
          </Link>
        </p>
      </div>
    </div>
  );
}

interface PlanPanelProps {
  plan: Plan;
  children: ReactNode;
}

function PlanPanel({ plan, children }: PlanPanelProps) {
  const { title, pricePerMonth, description, features, flag, checkoutLabel, checkoutUrl } = plan;
  return (
    <div className={css.planPanel}>
      <div className={`${stack({ gap: 'm', padding: 'xl' })} ${css.summary}`}>
        <div className={row({ gap: 's' })}>
          <h3 className={box({ size: 'l', weight: 'strong', letterSpacing: '-0.01em' })}>
            {title}
          </h3>
          {flag !== undefined && <Badge tone="accent">{flag}</Badge>}
        </div>
        <PlanPrice dollars={pricePerMonth} />
        <p className={box({ color: 'textMuted' })}>{description}</p>
        <ul className={grid({ gap: 's' })}>
          {features.map((feature) => (
            <li key={feature} className={row({ gap: 's' })}>
              <Check
                aria-hidden
                className={box({ flex: 'none', square: 16, color: 'accentText' })}
              />
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
