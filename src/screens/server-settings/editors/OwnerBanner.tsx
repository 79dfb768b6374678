import { Crown } from 'lucide-react';
import { useId } from 'react';
import { TextField } from '#components/TextField/TextField';
import { editorMessages } from '#content/messages/editors';
import type { ServerRef } from '#domain/team/permissions';
import { shownMembers } from '#machines/team-roster/shown';
import { TeamRosterContext } from '#machines/team-roster/team-roster.context';
import { StatusLine } from './StatusLine';
import { statusFacts } from './status-facts';
import * as css from './OwnerBanner.css';

export function OwnerBanner({ server }: { server: ServerRef }) {
  const titleId = useId();
  const ownerId = TeamRosterContext.useSelector(({ context }) => context.platformOwnerId);
  const members = TeamRosterContext.useSelector(shownMembers, isSameList);
  const isListed = TeamRosterContext.useSelector((state) => state.matches({ list: 'listed' }));
  return (
    <section aria-labelledby={titleId} className={css.banner}>
      <span aria-hidden className={css.icon}>
        <Crown />
      </span>
      <div className={css.words}>
        <h2 id={titleId} className={css.title}>
          {editorMessages.ownerTitle}
        </h2>
        <p className={css.help}>{editorMessages.ownerHelp}</p>
      </div>
      <div className={css.id}>
        {ownerId === null ? (
          <p className={css.help}>{isListed && editorMessages.ownerUnknown}</p>
        ) : (
          <TextField
            label="Discord ID of the owner"
            isLabelHidden
            isReadOnly
            value={ownerId}
            onFocus={({ target }) => {
              if (target instanceof HTMLInputElement) target.select();
            }}
          />
        )}
      </div>
      {isListed && (
        <div className={css.status}>
          <StatusLine facts={statusFacts(members, server)} />
        </div>
      )}
    </section>
  );
}

/** Compares two lists by content. While a change is pending, the selector returns a new array on each call. */
function isSameList<Item>(one: readonly Item[], other: readonly Item[]): boolean {
  return one.length === other.length && one.every((item, index) => item === other[index]);
}
