import { memberMessages } from '#content/messages/store-members';
import { StoreMembersContext } from '#machines/store-members/store-members.context';
import { isSearching } from '#machines/store-members/view';
import { visuallyHidden } from '#theme/visually-hidden.css';
import { MemberRow } from './MemberRow';
import * as css from './MembersTable.css';

const columns = ['User', 'Discord account', 'Membership', 'Status', 'Since', 'Until'];

/** One page of members, as a table or, on phones, as cards. */
export function MembersTable({ titleId }: { titleId: string }) {
  const listed = StoreMembersContext.useSelector(({ context }) => context.listed);
  const isBusy = StoreMembersContext.useSelector(isSearching);
  if (listed === null) return null;
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
