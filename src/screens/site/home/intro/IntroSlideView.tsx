import { ArrowRight, Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Avatar } from '#components/Avatar/Avatar';
import { LinkButton } from '#components/LinkButton/LinkButton';
import type { IntroSlide } from '#content/intro';
import { links } from '#content/links';
import { paths } from '#domain/paths';
import { box, row } from '#theme/box';
import { BrandMark } from '../../../shell/BrandMark';
import { DiscordMark } from '../../../shell/DiscordMark';
import { AutomationPicture } from '../pictures/AutomationPicture';
import { InvitePicture } from '../pictures/InvitePicture';
import { LeaderboardPicture } from '../pictures/LeaderboardPicture';
import { Scene } from '../pictures/Scene';
import { SuccessPicture } from '../pictures/SuccessPicture';
import { TicketPicture } from '../pictures/TicketPicture';
import { circle, mark, places } from '../pictures/WelcomePicture.css';
import * as css from './IntroSlideView.css';

const around = [
  { name: 'Nadia', at: 'top' },
  { name: 'Rico V', at: 'right' },
  { name: 'Kai', at: 'lowRight' },
  { name: 'Ines Duarte', at: 'lowLeft' },
  { name: 'Tomás', at: 'left' },
] as const;

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
        <ul className={css.bullets}>
          {bullets.map((bullet) => (
            <li key={bullet} className={row({ gap: 's' })}>
              <Check aria-hidden className={css.checks[color]} />
              {bullet}
            </li>
          ))}
        </ul>
      )}
      {id === 'ready' && (
        <div className={css.ways}>
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
      <div className={circle}>
        <span className={mark}>
          <BrandMark />
        </span>
        {around.map(({ name, at }) => (
          <span key={name} className={places[at]}>
            <Avatar name={name} size={32} />
          </span>
        ))}
      </div>
    </Scene>
  );
}
