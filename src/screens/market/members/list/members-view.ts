import { isFiltered, withChoice, type MembersQuery } from '#domain/marketplace/members-query';
import type { ListedMembers, MembersError } from '#domain/marketplace/store-member';
import { viewOf, type Reading } from '#machines/charts/view';
import { StoreMembersContext } from '#machines/market/store-members/store-members.machine';

/** The view below the search. `empty`: the store has no members. `noMatch`: no member matches the query. */
export type MembersView = 'loading' | 'shown' | 'empty' | 'noMatch' | MembersError['kind'];

export function membersView(
  members: Reading<ListedMembers, MembersError['kind']> & {
    context: { request: { query: MembersQuery } };
  },
): MembersView {
  const { request, value } = members.context;
  const view = viewOf(members);
  if (view !== 'shown' || value === null || value.total > 0) return view;
  return isFiltered(request.query) ? 'noMatch' : 'empty';
}

/** Returns a function that asks for other filters, another order or another page. */
export function useMembersChoice(): (choice: Partial<Omit<MembersQuery, 'search'>>) => void {
  const members = StoreMembersContext.useActorRef();
  return (choice) => {
    const { request, typed } = members.getSnapshot().context;
    members.send({ type: 'ask', query: withChoice(request.query, typed, choice) });
  };
}
