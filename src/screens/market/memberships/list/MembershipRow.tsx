import { ArrowDown, ArrowUp, GripVertical, Pencil, Users } from 'lucide-react';
import { useId } from 'react';
import { Badge } from '#components/Badge/Badge';
import { Button } from '#components/Button/Button';
import { IconButton } from '#components/IconButton/IconButton';
import { offerText, priceText } from '#content/messages/market/marketplace';
import { markNames, placesTakenText } from '#content/messages/market/memberships';
import { waitingText, waitlistButtonLabel } from '#content/messages/market/waitlist';
import { offerOf } from '#domain/marketplace/membership';
import {
  markOf,
  type MembershipMark,
  type OwnMembership,
} from '#domain/marketplace/own-membership';
import { isolated } from '#domain/names';
import { runningSubject } from '#machines/charts/view';
import { MembershipChangeContext } from '#machines/market/membership-change/membership-change.machine';
import { MembershipDraftContext } from '#machines/market/membership-draft/membership-draft.machine';
import { StoreWaitlistContext } from '#machines/market/store-waitlist/store-waitlist.machine';
import { box, grid, row } from '#theme/box';
import { visuallyHidden } from '#theme/visually-hidden.css';
import type { Sortable } from '../../../shell/sorting/use-sortable';
import * as css from '../Memberships.css';
import { useOpenWaiting } from '../waitlist/WaitingPeople';
import { RowMenu } from './RowMenu';

const tones = {
  archived: 'neutral',
  hidden: 'neutral',
  soldOut: 'warning',
  notOnSale: 'warning',
} as const satisfies Record<MembershipMark, string>;

export interface RowSorting {
  place: number;
  count: number;
  sortable: Sortable;
  /** The id of the text that explains how to move the row. */
  helpId: string;
  onMove: (from: number, to: number, control: 'up' | 'down') => void;
}

export interface MembershipRowProps {
  membership: OwnMembership;
  now: number;
  /** Heading level of the name. */
  level: 2 | 3;
  /** Omitted for a row that cannot be moved. */
  sorting?: RowSorting;
}

export function MembershipRow({ membership, now, level, sorting }: MembershipRowProps) {
  const Name = `h${level}` as const;
  const { id, name } = membership;
  const nameId = useId();
  const draft = MembershipDraftContext.useActorRef();
  const isPending = MembershipChangeContext.useSelector((state) => {
    const action = runningSubject(state)?.action;
    return action !== undefined && action.kind !== 'order' && action.membership.id === id;
  });
  return (
    <li
      aria-labelledby={nameId}
      aria-busy={isPending || undefined}
      className={css.row}
      {...sorting?.sortable.itemProps(id)}
    >
      {sorting && <Handle id={id} name={name} sorting={sorting} />}
      <div className={`${grid({ gap: 'xs', shrinks: true })} ${css.words}`}>
        <div className={row({ columnGap: 's', rowGap: 'xs', wraps: true, shrinks: true })}>
          <Name
            id={nameId}
            dir="auto"
            className={box({ lines: 2, size: 'm', weight: 'strong', breaks: true })}
          >
            {name}
          </Name>
          <Mark membership={membership} now={now} />
        </div>
        <Price membership={membership} now={now} />
        <WaitingButton membership={membership} now={now} />
      </div>
      <div className={css.actions}>
        {sorting && <MoveButtons id={id} name={name} sorting={sorting} />}
        <Button
          tone="plain"
          size="compact"
          icon={<Pencil />}
          aria-label={`Edit ${isolated(name)}`}
          onPress={() => draft.send({ type: 'open', of: membership, stored: membership })}
        >
          Edit
        </Button>
        <RowMenu membership={membership} isPending={isPending} />
      </div>
    </li>
  );
}

function Mark({ membership, now }: { membership: OwnMembership; now: number }) {
  const mark = markOf(membership, now);
  return mark && <Badge tone={tones[mark]}>{markNames[mark]}</Badge>;
}

function Price({ membership, now }: { membership: OwnMembership; now: number }) {
  const offer = offerOf(membership, now);
  const limit = offer.isEarlyBird ? offerText(offer) : null;
  return (
    <p className={css.facts}>
      <span className={box({ weight: 'medium', color: 'text' })}>
        {priceText(offer.priceMinor, membership)}
      </span>
      {offer.isEarlyBird && (
        <span>
          <span className={visuallyHidden}>Regular price </span>
          <s>{priceText(offer.regularPriceMinor, membership)}</s>
        </span>
      )}
      {limit !== null && <span className={box({ color: 'accentText' })}>{limit}</span>}
      <span>{placesTakenText(membership)}</span>
    </p>
  );
}

interface SortingProps {
  id: string;
  name: string;
  sorting: RowSorting;
}

function Handle({ id, name, sorting: { place, sortable, helpId } }: SortingProps) {
  return (
    <button
      type="button"
      aria-label={`Reorder ${isolated(name)}`}
      aria-describedby={helpId}
      aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
      data-move={`${id} handle`}
      className={css.handle}
      {...sortable.handleProps(place)}
    >
      <GripVertical aria-hidden />
    </button>
  );
}

function MoveButtons({ id, name, sorting: { place, count, onMove } }: SortingProps) {
  return (
    <>
      <IconButton
        label={`Move ${isolated(name)} up`}
        icon={<ArrowUp />}
        size="compact"
        data-move={`${id} up`}
        isDisabled={place === 0}
        onPress={() => onMove(place, place - 1, 'up')}
      />
      <IconButton
        label={`Move ${isolated(name)} down`}
        icon={<ArrowDown />}
        size="compact"
        data-move={`${id} down`}
        isDisabled={place === count - 1}
        onPress={() => onMove(place, place + 1, 'down')}
      />
    </>
  );
}

/** Opens the waiting list on a press. Renders nothing if there are spots and no waiting user is known. */
function WaitingButton({ membership, now }: { membership: OwnMembership; now: number }) {
  const { id, name } = membership;
  const open = useOpenWaiting();
  const count = StoreWaitlistContext.useSelector(({ context: { value } }) =>
    value === null ? null : (value[id] ?? 0),
  );
  const { isSoldOut } = offerOf(membership, now);
  if (!isSoldOut && !count) return null;
  const text = waitingText(count);
  return (
    <div>
      <Button
        tone="plain"
        size="compact"
        icon={<Users />}
        aria-label={waitlistButtonLabel(text, name)}
        onPress={() => open({ id, name })}
      >
        {text}
      </Button>
    </div>
  );
}
