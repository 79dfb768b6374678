import {
  ArrowLeft,
  CalendarSync,
  Headset,
  Layers,
  Trophy,
  BookOpen,
  History,
  PenTool,
} from 'lucide-react';
import { Badge } from '#components/Badge/Badge';
import { CardLink } from '#components/Card/Card';
import { LinkButton } from '#components/LinkButton/LinkButton';
import { Link } from '#components/Link/Link';
import { brand } from '#content/brand';
import { planOf } from '#content/plans';
import { paths } from '#domain/paths';
import { box, grid, row } from '#theme/box';
import { CheckedPoints } from '../../shell/CheckedPoints';
import { island } from '../../shell/islands/island';
import { PlanPrice } from '../pricing/PlanPrice';
import * as css from './Features.css';
import { FeaturePlans } from './parts/FeaturePlans';

const ways = [
  {
    name: 'Documentation',
    text: 'How each feature is set up, and every command with its options.',
    href: paths.docs.href(),
    Icon: BookOpen,
  },
  {
    name: 'Changelog',
    text: 'What is new in each version, from 1.1 to 1.5.',
    href: paths.changelog.href(),
    Icon: History,
  },
  {
    name: 'Embed Designer',
    text: 'Build and send a Discord message for free, without an account.',
    href: paths.embeds.href(),
    Icon: PenTool,
  },
];

const highlights = [
  { name: '70+ Features', text: 'One bot instead of many', Icon: Layers },
  { name: '24/7 Support', text: 'Real people on Discord', Icon: Headset },
  { name: 'Regular Updates', text: 'Something new every month', Icon: CalendarSync },
];

const Plans = island('feature-plans', FeaturePlans, { hydrateOn: 'fragment' });

/** All features by plan (product.md §3.7). */
export function Features() {
  return (
    <div className={css.page}>
      <header className={grid({ gap: 'l', justifyItems: 'center', textAlign: 'center' })}>
        <div className={css.back}>
          <Link href={paths.home.href()} tone="quiet">
            <ArrowLeft aria-hidden size="1em" />
            Back to Dashboard
          </Link>
        </div>
        <Badge tone="accent">70+ Features &amp; Counting</Badge>
        <h1 className={css.title}>Supercharge Your Community</h1>
        <p className={`${box({ size: 'l', color: 'textMuted', textWrap: 'balance' })} ${css.lead}`}>
          {`Everything ${brand.name} does for a paid Discord community, and the plan that includes it.`}
        </p>
        <ul className={css.highlights}>
          {highlights.map(({ name, text, Icon }) => (
            <li key={name} className={css.highlight}>
              <Icon aria-hidden className={css.icon} />
              <p className={box({ weight: 'strong' })}>{name}</p>
              <p className={box({ size: 's', color: 'textMuted' })}>{text}</p>
            </li>
          ))}
        </ul>
      </header>
      <section aria-labelledby="plans-heading" className={css.plans}>
        <h2 id="plans-heading" className={css.hidden}>
          Plans
        </h2>
        <Plans />
        <SportsPicks />
      </section>
      <FurtherLinks />
    </div>
  );
}

/** The Sports Picks plan. It is below the tabs, because no other plan includes it (product.md §3.7). */
function SportsPicks() {
  const { title, pricePerMonth, description, features, note, checkoutLabel, checkoutUrl } =
    planOf('sportsPicks');
  return (
    <section aria-labelledby="sports-picks" className={css.strip}>
      <span className={css.tile}>
        <Trophy aria-hidden />
      </span>
      <div className={grid({ gap: 'xs', shrinks: true })}>
        <h2
          id="sports-picks"
          className={row({
            columnGap: 'm',
            align: 'baseline',
            wraps: true,
            size: 'l',
            weight: 'strong',
            letterSpacing: '-0.01em',
          })}
        >
          {title}
          <span
            className={`${box({ size: 's', weight: 'regular', color: 'warningText' })} ${css.note}`}
          >
            {note}
          </span>
        </h2>
        <p className={box({ color: 'textMuted' })}>{description}</p>
        <CheckedPoints points={features} />
      </div>
      <PlanPrice dollars={pricePerMonth} />
      <LinkButton href={checkoutUrl} target="_blank" tone="plain">
        {checkoutLabel}
      </LinkButton>
    </section>
  );
}

function FurtherLinks() {
  return (
    <section aria-labelledby="further-heading" className={grid({ gap: 'l' })}>
      <h2
        id="further-heading"
        className={box({ size: 'xl', weight: 'strong', letterSpacing: '-0.02em' })}
      >
        Take a closer look
      </h2>
      <ul className={css.ways}>
        {ways.map(({ name, text, href, Icon }) => (
          <li key={href} className={grid()}>
            <CardLink href={href}>
              <span className={grid({ gap: 'xs', padding: 's' })}>
                <Icon aria-hidden className={css.furtherLinksIcon} />
                <span className={box({ weight: 'strong' })}>{name}</span>
                <span className={box({ size: 's', color: 'textMuted' })}>{text}</span>
              </span>
            </CardLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
