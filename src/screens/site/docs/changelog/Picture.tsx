import { ArrowDown, Play } from 'lucide-react';
import type { ComponentType } from 'react';
import type { ChangelogPicture } from '#domain/docs/changelog';
import { box, row } from '#theme/box';
import * as css from './Picture.css';
import { Chat, Chips, Embed, Said } from './pictures/Chat';

const pictures: Readonly<Record<ChangelogPicture, ComponentType>> = {
  'keyword-relay': KeywordRelay,
  'onboarding-ticket': OnboardingTicket,
  'retention-ticket': RetentionTicket,
  'sticky-message': StickyMessage,
  'success-points': SuccessPoints,
  'video-watermark': VideoWatermark,
};

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

function VideoWatermark() {
  return (
    <Chat channel="success-videos">
      <Said name="Grouped" by="bot">
        <div className={css.video}>
          <span className={css.play}>
            <Play className={box({ square: 14 })} />
          </span>
          <span className={css.watermark}>discord.gg/northline</span>
        </div>
      </Said>
    </Chat>
  );
}

function StickyMessage() {
  return (
    <Chat channel="buy-and-sell">
      <Said name="jonas" by="other" at="6:01 PM">
        <p>Selling two tickets for Saturday.</p>
      </Said>
      <Said name="mira" by="member" at="6:03 PM">
        <p>Interested, sent you a message.</p>
      </Said>
      <Said name="Grouped" by="bot" at="6:03 PM">
        <Embed title="Before you buy">
          <p>Ask for a timestamped photo. Pay with buyer protection.</p>
        </Embed>
      </Said>
    </Chat>
  );
}

function RetentionTicket() {
  return (
    <Chat channel="leaving-jonas">
      <Said name="Grouped" by="bot">
        <Embed title="Jonas canceled today">
          <p>Member since May · 14 days left · 320 points</p>
        </Embed>
        <p>What would have kept you?</p>
        <Chips
          chips={[{ label: 'Too expensive', isOn: true }, { label: 'No time' }, { label: 'Other' }]}
        />
      </Said>
      <Said name="sam" by="other" at="6:06 PM">
        <p>Half price for two months, if you like.</p>
      </Said>
    </Chat>
  );
}

function SuccessPoints() {
  return (
    <Chat channel="success">
      <Said name="mira" by="member" at="6:02 PM">
        <p className={css.gone}>Paid for the year in one morning</p>
      </Said>
      <Said name="Grouped" by="bot" at="6:02 PM">
        <p>
          <span className={box({ weight: 'strong', color: 'successText' })}>+50 points</span> for
          mira, who has 1,290 now.
        </p>
      </Said>
      <Said name="Grouped" by="bot" at="6:09 PM">
        <p>
          The post was deleted:{' '}
          <span className={box({ weight: 'strong', color: 'dangerText' })}>−50 points</span>
        </p>
      </Said>
    </Chat>
  );
}

function OnboardingTicket() {
  return (
    <Chat channel="welcome-mira">
      <Said name="Grouped" by="bot">
        <p>
          Welcome, <span className={css.mention}>@mira</span>
        </p>
        <Embed title="What brings you here?">
          <p>Press to see the channels. Press again to hide them.</p>
        </Embed>
        <Chips
          chips={[
            { label: 'Sneakers', isOn: true },
            { label: 'Cards' },
            { label: 'Amazon', isOn: true },
            { label: 'Crypto' },
          ]}
        />
      </Said>
    </Chat>
  );
}

function KeywordRelay() {
  return (
    <>
      <Chat channel="all-deals">
        <Said name="Northline" by="other" at="9:31 AM">
          <p>
            Restock: <span className={css.mention}>trail runner</span>, all sizes, 40% off
          </p>
        </Said>
      </Chat>
      <p
        className={row({
          gap: 's',
          justify: 'center',
          size: 'xs',
          weight: 'medium',
          color: 'accentText',
        })}
      >
        <ArrowDown className={box({ square: 14 })} />
        trail runner
      </p>
      <Chat channel="sneakers">
        <Said name="Grouped" by="bot" at="9:31 AM">
          <p>Restock: trail runner, all sizes, 40% off</p>
        </Said>
      </Chat>
    </>
  );
}
