import { Crown, Pause, Play } from 'lucide-react';
import { useId, type CSSProperties, useState } from 'react';
import { editorMessages } from '#content/messages/dashboard/editors';
import type { ServerRef } from '#domain/team/permissions';
import { viewOf } from '#machines/charts/view';
import { platformOwnerIn, shownMembers } from '#machines/dashboard/team-roster/shown';
import { TeamRosterContext } from '#machines/dashboard/team-roster/team-roster.machine';
import { box, row } from '#theme/box';
import { IconButton } from '#components/IconButton/IconButton';
import { statusFacts } from './status-facts';
import * as css from './OwnerBanner.css';

/** The platform owner, and facts about the server's team. Renders nothing before the team is read. */
export function OwnerBanner({ server }: { server: ServerRef }) {
  const titleId = useId();
  const ownerId = TeamRosterContext.useSelector(platformOwnerIn);
  const members = TeamRosterContext.useSelector(shownMembers, isSameList);
  const view = TeamRosterContext.useSelector(viewOf);
  if (view !== 'shown') return null;
  return (
    <section aria-labelledby={titleId} className={css.banner}>
      <div className={row({ columnGap: 's', wraps: true, shrinks: true })}>
        <Crown aria-hidden className={css.icon} />
        <h2 id={titleId} className={box({ size: 's', weight: 'medium' })}>
          {editorMessages.ownerTitle}
        </h2>
        {ownerId === null ? editorMessages.ownerUnknown : <span className={css.id}>{ownerId}</span>}
      </div>
      <StatusLine facts={statusFacts(members, server)} />
    </section>
  );
}

/** The selector returns a new array on each call while a change is pending, so references cannot be compared. */
function isSameList<Item>(one: readonly Item[], other: readonly Item[]): boolean {
  return one.length === other.length && one.every((item, index) => item === other[index]);
}

interface StatusLineProps {
  /** Two to four sentences. */
  facts: readonly string[];
}

/**
 * Sentences that rotate in one line. Only CSS hides the inactive ones, so screen readers always read the same list. The
 * rotation stops on hover, on focus, and with the pause button (WCAG 2.2.2). With reduced motion, all are visible.
 */
function StatusLine({ facts }: StatusLineProps) {
  const [isPaused, setIsPaused] = useState(false);
  return (
    <div className={css.statusLine} data-paused={isPaused || undefined}>
      <ul aria-label="Team at a glance" className={css.facts}>
        {facts.map((fact, index) => (
          <li
            key={index}
            className={css.fact({ of: turnsOf(facts.length) })}
            style={{ '--turn': index } as CSSProperties}
          >
            {fact}
          </li>
        ))}
      </ul>
      <span className={css.pause}>
        <IconButton
          size="compact"
          label={isPaused ? 'Resume status line' : 'Pause status line'}
          icon={isPaused ? <Play /> : <Pause />}
          onPress={() => setIsPaused(!isPaused)}
        />
      </span>
    </div>
  );
}

function turnsOf(count: number): css.Turns {
  return css.turns.find((each) => each === count) ?? 4;
}
