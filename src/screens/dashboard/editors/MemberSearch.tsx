import { type RefObject, useEffect, useRef, useState } from 'react';
import { Avatar } from '#components/Avatar/Avatar';
import { Button } from '#components/Button/Button';
import { SearchComboBox } from '#components/ComboBox/SearchComboBox';
import { Notice, Notices } from '#components/Notice/Notice';
import {
  alreadyEditorText,
  chosenMemberText,
  memberSearchTexts,
  nobodyFoundText,
} from '#content/messages/dashboard/member-search';
import { type GuildMember, invited, membersMatching } from '#domain/team/guild-member';
import { failureOf, isBusy } from '#machines/charts/view';
import { MemberEditContext } from '#machines/dashboard/member-edit/member-edit.machine';
import { MemberSearchContext } from '#machines/dashboard/member-search/member-search.machine';
import { storedMembers } from '#machines/dashboard/team-roster/shown';
import { TeamRosterContext } from '#machines/dashboard/team-roster/team-roster.machine';
import { stack } from '#theme/box';

export interface MemberSearchProps {
  /** Called after the form was filled in with a member. */
  onChosen: () => void;
}

/** Finds the new editor among the members of the server (product.md §12.13). */
export function MemberSearch({ onChosen }: MemberSearchProps) {
  const search = MemberSearchContext.useActorRef();
  const edit = MemberEditContext.useActorRef();
  const state = MemberSearchContext.useSelector((snapshot) => snapshot);
  const discordId = MemberEditContext.useSelector(({ context }) => context.form.discordId);
  const roster = TeamRosterContext.useSelector((snapshot) => snapshot);
  const notices = useRef<HTMLDivElement>(null);
  const [picked, setPicked] = useState<GuildMember | null>(null);
  const { typed, value, answered } = state.context;
  const failure = failureOf(state);
  const editors = storedMembers(roster);
  const isEditor = ({ id }: GuildMember) => editors.some((editor) => editor.discordId === id);
  const found = membersMatching(value ?? [], { answered: answered.query.search, typed });
  const pick = (id: string) => {
    const member = found.find((each) => each.id === id);
    if (!member) return;
    setPicked(member);
    if (isEditor(member)) return;
    search.send({ type: 'search', text: '' });
    edit.send({ type: 'change', fields: invited(member) });
    onChosen();
  };
  return (
    <div className={stack({ gap: 's' })}>
      <SearchComboBox
        label={memberSearchTexts.label}
        description={memberSearchTexts.help}
        placeholder={memberSearchTexts.placeholder}
        query={typed}
        onQuery={(text) => {
          setPicked(null);
          search.send({ type: 'search', text });
        }}
        options={found.map((member) => ({
          id: member.id,
          label: member.nickname ?? member.globalName ?? member.username,
          hint: isEditor(member) ? memberSearchTexts.isEditor : member.username,
          icon: (
            <Avatar
              src={member.picture}
              name={member.globalName ?? member.username}
              seed={member.id}
              size={24}
            />
          ),
        }))}
        emptyText={emptyTextOf(typed.trim(), isBusy(state), failure !== null)}
        onPick={pick}
      />
      <Notices ref={notices}>
        {failure !== null && (
          <Notice
            tone="warning"
            text={memberSearchTexts.notFound[failure]}
            actions={
              failure !== 'notAllowed' && (
                <Button tone="plain" size="compact" onPress={() => search.send({ type: 'retry' })}>
                  Try again
                </Button>
              )
            }
          />
        )}
        {failure === null && picked !== null && isEditor(picked) && (
          <AlreadyEditor key={picked.id} name={nameOf(picked)} notices={notices} />
        )}
        {failure === null && picked !== null && picked.id === discordId && (
          <Notice text={chosenMemberText(nameOf(picked))} />
        )}
      </Notices>
    </div>
  );
}

/** Takes the focus, which closes the list. */
function AlreadyEditor({
  name,
  notices,
}: {
  name: string;
  notices: RefObject<HTMLDivElement | null>;
}) {
  useEffect(() => notices.current?.focus(), [notices]);
  return <Notice text={alreadyEditorText(name)} />;
}

function nameOf({ globalName, username }: GuildMember): string {
  return globalName ?? username;
}

function emptyTextOf(typed: string, isSearching: boolean, hasFailed: boolean): string {
  if (typed === '') return memberSearchTexts.empty;
  if (isSearching) return memberSearchTexts.searching;
  return hasFailed ? memberSearchTexts.failed : nobodyFoundText(typed);
}
