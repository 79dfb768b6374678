import { ArrowRight } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { Badge } from '#components/Badge/Badge';
import { Link } from '#components/Link/Link';
import { LinkButton } from '#components/LinkButton/LinkButton';
import { brand } from '#content/brand';
import { links } from '#content/links';
import { plans } from '#content/plans';
import { paths } from '#domain/paths';
import { box, grid, row } from '#theme/box';
import { DiscordMark } from '../../shell/DiscordMark';
import { useEnhancer } from '../../shell/islands/enhancer';
import { island } from '../../shell/islands/island';
import { PlanCard } from '../pricing/PlanCard';
import { PricingLink } from '../pricing/PricingLink';
import { bleed, largeControls, page } from './Home.css';
import { Chapters, type ChaptersProps } from './parts/Chapters';
import { countUp, dollars, EARNED } from './parts/count-up-enhancer';
import { Features } from './parts/Features';
import * as css from './parts/Figures.css';
import { IntroLink } from './parts/IntroLink';
import { ProductPicture } from './parts/ProductPicture';
import { Questions } from './parts/Questions';
import { Reviews } from './parts/Reviews';
import { SectionHead } from './parts/SectionHead';
import { VerifiedTip } from './parts/VerifiedTip';

const HeroPricing = island('pricing-link', PricingLink);

const Intro = island('intro-link', IntroLink);

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

export interface HomeProps extends ChaptersProps {
  /** A picture of the dashboard (`dashboard/settings/DashboardPicture.tsx`). */
  dashboard: ReactNode;
}

/** The landing page (product.md §3.1 to §3.4). */
export function Home({ dashboard, ...chapters }: HomeProps) {
  return (
    <div className={bleed}>
      <div className={page}>
        <Hero dashboard={dashboard} />
        <Figures />
        <Chapters {...chapters} />
        <Features />
        <Pricing />
        <Questions />
        <Reviews />
      </div>
    </div>
  );
}

/** Audiences and figures (product.md §3.2). */
function Figures() {
  return (
    <section aria-label="In numbers" className={grid({ gap: 'xxxl' })}>
      <ul aria-label="Made for" className={css.trades}>
        {trades.map((trade) => (
          <li key={trade}>{trade}</li>
        ))}
      </ul>
      <div className={grid({ gap: 'xs', justifyItems: 'center', textAlign: 'center' })}>
        <Earnings />
        <p className={row({ gap: 'xs', color: 'textMuted' })}>
          earned by our customers <Tip label="Who verified the earnings" />
        </p>
      </div>
      <dl className={css.figures}>
        {figures.map(({ value, name }) => (
          <div key={name} className={css.figure}>
            <dt className={box({ size: 's', color: 'textMuted' })}>{name}</dt>
            <dd className={box({ size: 'xl', weight: 'strong', letterSpacing: '-0.02em' })}>
              {value}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/**
 * The amount that customers have earned. It counts up when it becomes visible (product.md §1.3). The prerendered HTML
 * contains the final amount. That amount is also shown with reduced motion, and read by screen readers.
 */
function Earnings() {
  const digits = useRef<HTMLSpanElement>(null);
  useEnhancer(digits, countUp);
  return (
    <p
      className={`${row({ columnGap: 'm', align: 'baseline', justify: 'center', wraps: true })} ${css.earnings}`}
      role="img"
      aria-label={`${dollars(EARNED)} + USD`}
    >
      <span
        ref={digits}
        data-enhance="count-up"
        className={`${box({ digits: true, textAlign: 'end' })} ${css.digits}`}
      >
        {dollars(EARNED)}
      </span>{' '}
      <span className={box({ size: 'xl', color: 'textMuted', letterSpacing: '-0.02em' })}>
        + USD
      </span>
    </p>
  );
}

/** The plans with their checkout links (product.md §3.4). The same cards are in the pricing dialog. */
function Pricing() {
  return (
    <section id="pricing" aria-labelledby="pricing-heading" className={css.pricingSection}>
      <SectionHead
        id="pricing-heading"
        title="Plans and Pricing"
        text="Three plans, priced per month in US dollars. Ask us if you are not sure which one fits your community."
      />
      <p className={box({ textAlign: 'center' })}>
        <Badge tone="accent">Most Popular: Base Plan</Badge>
      </p>
      <ul className={css.cards}>
        {plans.map((plan) => (
          <li key={plan.id} className={grid({ shrinks: true })}>
            <PlanCard plan={plan} />
          </li>
        ))}
      </ul>
      <div
        className={`${row({ gap: 'm', align: 'stretch', justify: 'center', wraps: true })} ${largeControls}`}
      >
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

/** Title, tagline and four actions (product.md §3.1). */
function Hero({ dashboard }: { dashboard: ReactNode }) {
  return (
    <section className={css.hero}>
      <div aria-hidden className={css.glow} />
      <p className={css.news}>
        <Badge tone="accent">v1.5</Badge>
        <Link href={paths.changelogVersion.href('1.5')} tone="quiet">
          Tickets with role toggles
          <ArrowRight aria-hidden size="1em" />
        </Link>
      </p>
      <h1 className={css.title}>{brand.heroTitle}</h1>
      <p className={css.tagline}>{brand.tagline}</p>
      <p className={css.promise}>{brand.promise}</p>
      <div className={css.acts}>
        <div className={css.actRow}>
          <LinkButton href={paths.servers.href()}>Access Dashboard</LinkButton>
          <HeroPricing tone="plain">View Pricing</HeroPricing>
        </div>
        <div className={css.actRow}>
          <Intro />
          <LinkButton
            href={links.communityInvite}
            target="_blank"
            tone="quiet"
            icon={<DiscordMark />}
          >
            {`Join ${brand.name} Client Server`}
          </LinkButton>
        </div>
      </div>
      <div className={css.stage}>
        <ProductPicture dashboard={dashboard} />
      </div>
    </section>
  );
}
