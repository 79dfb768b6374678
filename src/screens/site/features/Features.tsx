import { ArrowLeft, CalendarSync, Headset, Layers } from 'lucide-react';
import { Badge } from '#components/Badge/Badge';
import { Link } from '#components/Link/Link';
import { brand } from '#content/brand';
import { paths } from '#domain/paths';
import { island } from '../../shell/islands/island';
import { FeaturePlans } from './parts/FeaturePlans';
import { SportsPicks } from './parts/SportsPicks';
import { FurtherLinks } from './parts/FurtherLinks';
import * as css from './Features.css';

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
      <header className={css.head}>
        <div className={css.back}>
          <Link href={paths.home.href()} tone="quiet">
            <ArrowLeft aria-hidden size="1em" />
            Back to Dashboard
          </Link>
        </div>
        <Badge tone="accent">70+ Features &amp; Counting</Badge>
        <h1 className={css.title}>Supercharge Your Community</h1>
        <p className={css.lead}>
          {`Everything ${brand.name} does for a paid Discord community, and the plan that includes it.`}
        </p>
        <ul className={css.highlights}>
          {highlights.map(({ name, text, Icon }) => (
            <li key={name} className={css.highlight}>
              <Icon aria-hidden className={css.icon} />
              <p className={css.highlightName}>{name}</p>
              <p className={css.highlightText}>{text}</p>
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
