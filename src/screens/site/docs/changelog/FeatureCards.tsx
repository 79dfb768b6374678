import { Check } from 'lucide-react';
import type { VersionRecord } from '#domain/docs/changelog';
import { stack } from '#theme/layout.css';
import * as css from './FeatureCards.css';
import { icons } from './icons';

export function FeatureCards({ cards }: { cards: VersionRecord['featureCards'] }) {
  return (
    <ul className={css.cards}>
      {cards.map(({ iconName, title, features }) => {
        const Icon = icons[iconName];
        return (
          <li key={title} className={css.card}>
            <span className={css.badge}>
              <Icon aria-hidden className={css.icon} />
            </span>
            <h3 className={css.title}>{title}</h3>
            <ul className={stack({ gap: 's' })}>
              {features.map((feature) => (
                <li key={feature} className={css.feature}>
                  <Check aria-hidden className={css.check} />
                  {feature}
                </li>
              ))}
            </ul>
          </li>
        );
      })}
    </ul>
  );
}
