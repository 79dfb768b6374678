import { Check } from 'lucide-react';
import { useId } from 'react';
import { featuresOf, type SoldMembership } from '#domain/marketplace/membership';
import type { StorePage } from '#domain/marketplace/store';
import { box, stack } from '#theme/box';
import { heading } from '../StoreView.css';
import * as css from './PremiumFeatures.css';

/** What each membership includes. Renders nothing if no membership lists features. */
export function PremiumFeatures({ store: { memberships, design } }: { store: StorePage }) {
  const titleId = useId();
  const { layout } = design;
  const listed = memberships.filter((membership) => featuresOf(membership).length > 0);
  if (listed.length === 0) return null;
  return (
    <section aria-labelledby={titleId} className={stack({ gap: 'l' })}>
      <h2 id={titleId} className={heading({ layout })}>
        Premium Features
      </h2>
      {listed.map((membership) => (
        <div key={membership.id} className={css.plan({ layout })}>
          {memberships.length > 1 && (
            <h3 dir="auto" className={box({ weight: 'strong', breaks: true })}>
              {membership.name}
            </h3>
          )}
          <FeatureList membership={membership} layout={layout} />
        </div>
      ))}
    </section>
  );
}

interface FeatureListProps {
  membership: Pick<SoldMembership, 'features'>;
  layout: StorePage['design']['layout'];
}

/** Renders nothing if there are no features. */
export function FeatureList({ membership, layout }: FeatureListProps) {
  const features = featuresOf(membership);
  if (features.length === 0) return null;
  return (
    <ul className={css.features({ layout })}>
      {features.map((feature, index) => (
        <li key={index} dir="auto" className={css.feature({ layout })}>
          <Check aria-hidden className={css.icon} />
          <span className={box({ shrinks: true, breaks: true })}>{feature}</span>
        </li>
      ))}
    </ul>
  );
}
