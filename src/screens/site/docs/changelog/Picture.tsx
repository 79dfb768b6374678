import type { ComponentType } from 'react';
import type { ChangelogPicture } from '#domain/docs/changelog';
import * as css from './Picture.css';
import { KeywordRelay } from './pictures/KeywordRelay';
import { OnboardingTicket } from './pictures/OnboardingTicket';
import { RetentionTicket } from './pictures/RetentionTicket';
import { StickyMessage } from './pictures/StickyMessage';
import { SuccessPoints } from './pictures/SuccessPoints';
import { VideoWatermark } from './pictures/VideoWatermark';

const pictures: Readonly<Record<ChangelogPicture, ComponentType>> = {
  'keyword-relay': KeywordRelay,
  'onboarding-ticket': OnboardingTicket,
  'retention-ticket': RetentionTicket,
  'sticky-message': StickyMessage,
  'success-points': SuccessPoints,
  'video-watermark': VideoWatermark,
};

/** A drawing of a server. Hidden from screen readers, because it repeats the text. */
export function Picture({ name }: { name: ChangelogPicture }) {
  const Scene = pictures[name];
  return (
    <div aria-hidden className={css.stage}>
      <div className={css.scene}>
        <Scene />
      </div>
    </div>
  );
}
