import { memberSearchMachine } from '#machines/dashboard/member-search/member-search.machine';
import { searchMembers } from '#services/dashboard/member-search';
import { abortable } from '../actors';

export const memberSearchLogic = memberSearchMachine.provide({
  actors: { load: abortable(searchMembers) },
});
