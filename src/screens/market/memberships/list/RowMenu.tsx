import { isolated } from '#domain/names';
import { Archive, ArchiveRestore, Copy, Ellipsis, Eye, EyeOff, Trash2 } from 'lucide-react';
import { IconButton } from '#components/IconButton/IconButton';
import { Menu, MenuItem, MenuTrigger } from '#components/Menu/Menu';
import type { ListAction, OwnMembership } from '#domain/marketplace/own-membership';
import { runningSubject } from '#machines/charts/view';
import { MembershipChangeContext } from '#machines/market/membership-change/membership-change.machine';
import { MembershipListContext } from '#machines/market/membership-list/membership-list.machine';

export interface RowMenuProps {
  membership: OwnMembership;
  isPending: boolean;
}

export function RowMenu({ membership, isPending }: RowMenuProps) {
  const { storeId } = MembershipListContext.useSelector(({ context }) => context.request);
  const change = MembershipChangeContext.useActorRef();
  const isBusy = MembershipChangeContext.useSelector((state) => runningSubject(state) !== null);
  const { name, isVisible, archivedAt } = membership;
  const act = (kind: Exclude<ListAction['kind'], 'order'>) => () =>
    change.send({
      // Only a deletion has to be confirmed.
      type: kind === 'delete' ? 'ask' : 'run',
      subject: { storeId, action: { kind, membership } },
    });
  return (
    <MenuTrigger>
      <IconButton
        label={`More actions for ${isolated(name)}`}
        icon={<Ellipsis />}
        size="compact"
        isPending={isPending}
        isDisabled={isBusy && !isPending}
      />
      <Menu placement="bottom end">
        <MenuItem icon={<Copy />} onAction={act('duplicate')}>
          Duplicate
        </MenuItem>
        {archivedAt === null &&
          (isVisible ? (
            <MenuItem icon={<EyeOff />} onAction={act('hide')}>
              Hide from store
            </MenuItem>
          ) : (
            <MenuItem icon={<Eye />} onAction={act('show')}>
              Show on store
            </MenuItem>
          ))}
        {archivedAt === null ? (
          <MenuItem icon={<Archive />} onAction={act('archive')}>
            Archive
          </MenuItem>
        ) : (
          <MenuItem icon={<ArchiveRestore />} onAction={act('restore')}>
            Restore
          </MenuItem>
        )}
        <MenuItem icon={<Trash2 />} tone="danger" onAction={act('delete')}>
          Delete
        </MenuItem>
      </Menu>
    </MenuTrigger>
  );
}
