import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge } from '#components/Badge/Badge';
import { Link } from '#components/Link/Link';
import { LinkButton } from '#components/LinkButton/LinkButton';
import { brand } from '#content/brand';
import { links } from '#content/links';
import { paths } from '#domain/paths';
import { DiscordMark } from '../../../shell/DiscordMark';
import { PricingLink } from '../../pricing/PricingLink';
import { island } from '../../../shell/islands/island';
import { IntroLink } from './IntroLink';
import { ProductPicture } from './ProductPicture';
import * as css from './Hero.css';

const Pricing = island('pricing-link', PricingLink);
const Intro = island('intro-link', IntroLink);

/** Title, tagline and four actions (product.md §3.1). */
export function Hero({ dashboard }: { dashboard: ReactNode }) {
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
      <div className={css.acts}>
        <div className={css.actRow}>
          <LinkButton href={paths.servers.href()}>Access Dashboard</LinkButton>
          <Pricing tone="plain">View Pricing</Pricing>
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
