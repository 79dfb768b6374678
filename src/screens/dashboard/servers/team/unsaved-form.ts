import { teamDialogMessages } from '#content/messages/dashboard/team-dialog';
import type { MemberEditContext } from '#machines/dashboard/member-edit/member-edit.machine';
import { isFormBusy, isFormTouched } from '../../team/member-form';
import type { Unsaved } from './unsaved';

const { closing } = teamDialogMessages;

/** Returns the input of a member's form that would be discarded if the dialog closed. */
export function unsavedForm(edit: ReturnType<typeof MemberEditContext.useActorRef>): Unsaved {
  return {
    lines: () => {
      const state = edit.getSnapshot();
      const { member, form } = state.context;
      if (isFormBusy(state)) return [closing.stillSaving(form.name.trim())];
      if (!isFormTouched(state)) return [];
      return [member ? closing.memberForm(member.name) : closing.newMember(form.name.trim())];
    },
    giveUp: () => edit.send({ type: 'close' }),
  };
}
