import { memberMessages } from '#content/messages/market/store-members';
import type { ListedMembers } from '#domain/marketplace/store-member';
import { visuallyHidden } from '#theme/visually-hidden.css';
import { MemberRow } from './MemberRow';
import * as css from './MembersTable.css';

const columns = ['User', 'Discord account', 'Membership', 'Status', 'Since', 'Until'];

export interface MembersTableProps {
  listed: ListedMembers;
  /** Whether the rows belong to an earlier query. */
  isBusy: boolean;
  titleId: string;
}

/** One page of members, as a table or, on phones, as cards. */
export function MembersTable({ listed, isBusy, titleId }: MembersTableProps) {
  const names = new Map(listed.memberships.map(({ id, name }) => [id, name]));
  return (
    <div className={css.frame}>
      <table aria-labelledby={titleId} aria-busy={isBusy || undefined} className={css.table}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col" className={css.head}>
                {column}
              </th>
            ))}
            <th scope="col" className={css.head}>
              <span className={visuallyHidden}>Actions</span>
            </th>
          </tr>
        </thead>
        <tbody className={css.body}>
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
