import { isFiltered, withChoice, type MembersQuery } from '#domain/marketplace/members-query';
import type { MembersError } from '#domain/marketplace/store-member';
import { viewOf } from '#machines/charts/view';
import {
  StoreMembersContext,
  type storeMembersMachine,
} from '#machines/store-members/store-members.machine';
import type { SnapshotFrom } from 'xstate';

/** The view below the search. `empty`: the store has no members. `noMatch`: no member matches the query. */
export type MembersView = 'loading' | 'shown' | 'empty' | 'noMatch' | MembersError['kind'];

export function membersView(members: SnapshotFrom<typeof storeMembersMachine>): MembersView {
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
