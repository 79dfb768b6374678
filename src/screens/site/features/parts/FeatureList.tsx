import {
  BadgeDollarSign,
  Coins,
  DoorOpen,
  Gamepad2,
  HandHeart,
  type LucideIcon,
  MessageSquareQuote,
  Radar,
  Search,
  ShieldCheck,
  ShoppingCart,
  SlidersHorizontal,
  TrendingUp,
  UserCog,
  Workflow,
} from 'lucide-react';
import { useId, useState } from 'react';
import type { BaseGroupId } from '#content/features/base';
import type { FeatureGroup } from '#content/features/plan-features';
import { featuresMessages } from '#content/messages/site/features';
import { box } from '#theme/box';
import { visuallyHidden } from '#theme/visually-hidden.css';
import { countFeatures, filterFeatures } from '../filter';
import * as css from './FeaturePlans.css';

const icons: Record<BaseGroupId | 'amazon', LucideIcon> = {
  onboarding: DoorOpen,
  subscriptions: BadgeDollarSign,
  retention: HandHeart,
  roles: UserCog,
  success: TrendingUp,
  points: Coins,
  engagement: Gamepad2,
  keywords: MessageSquareQuote,
  deals: Radar,
  automation: Workflow,
  moderation: ShieldCheck,
  dashboard: SlidersHorizontal,
  amazon: ShoppingCart,
};

const groupIcons: Readonly<Record<string, LucideIcon | undefined>> = icons;

/** A scrollable region must be focusable for keyboard users. Some browsers do not make it focusable themselves. */
const FOCUSABLE = 0;

export interface FeatureListProps {
  label: string;
  groups: readonly FeatureGroup[];
}

/** A scrollable region with a filter, 300 px high, or 400 px on wide screens (product.md §17.2). */
export function FeatureList({ label, groups }: FeatureListProps) {
  const [words, setWords] = useState('');
  const filterId = useId();
  const found = filterFeatures(groups, words);
  const count = countFeatures(found);
  return (
    <div className={css.box}>
      <div className={css.filter}>
        <Search aria-hidden className={box({ flex: 'none', square: 16, color: 'textMuted' })} />
        <label htmlFor={filterId} className={visuallyHidden}>
          Filter features
        </label>
        <input
          id={filterId}
          type="search"
          value={words}
          placeholder="Filter features..."
          autoComplete="off"
          className={css.input}
          onChange={(event) => setWords(event.target.value)}
        />
        <span
          role="status"
          className={box({ flex: 'none', size: 's', color: 'textMuted', digits: true })}
        >
          {featuresMessages.found(count, countFeatures(groups))}
        </span>
      </div>
      <div role="region" aria-label={label} tabIndex={FOCUSABLE} className={css.region}>
        {found.map((group) => (
          <Group key={group.id} group={group} />
        ))}
        {count === 0 && (
          <p className={box({ padding: 'xxxl', color: 'textMuted', textAlign: 'center' })}>
            {featuresMessages.none(words.trim())}
          </p>
        )}
      </div>
    </div>
  );
}

function Group({ group: { id, name, features } }: { group: FeatureGroup }) {
  const Icon = groupIcons[id];
  return (
    <section className={css.group}>
      <h4 className={css.heading}>
        {Icon && <Icon aria-hidden className={box({ square: 16, color: 'accentText' })} />}
        {name}
      </h4>
      <ul className={css.features}>
        {features.map((feature) => (
          <li key={feature.name}>
            <p className={box({ weight: 'medium' })}>{feature.name}</p>
            <p className={box({ size: 's', color: 'textMuted' })}>{feature.text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
