import { ChevronRight, TriangleAlert } from 'lucide-react';
import { Badge } from '#components/Badge/Badge';
import { findingsText, healthMessages } from '#content/messages/dashboard/health';
import { paths } from '#domain/paths';
import { box, row, stack } from '#theme/box';
import { visuallyHidden } from '#theme/visually-hidden.css';
import { HEALTH } from '../settings/open-tabs';
import { PlaceLink } from '../settings/parts/Sidebar';
import * as css from '../start/StartHere.css';
import { type Checked, useHealth } from './use-health';

/** The number of things that the bot cannot do, in the link to the page. */
export function HealthCount(checked: Checked) {
  const { count } = useHealth(checked);
  if (count === 0) return null;
  return (
    <>
      <span aria-hidden className={row({ align: 'stretch', inline: true, pushed: true })}>
        <Badge size="small" tone="warning">
          {count}
        </Badge>
      </span>
      <span className={visuallyHidden}>{findingsText(count)}</span>
    </>
  );
}

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
            {state === 'botNotInServer' ? healthMessages.notInServer : findingsText(count)}
          </span>
          <span className={box({ size: 's', color: 'textMuted' })}>{healthMessages.seeWhy}</span>
        </span>
        <ChevronRight
          aria-hidden
          className={box({ flex: 'none', pushed: true, square: 18, color: 'textMuted' })}
        />
      </PlaceLink>
    </div>
  );
}
