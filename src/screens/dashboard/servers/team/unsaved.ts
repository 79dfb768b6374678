import { createContext, use, useEffect, useRef } from 'react';
import { teamDialogMessages } from '#content/messages/dashboard/team-dialog';
import type { MemberEditContext } from '#machines/dashboard/member-edit/member-edit.machine';
import { isFormBusy, isFormTouched } from '../../team/member-form';

export interface Unsaved {
  /** Returns one text for each change that would be lost. Returns an empty list if there is none. */
  lines: () => readonly string[];
  giveUp: () => void;
}

type Register = (part: Unsaved) => () => void;

export const UnsavedContext = createContext<Register>(() => () => {});

/** The dialog asks before it closes with unsaved changes. `part` must be the same object in every render. */
export function useUnsaved(part: Unsaved): void {
  const register = use(UnsavedContext);
  useEffect(() => register(part), [register, part]);
}

export function useUnsavedParts() {
  const parts = useRef(new Set<Unsaved>());
  const register = (part: Unsaved) => {
    parts.current.add(part);
    return () => void parts.current.delete(part);
  };
  return {
    register,
    lines: () => [...parts.current].flatMap((part) => part.lines()),
    giveUp: () => parts.current.forEach((part) => part.giveUp()),
  };
}

const { closing } = teamDialogMessages;

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
