import { form } from './form';
import { emptyEdit, memberSetup } from './member-edit.setup';
import { removal } from './removal';

/**
 * Adding, changing and removing members of a team, or with a server the editors of that server (spec §5 «Add Editor»,
 * «Add Team Member», §6 «Removal»). A form keeps what was typed through every error. What is asked for is reported
 * to the list, which shows it at once (`reportChanges`). A removal is asked back, and goes on beside an open form.
 */
export const memberEditMachine = memberSetup.createMachine({
  id: 'memberEdit',
  type: 'parallel',
  context: ({ input }) => emptyEdit(input.server),
  states: { form, removal },
});
