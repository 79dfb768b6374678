import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { LinkButton } from '#components/LinkButton/LinkButton';
import { type FeatureCardId, featureCards } from '#content/features/cards';
import { paths } from '#domain/paths';
import { box, row, stack } from '#theme/box';
import { CheckedPoints } from '../../../shell/CheckedPoints';
import * as css from '../Home.css';
import {
  AutomationPicture,
  DealsPicture,
  KeywordPicture,
  ScramblePicture,
  SuccessPicture,
  TicketPicture,
} from '../pictures/Pictures';
import { SectionHead } from './SectionHead';

const pictures: Record<FeatureCardId, ReactNode> = {
  members: <TicketPicture />,
  keywords: <KeywordPicture />,
  engagement: <ScramblePicture />,
  success: <SuccessPicture />,
  automation: <AutomationPicture />,
  deals: <DealsPicture />,
};

/** Six feature cards and a link to all features (product.md §3.3). */
export function Features() {
  return (
    <section id="features" aria-labelledby="features-heading" className={css.section}>
      <SectionHead
        id="features-heading"
        title="Powerful Features for Your Discord Community"
        text="Everything you need to automate, manage, and grow your paid Discord community"
      />
      <ul className={css.cards}>
        {featureCards.map(({ id, name, text, points }) => (
          <li key={id} className={css.card}>
            {pictures[id]}
            <div className={stack({ gap: 's', padding: 'xl', separator: 'above' })}>
              <h3 className={box({ size: 'l', weight: 'strong', letterSpacing: '-0.01em' })}>
                {name}
              </h3>
              <p className={box({ color: 'textMuted' })}>{text}</p>
              <div className={box({ marginBlockStart: 's' })}>
                <CheckedPoints points={points} />
              </div>
            </div>
          </li>
        ))}
      </ul>
      <div className={`${row({ align: 'stretch', justify: 'center' })} ${css.largeControls}`}>
        <LinkButton href={paths.features.href()} tone="plain">
          View All Features
          <ArrowRight aria-hidden size="1em" />
        </LinkButton>
      </div>
    </section>
  );
}
