import { type RefObject, useDeferredValue, useState } from 'react';
import { Avatar } from '#components/Avatar/Avatar';
import { ChoiceList } from '#components/ChoiceList/ChoiceList';
import { SearchField } from '#components/SearchField/SearchField';
import { teamDialogMessages } from '#content/messages/dashboard/team-dialog';
import type { TeamMember } from '#domain/team/member';
import { NEW_MEMBER_ID } from '#machines/dashboard/member-edit/expected-member';
import { awaitedMembers, shownMembers } from '#machines/dashboard/team-roster/shown';
import { TeamRosterContext } from '#machines/dashboard/team-roster/team-roster.machine';
import { visuallyHidden } from '#theme/visually-hidden.css';
import { findMembers } from '#domain/team/find-members';
import { box } from '#theme/box';
import * as css from './TeamDialog.css';

const { members: messages } = teamDialogMessages;

export interface MemberListProps {
  value: string | null;
  onChange: (member: TeamMember) => void;
  /** Returns the second line of a row. It is not shown while the member has a pending request. */
  describe: (member: TeamMember) => string;
  isDisabled?: boolean;
  listRef: RefObject<HTMLDivElement | null>;
}

/** In the search field, Enter selects the first match, and the down arrow key moves the focus into the list. */
export function MemberList({ value, onChange, describe, isDisabled, listRef }: MemberListProps) {
  const members = TeamRosterContext.useSelector(shownMembers, haveSameItems);
  const awaited = TeamRosterContext.useSelector(awaitedMembers, haveSameItems);
  const [typed, setTyped] = useState('');
  const query = useDeferredValue(typed).trim();
  const found = findMembers(members, query);
  const choose = (id: string | undefined) => {
    const member = found.find((each) => each.id === id);
    if (member && !isDisabled) onChange(member);
  };
  const secondLine = (member: TeamMember) => {
    if (member.id === NEW_MEMBER_ID) return messages.adding;
    return awaited.has(member.id) ? messages.awaited : describe(member);
  };
  return (
    <>
      <div className={box({ flex: 'none', paddingBlock: 'xs' })}>
        <SearchField
          label="Search members"
          placeholder="Search members..."
          value={typed}
          onChange={setTyped}
          onSubmit={() => choose(findMembers(members, typed)[0]?.id)}
          onKeyDown={({ key }) => {
            if (key === 'ArrowDown' && found.length > 0) listRef.current?.focus();
          }}
        />
      </div>
      <p role="status" className={visuallyHidden}>
        {query === ''
          ? messages.listed(members.length)
          : messages.found(found.length, members.length)}
      </p>
      <div className={css.scrolled}>
        <ChoiceList
          ref={listRef}
          label="Members"
          items={found.map((member) => ({
            id: member.id,
            label: member.name,
            description: secondLine(member),
            image: (
              <Avatar
                src={member.profilePicture}
                name={member.name}
                seed={member.discordId ?? member.id}
                size={32}
              />
            ),
            isDisabled: isDisabled === true || member.id === NEW_MEMBER_ID,
          }))}
          value={value}
          onChange={choose}
          empty={messages.noMatch(query)}
        />
      </div>
    </>
  );
}

/** Compares collections by their items, because the selectors return new collections on each call. */
function haveSameItems(one: Iterable<unknown>, other: Iterable<unknown>): boolean {
  const [these, those] = [[...one], [...other]];
  return these.length === those.length && these.every((item, index) => item === those[index]);
}
