import { Crown, Pause, Play } from 'lucide-react';
import { useId, type CSSProperties, useState } from 'react';
import { Skeleton } from '#components/Skeleton/Skeleton';
import { TextField } from '#components/TextField/TextField';
import { editorMessages, teamFacts } from '#content/messages/dashboard/editors';
import type { ServerRef } from '#domain/team/permissions';
import { viewOf } from '#machines/charts/view';
import { platformOwnerIn, shownMembers } from '#machines/dashboard/team-roster/shown';
import { TeamRosterContext } from '#machines/dashboard/team-roster/team-roster.machine';
import { box } from '#theme/box';
import { IconButton } from '#components/IconButton/IconButton';
import { statusFacts } from './status-facts';
import * as css from './OwnerBanner.css';

/** The platform owner, and facts about the server's team. While the team loads, placeholders reserve the space. */
export function OwnerBanner({ server }: { server: ServerRef }) {
  const titleId = useId();
  const ownerId = TeamRosterContext.useSelector(platformOwnerIn);
  const members = TeamRosterContext.useSelector(shownMembers, isSameList);
  const view = TeamRosterContext.useSelector(viewOf);
  const isListed = view === 'shown';
  const isLoading = view === 'loading';
  return (
    <section aria-labelledby={titleId} className={css.banner}>
      <span aria-hidden className={css.icon}>
        <Crown />
      </span>
      <div className={box({ shrinks: true })}>
        <h2 id={titleId} className={box({ size: 'm', weight: 'strong' })}>
          {editorMessages.ownerTitle}
        </h2>
        <p className={box({ size: 's', color: 'textMuted' })}>{editorMessages.ownerHelp}</p>
      </div>
      <div className={css.id}>
        {ownerId !== null && <OwnerId id={ownerId} />}
        {ownerId === null && isLoading && (
          <span className={css.loadingId}>
            <Skeleton width="11rem" />
          </span>
        )}
        {ownerId === null && !isLoading && (
          <p className={box({ size: 's', color: 'textMuted' })}>
            {isListed && editorMessages.ownerUnknown}
          </p>
        )}
      </div>
      {(isListed || isLoading) && (
        <div className={css.status}>
          {isListed ? (
            <StatusLine facts={statusFacts(members, server)} />
          ) : (
            <LoadingStatusLine longest={teamFacts.changedBy(server.name)} />
          )}
        </div>
      )}
    </section>
  );
}

function OwnerId({ id }: { id: string }) {
  return (
    <TextField
      label="Discord ID of the owner"
      isLabelHidden
      isReadOnly
      value={id}
      onFocus={({ target }) => {
        if (target instanceof HTMLInputElement) target.select();
      }}
    />
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

/** A placeholder with the height of a status line whose longest sentence is `longest`. */
function LoadingStatusLine({ longest }: { longest: string }) {
  return (
    <div aria-hidden className={css.statusLine}>
      <div className={css.facts}>
        <span className={css.reservedFact}>{longest}</span>
        <span className={css.loadingFact}>
          <Skeleton width="14rem" />
        </span>
      </div>
      <span className={css.reservedPause} />
    </div>
  );
}

function turnsOf(count: number): css.Turns {
  return css.turns.find((each) => each === count) ?? 4;
}
