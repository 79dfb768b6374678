import { Ban, Check, Copy, CreditCard, Ellipsis, RotateCcw, UserPen } from 'lucide-react';
import { Badge } from '#components/Badge/Badge';
import { IconButton } from '#components/IconButton/IconButton';
import { Menu, MenuItem, MenuTrigger } from '#components/Menu/Menu';
import {
  cancelAtText,
  memberDayText,
  memberLabel,
  memberMessages,
  providerNames,
  statusNames,
} from '#content/messages/market/store-members';
import { changeOfMember } from '#domain/marketplace/member-form';
import {
  isUnconfirmed,
  type ListedMembers,
  type MemberStatus,
  type StoreMember,
} from '#domain/marketplace/store-member';
import { isolated } from '#domain/names';
import { runningSubject } from '#machines/charts/view';
import { MemberChangeContext } from '#machines/market/member-change/member-change.machine';
import { StoreMemberFormContext } from '#machines/market/store-member-form/store-member-form.machine';
import { CopyNoticeContext } from '#machines/shell/copy-notice/copy-notice.machine';
import { box, row } from '#theme/box';
import { visuallyHidden } from '#theme/visually-hidden.css';
import { tableRoles } from '../../../shell/table-roles';
import * as css from '../Users.css';

const columns = ['User', 'Discord account', 'Membership', 'Status', 'Since', 'Until'];

const tones = {
  active: 'success',
  past_due: 'warning',
  canceled: 'neutral',
  refunded: 'neutral',
} as const satisfies Record<MemberStatus, string>;

export interface MembersTableProps {
  listed: ListedMembers;
  /** Whether the rows belong to an earlier query. */
  isBusy: boolean;
  titleId: string;
}

export function MembersTable({ listed, isBusy, titleId }: MembersTableProps) {
  const names = new Map(listed.memberships.map(({ id, name }) => [id, name]));
  return (
    <div className={css.frame}>
      <table
        {...tableRoles.table}
        aria-labelledby={titleId}
        aria-busy={isBusy || undefined}
        className={css.table}
      >
        <thead {...tableRoles.group}>
          <tr {...tableRoles.row}>
            {columns.map((column) => (
              <th key={column} {...tableRoles.columnHead} className={css.head}>
                {column}
              </th>
            ))}
            <th {...tableRoles.columnHead} className={css.head}>
              <span className={visuallyHidden}>Actions</span>
            </th>
          </tr>
        </thead>
        <tbody {...tableRoles.group} className={css.body}>
          {listed.members.map((member) => (
            <MemberRow
              key={member.id}
              member={member}
              membership={names.get(member.membershipId) ?? memberMessages.unknownMembership}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface MemberRowProps {
  member: StoreMember;
  membership: string;
}

function MemberRow({ member, membership }: MemberRowProps) {
  const { name, email, discordId, status, isOversold, provider, since, until } = member;
  return (
    <tr {...tableRoles.row} data-oversold={isOversold || undefined} className={css.row}>
      <th {...tableRoles.rowHead} className={`${css.cell} ${css.nameCell}`}>
        <div className={css.lines}>
          <span dir="auto" className={box({ size: 'm', weight: 'medium', breaks: true })}>
            {name === '' ? memberMessages.nameless : name}
          </span>
          {email !== null && (
            <span dir="auto" className={box({ color: 'textMuted', breaks: true })}>
              {email}
            </span>
          )}
        </div>
      </th>
      <td {...tableRoles.cell} data-label="Discord account" className={css.cell}>
        {discordId === null ? (
          <span className={box({ color: 'textMuted', breaks: true })}>
            {isUnconfirmed(member) ? memberMessages.notConfirmed : memberMessages.noAccount}
          </span>
        ) : (
          <Account discordId={discordId} name={memberLabel(member)} />
        )}
      </td>
      <td {...tableRoles.cell} data-label="Membership" className={css.cell}>
        <div dir="auto" className={css.endLines}>
          {membership}
          <span className={box({ color: 'textMuted', breaks: true })}>
            {providerNames[provider]}
          </span>
        </div>
      </td>
      <td {...tableRoles.cell} data-label="Status" className={css.cell}>
        <span className={row({ gap: 'xs', align: 'stretch', wraps: true })}>
          <Badge tone={tones[status]}>{statusNames[status]}</Badge>
          {isOversold && <Badge tone="danger">{statusNames.oversold}</Badge>}
        </span>
      </td>
      <td {...tableRoles.cell} data-label="Since" className={css.cell}>
        <time dateTime={since} className={css.day}>
          {memberDayText(since)}
        </time>
      </td>
      <td {...tableRoles.cell} data-label="Until" className={css.cell}>
        {until === null ? (
          <span className={box({ color: 'textMuted', breaks: true })}>{memberMessages.noEnd}</span>
        ) : (
          <time dateTime={until} className={css.day}>
            {memberDayText(until)}
          </time>
        )}
      </td>
      <td {...tableRoles.cell} className={`${css.cell} ${css.menuCell}`}>
        <MemberMenu member={member} />
      </td>
    </tr>
  );
}

function Account({ discordId, name }: { discordId: string; name: string }) {
  const copy = CopyNoticeContext.useActorRef();
  const isCopied = CopyNoticeContext.useSelector(
    (state) => state.matches('copied') && state.context.text === discordId,
  );
  return (
    <span className={css.account}>
      <span>{discordId}</span>
      <IconButton
        label={`Copy the Discord ID of ${isolated(name)}`}
        icon={isCopied ? <Check /> : <Copy />}
        size="compact"
        onPress={() => copy.send({ type: 'copy', text: discordId })}
      />
    </span>
  );
}

/** A membership that a payment provider manages can be ended only at the provider. */
function MemberMenu({ member }: { member: StoreMember }) {
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
