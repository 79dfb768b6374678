import { ArrowRight, Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Avatar } from '#components/Avatar/Avatar';
import { LinkButton } from '#components/LinkButton/LinkButton';
import { brand } from '#content/brand';
import type { IntroSlide } from '#content/intro';
import { links } from '#content/links';
import { paths } from '#domain/paths';
import { box, grid, row } from '#theme/box';
import { BrandMark } from '../../../shell/BrandMark';
import { DiscordMark } from '../../../shell/DiscordMark';
import { AutomationPicture, Scene, SuccessPicture, TicketPicture } from '../pictures/Pictures';
import * as drawing from '../pictures/Pictures.css';
import * as css from './Intro.css';

const around = [
  { name: 'Nadia', at: 'top' },
  { name: 'Rico V', at: 'right' },
  { name: 'Kai', at: 'lowRight' },
  { name: 'Ines Duarte', at: 'lowLeft' },
  { name: 'Tomás', at: 'left' },
] as const;

const leaders = [
  { name: 'Nadia', points: '1,240', share: 100 },
  { name: 'Kai', points: '1,105', share: 88 },
  { name: 'Rico V', points: '860', share: 68 },
];

const pictures: Record<IntroSlide['id'], ReactNode> = {
  welcome: <WelcomePicture />,
  members: <TicketPicture />,
  success: <SuccessPicture />,
  automation: <AutomationPicture />,
  points: <LeaderboardPicture />,
  ready: <InvitePicture />,
};

export interface IntroSlideViewProps {
  slide: IntroSlide;
  position: string;
  onLeave: () => void;
}

export function IntroSlideView({ slide, position, onLeave }: IntroSlideViewProps) {
  const { id, title, description, color, bullets } = slide;
  return (
    <div role="group" aria-roledescription="slide" aria-label={position} className={css.slide}>
      <div className={css.picture}>{pictures[id]}</div>
      <h3 className={box({ size: 'xl', weight: 'strong', letterSpacing: '-0.02em' })}>{title}</h3>
      <p className={box({ color: 'textMuted' })}>{description}</p>
      {bullets && (
        <ul className={grid({ gap: 'xs', marginBlockStart: 'xs' })}>
          {bullets.map((bullet) => (
            <li key={bullet} className={row({ gap: 's' })}>
              <Check aria-hidden className={css.checks[color]} />
              {bullet}
            </li>
          ))}
        </ul>
      )}
      {id === 'ready' && (
        <div className={row({ gap: 's', align: 'stretch', wraps: true, marginBlockStart: 'm' })}>
          <LinkButton href={links.communityInvite} target="_blank" icon={<DiscordMark />}>
            Join the Discord
          </LinkButton>
          <LinkButton href={paths.features.href()} tone="plain" onPress={onLeave}>
            View All Features
            <ArrowRight aria-hidden size="1em" />
          </LinkButton>
        </div>
      )}
    </div>
  );
}

function WelcomePicture() {
  return (
    <Scene tone="accent">
      <div className={css.circle}>
        <span className={css.mark}>
          <BrandMark />
        </span>
        {around.map(({ name, at }) => (
          <span key={name} className={css.places[at]}>
            <Avatar name={name} size={32} />
          </span>
        ))}
      </div>
    </Scene>
  );
}

function LeaderboardPicture() {
  return (
    <Scene tone="warning">
      <div className={drawing.sheet}>
        {leaders.map(({ name, points, share }) => (
          <div key={name} className={grid({ gap: 'xs' })}>
            <div className={drawing.row}>
              <Avatar name={name} size={24} />
              <span className={drawing.name}>{name}</span>
              <span className={`${drawing.quiet} ${drawing.end}`}>{points}</span>
            </div>
            <svg viewBox="0 0 100 1" preserveAspectRatio="none" className={drawing.track}>
              <rect width={share} height="1" className={drawing.fill} />
            </svg>
          </div>
        ))}
      </div>
    </Scene>
  );
}

function InvitePicture() {
  return (
    <Scene tone="accent">
      <div className={drawing.sheet}>
        <span className={drawing.quiet}>You have been invited to join a server</span>
        <div className={drawing.row}>
          <BrandMark />
          <span className={drawing.name}>{`${brand.name} Client Server`}</span>
          <span className={`${drawing.chip} ${drawing.lit} ${drawing.end}`}>Join</span>
        </div>
        <div className={drawing.line} />
        <span className={drawing.quiet}>300+ companies helped so far</span>
      </div>
    </Scene>
  );
}
