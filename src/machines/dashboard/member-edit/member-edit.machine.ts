import { createActorContext } from '@xstate/react';
import { form } from './form';
import { emptyEdit, memberSetup } from './member-edit.setup';
import { removal } from './removal';

/**
 * Edits a team, or the editors of a given server (product.md §12.13, §12.11). A form keeps its values after every
 * error. The list shows changes optimistically (`reportChanges`). A removal can run while a form is open.
 */
export const memberEditMachine = memberSetup.createMachine({
  id: 'memberEdit',
  type: 'parallel',
  context: ({ input }) => emptyEdit(input.server),
  states: { form, removal },
});

export const MemberEditContext = createActorContext(memberEditMachine);
