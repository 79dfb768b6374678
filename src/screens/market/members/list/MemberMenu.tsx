import { Ban, CreditCard, Ellipsis, RotateCcw, UserPen } from 'lucide-react';
import { IconButton } from '#components/IconButton/IconButton';
import { Menu, MenuItem, MenuTrigger } from '#components/Menu/Menu';
import { cancelAtText, memberLabel } from '#content/messages/market/store-members';
import { changeOfMember } from '#domain/marketplace/member-form';
import type { StoreMember } from '#domain/marketplace/store-member';
import { StoreMemberFormContext } from '#machines/market/store-member-form/store-member-form.machine';
import { runningSubject } from '#machines/charts/view';
import { MemberChangeContext } from '#machines/market/member-change/member-change.machine';

/**
 * A menu with the actions on a member. A membership that a payment provider manages can be ended only at the provider.
 */
export function MemberMenu({ member }: { member: StoreMember }) {
  const changes = MemberChangeContext.useActorRef();
  const form = StoreMemberFormContext.useActorRef();
  const pendingId = MemberChangeContext.useSelector(
    (state) => runningSubject(state)?.member.id ?? null,
  );
  const change = changeOfMember(member);
  const { provider } = member;
  return (
    <MenuTrigger>
      <IconButton
        label={`More actions for ${memberLabel(member)}`}
        icon={<Ellipsis />}
        size="compact"
        isPending={pendingId === member.id}
        isDisabled={pendingId !== null && pendingId !== member.id}
      />
      <Menu placement="bottom end">
        <MenuItem icon={<UserPen />} onAction={() => form.send({ type: 'open', stored: member })}>
          {member.discordId === null ? 'Link a Discord account' : 'Change the Discord account'}
        </MenuItem>
        {provider === 'stripe' || provider === 'whop' ? (
          <MenuItem icon={<CreditCard />} isDisabled>
            {cancelAtText(provider)}
          </MenuItem>
        ) : (
          <MenuItem
            icon={change === 'end' ? <Ban /> : <RotateCcw />}
            {...(change === 'end' && { tone: 'danger' as const })}
            onAction={() =>
              changes.send({
                type: change === 'end' ? 'ask' : 'run',
                subject: { kind: change, member },
              })
            }
          >
            {change === 'end' ? 'End membership' : 'Restore membership'}
          </MenuItem>
        )}
      </Menu>
    </MenuTrigger>
  );
}
