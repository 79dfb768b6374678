import { ChevronRight, TriangleAlert } from 'lucide-react';
import { findingsText, healthCountMessages } from '#content/messages/dashboard/health-count';
import { paths } from '#domain/paths';
import { box, stack } from '#theme/box';
import { HEALTH } from '../settings/open-tabs';
import { PlaceLink } from '../settings/parts/Sidebar';
import * as css from '../start/StartHere.css';
import { type Checked, useHealth } from './HealthCount';

export interface HealthLinkProps extends Checked {
  onOpen: () => void;
}

/** The link to the page on the checklist for a new server. It is there if the bot cannot do something. */
export function HealthLink({ onOpen, ...checked }: HealthLinkProps) {
  const { count, state } = useHealth(checked);
  if (count === 0) return null;
  return (
    <div className={`${box({ surface: 'card' })} ${css.list}`}>
      <PlaceLink
        href={paths.dashboard.href(checked.who.server.id, HEALTH)}
        className={css.link}
        onOpen={onOpen}
      >
        <TriangleAlert aria-hidden className={css.unsaved} />
        <span className={stack({ shrinks: true })}>
          <span className={box({ weight: 'medium' })}>
            {state === 'botNotInServer' ? healthCountMessages.notInServer : findingsText(count)}
          </span>
          <span className={box({ size: 's', color: 'textMuted' })}>
            {healthCountMessages.seeWhy}
          </span>
        </span>
        <ChevronRight
          aria-hidden
          className={box({ flex: 'none', pushed: true, square: 18, color: 'textMuted' })}
        />
      </PlaceLink>
    </div>
  );
}
