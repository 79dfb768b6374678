import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { Avatar } from '#components/Avatar/Avatar';
import { Skeleton } from '#components/Skeleton/Skeleton';
import { shellMessages } from '#content/messages/shell/shell';
import type { Presence, StaffMember } from '#domain/presence/presence';
import { box, grid, row } from '#theme/box';
import { nameStyle } from './readable-color';
import * as css from './StaffOnline.css';
import { viewOf } from '#machines/charts/view';
import { PresenceContext } from '#machines/shell/presence/presence.machine';

/** The list is a tab stop, because it scrolls and contains nothing focusable. */
const FOCUSABLE = 0;

export type ShownPresence =
  | { kind: 'loading' }
  | ({ kind: 'shown' } & Pick<Presence, 'staff' | 'viewing'>)
  | { kind: 'unreachable' };

export interface StaffOnlineProps {
  presence: ShownPresence;
}

/** The numbers of online staff and of viewers. A press shows the list of staff (product.md §4.6, §4.7). */
export function StaffOnline({ presence }: StaffOnlineProps) {
  if (presence.kind === 'loading') {
    return (
      <div className={css.quiet} aria-busy>
        <Skeleton width="14rem" />
      </div>
    );
  }
  if (presence.kind === 'unreachable') {
    return <p className={css.quiet}>{shellMessages.presenceLost}</p>;
  }
  return <Live staff={presence.staff} viewing={presence.viewing} />;
}

function Live({ staff, viewing }: Pick<Presence, 'staff' | 'viewing'>) {
  const [isOpen, setOpen] = useState(false);
  const listId = useId();
  return (
    <div className={css.indicator}>
      {isOpen && (
        <div id={listId} role="group" aria-label="Staff" tabIndex={FOCUSABLE} className={css.list}>
          {staff.length === 0 ? (
            <p className={box({ padding: 's', size: 's', color: 'textMuted' })}>
              {shellMessages.nobodyOnline}
            </p>
          ) : (
            <ul aria-label="Staff online">
              {staff.map((member) => (
                <Member key={member.id} {...member} />
              ))}
            </ul>
          )}
        </div>
      )}
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        className={css.summary}
        onClick={() => setOpen(!isOpen)}
      >
        <span aria-hidden className={css.dot({ isLit: staff.length > 0 })} />
        <span className={box({ flex: 1, shrinks: true })}>
          {shellMessages.staffOnline(staff.length)}{' '}
          <span
            className={box({
              weight: 'regular',
              color: 'textMuted',
              whiteSpace: 'nowrap',
              digits: true,
            })}
          >{`· ${shellMessages.viewing(viewing)}`}</span>
        </span>
        <ChevronDown aria-hidden className={css.arrow} />
      </button>
    </div>
  );
}

function Member({ id, name, role, nameColor, avatar }: StaffMember) {
  return (
    <li className={row({ gap: 'm', padding: 's' })}>
      <Avatar src={avatar} name={name} seed={id} size={32} />
      <span className={grid({ shrinks: true })}>
        <span
          dir="auto"
          className={box({ size: 's', weight: 'medium', truncated: true })}
          style={nameStyle(nameColor)}
        >
          {name}
        </span>
        <span className={box({ size: 'xs', color: 'textMuted', truncated: true })}>{role}</span>
      </span>
    </li>
  );
}

export function LiveStaffOnline() {
  const presence = PresenceContext.useSelector(({ context }) => context.value);
  const kind = PresenceContext.useSelector(viewOf);
  if (kind !== 'shown') return <StaffOnline presence={{ kind }} />;
  return presence && <StaffOnline presence={{ kind, ...presence }} />;
}
