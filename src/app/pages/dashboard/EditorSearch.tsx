import { MemberSearchContext } from '#machines/dashboard/member-search/member-search.machine';
import { MemberSearch, type MemberSearchProps } from '#screens/dashboard/editors/MemberSearch';
import { memberSearchLogic } from '../../wiring/dashboard/member-search';

/** The search for members of a server, with its machine. Loaded with the form for a new editor. */
export function EditorSearch({ serverId, ...props }: MemberSearchProps & { serverId: string }) {
  return (
    <MemberSearchContext.Provider
      logic={memberSearchLogic}
      options={{ input: { serverId, query: { search: '', page: 0 } } }}
    >
      <MemberSearch {...props} />
    </MemberSearchContext.Provider>
  );
}
