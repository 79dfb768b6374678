import { Crown } from 'lucide-react';
import { useId } from 'react';
import { Skeleton } from '#components/Skeleton/Skeleton';
import { TextField } from '#components/TextField/TextField';
import { editorMessages, teamFacts } from '#content/messages/dashboard/editors';
import type { ServerRef } from '#domain/team/permissions';
import { viewOf } from '#machines/charts/view';
import { platformOwnerIn, shownMembers } from '#machines/dashboard/team-roster/shown';
import { TeamRosterContext } from '#machines/dashboard/team-roster/team-roster.machine';
import { box } from '#theme/box';
import { LoadingStatusLine, StatusLine } from './StatusLine';
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

/**
 * Returns whether two lists have the same items in the same order. The arrays cannot be compared by reference, because
 * the selector returns a new array on each call while a change is pending.
 */
function isSameList<Item>(one: readonly Item[], other: readonly Item[]): boolean {
  return one.length === other.length && one.every((item, index) => item === other[index]);
}
