import { Archive, Ticket } from 'lucide-react';
import { useId, useRef } from 'react';
import { AlertPanel } from '#components/AlertPanel/AlertPanel';
import { Button } from '#components/Button/Button';
import { EmptyState } from '#components/EmptyState/EmptyState';
import {
  listErrorText,
  membershipMessages,
  membershipsSaid,
} from '#content/messages/market/memberships';
import { moved, type OwnMembership, withPending } from '#domain/marketplace/own-membership';
import { failedRun, runningSubject } from '#machines/charts/view';
import { MembershipChangeContext } from '#machines/market/membership-change/membership-change.machine';
import { MembershipListContext } from '#machines/market/membership-list/membership-list.machine';
import { box, stack } from '#theme/box';
import { useAnnounce } from '../../../shell/Announcer';
import { ReadingNotices } from '../../../shell/Reading';
import { useSortable } from '../../../shell/sorting/use-sortable';
import { MembershipRow } from './MembershipRow';

export function ListNotices() {
  const change = MembershipChangeContext.useActorRef();
  const failed = MembershipChangeContext.useSelector(failedRun);
  const text = failed && listErrorText(failed.kind);
  const action = failed?.subject.action;
  return (
    <>
      {text && (
        <AlertPanel
          key={failed.kind}
          tone="danger"
          title={text.title}
          isLive
          actions={
            <Button tone="plain" size="compact" onPress={() => change.send({ type: 'dismiss' })}>
              Dismiss
            </Button>
          }
        >
          {action && action.kind !== 'order' && (
            <>
              <strong dir="auto">{action.membership.name}</strong>
              {': '}
            </>
          )}
          {text.help}
        </AlertPanel>
      )}
      <ReadingNotices reader={MembershipListContext} texts={{ stale: membershipMessages.stale }} />
    </>
  );
}

/** The memberships in the order of the store page, followed by the archived memberships. */
export function MembershipRows({ now }: { now: number }) {
  const stored = MembershipListContext.useSelector(({ context }) => context.value);
  const pending = MembershipChangeContext.useSelector(
    (state) => state.context.next ?? runningSubject(state),
  );
  const memberships = withPending(stored ?? [], pending?.action ?? null);
  const archivedId = useId();
  const active = memberships.filter(({ archivedAt }) => archivedAt === null);
  const archived = memberships.filter(({ archivedAt }) => archivedAt !== null);
  if (memberships.length === 0)
    return (
      <EmptyState
        isFramed
        icon={<Ticket />}
        title={membershipMessages.empty}
        description={membershipMessages.emptyHelp}
      />
    );
  return (
    <>
      {active.length === 0 ? (
        <EmptyState
          isFramed
          icon={<Archive />}
          title={membershipMessages.allArchived}
          description={membershipMessages.allArchivedHelp}
        />
      ) : (
        <SortableRows memberships={active} now={now} />
      )}
      {archived.length > 0 && (
        <section aria-labelledby={archivedId} className={stack({ gap: 'm' })}>
          <div>
            <h2 id={archivedId} className={box({ size: 'l', weight: 'strong' })}>
              Archived
            </h2>
            <p className={box({ size: 's', color: 'textMuted' })}>
              {membershipMessages.archivedHelp}
            </p>
          </div>
          <ul className={stack({ gap: 's' })}>
            {archived.map((membership) => (
              <MembershipRow key={membership.id} membership={membership} now={now} level={3} />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

interface SortableRowsProps {
  memberships: readonly OwnMembership[];
  now: number;
}

function SortableRows({ memberships, now }: SortableRowsProps) {
  const { storeId } = MembershipListContext.useSelector(({ context }) => context.request);
  const change = MembershipChangeContext.useActorRef();
  const element = useRef<HTMLUListElement>(null);
  const announce = useAnnounce();
  const helpId = useId();
  const ids = memberships.map(({ id }) => id);
  const count = ids.length;
  const move = (from: number, to: number, control: 'handle' | 'up' | 'down') => {
    const action = { kind: 'order', ids: moved(ids, from, to) } as const;
    change.send({ type: 'run', subject: { storeId, action } });
    announce(membershipsSaid.moved(to + 1, count));
    const id = ids[from];
    requestAnimationFrame(() => {
      const find = (name: string) =>
        element.current?.querySelector<HTMLElement>(`[data-move="${id} ${name}"]:enabled`);
      // At the ends of the list, the pressed button is disabled, so the handle takes the focus.
      (find(control) ?? find('handle'))?.focus();
    });
  };
  const sortable = useSortable({
    list: element,
    ids,
    onMove: (from, to) => move(from, to, 'handle'),
  });
  return (
    <div>
      <ul ref={element} className={stack({ gap: 's' })} {...sortable.listProps}>
        {memberships.map((membership, place) => (
          <MembershipRow
            key={membership.id}
            membership={membership}
            now={now}
            level={2}
            sorting={{ place, count, sortable, helpId, onMove: move }}
          />
        ))}
      </ul>
      <p id={helpId} hidden>
        {membershipMessages.reorderHelp}
      </p>
    </div>
  );
}
