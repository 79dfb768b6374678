import { fromPromise, type SnapshotFrom } from 'xstate';
import type { Result } from '#domain/result';
import type { GuildMember, MemberQuery, SearchError } from '#domain/team/guild-member';
import { readerAt } from '#machines/charts/reader.fixtures';
import {
  MemberSearchContext,
  memberSearchMachine,
} from '#machines/dashboard/member-search/member-search.machine';
import { ownServer } from '../settings/story-page.fixture';
import { MemberSearch, type MemberSearchProps } from './MemberSearch';

/** The search for members, with a typed text and what was found for it. */
export function searchAt(
  state: SnapshotFrom<typeof memberSearchMachine>['value'],
  { typed, found = [] }: { typed: string; found?: readonly GuildMember[] },
): SnapshotFrom<typeof memberSearchMachine> {
  const request = { serverId: ownServer.id, query: { search: typed, page: 0 } };
  const snapshot = readerAt(memberSearchMachine, state, { value: found, request });
  return { ...snapshot, context: { ...snapshot.context, typed } };
}

const pendingSearch = memberSearchMachine.provide({
  actors: {
    load: fromPromise<
      Result<readonly GuildMember[], SearchError>,
      { serverId: string } & { query: MemberQuery }
    >(() => new Promise<never>(() => {})),
  },
});

type StoryProps = MemberSearchProps & { snapshot?: SnapshotFrom<typeof memberSearchMachine> };

export function MemberSearchStory({ snapshot, ...props }: StoryProps) {
  return (
    <MemberSearchContext.Provider logic={pendingSearch} options={{ snapshot }}>
      <MemberSearch {...props} />
    </MemberSearchContext.Provider>
  );
}
