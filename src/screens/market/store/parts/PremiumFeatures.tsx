import { Check } from 'lucide-react';
import { useId } from 'react';
import type { StorePage } from '#domain/marketplace/store';
import { heading, section } from '../StoreView.css';
import * as css from './PremiumFeatures.css';

/** Maximum number of features in this section. Each membership lists all of its own features. */
const MOST = 12;

/** The features of all memberships, without duplicates. Renders nothing if no membership lists features. */
export function PremiumFeatures({ store: { memberships, design } }: { store: StorePage }) {
  const titleId = useId();
  const { layout } = design;
  const features = new Set(
    memberships.flatMap((membership) => membership.features.map((feature) => feature.trim())),
  );
  features.delete('');
  if (features.size === 0) return null;
  return (
    <section aria-labelledby={titleId} className={section}>
      <h2 id={titleId} className={heading({ layout })}>
        Premium Features
      </h2>
      <ul className={css.features({ layout })}>
        {[...features].slice(0, MOST).map((feature) => (
          <li key={feature} dir="auto" className={css.feature({ layout })}>
            {layout !== 'minimal' && <Check aria-hidden className={css.icon} />}
            <span className={css.text}>{feature}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
