import { assign, emit, fromPromise, setup } from 'xstate';
import {
  checkMember,
  emptyMemberForm,
  formOfMember,
  type CheckedMember,
  type MemberForm,
  type MemberSave,
  type MemberSaveError,
  type MemberTarget,
} from '#domain/marketplace/member-form';
import type { StoreMember } from '#domain/marketplace/store-member';
import type { Result } from '#domain/result';
import { isError, type ErrorParams } from '../../error-transitions';
import { unprovided } from '../../unprovided';

export type MemberSaveAnswer = Result<null, MemberSaveError>;

export interface MemberFormInput {
  storeId: string;
  /** Returns a random uuid. */
  newId: () => string;
  /** Returns the time in Unix ms. */
  now: () => number;
}

export type MemberFormEvent =
  /** Opens the form for a new member. The form shows the unsaved input from the last time. */
  | { type: 'add' }
  /** Opens the form for the Discord account of a member. */
  | { type: 'link'; member: StoreMember }
  | { type: 'change'; fields: Partial<MemberForm> }
  | { type: 'save' }
  | { type: 'close' };

export type MemberFormNotice = 'added' | 'linked' | 'unlinked';

export interface MemberFormData extends MemberFormInput {
  target: MemberTarget;
  form: MemberForm;
  /** The unsaved input of a new member, while the form is closed or shows another member. */
  kept: MemberForm;
  /** Whether all problems are shown. True after the user has tried to save. */
  isChecked: boolean;
}

export const memberFormSetup = setup({
  types: {
    input: {} as MemberFormInput,
    context: {} as MemberFormData,
    events: {} as MemberFormEvent,
    emitted: {} as { type: 'notice'; notice: MemberFormNotice } | { type: 'saved' },
  },
  actors: {
    save: fromPromise<MemberSaveAnswer, { storeId: string; save: MemberSave }>(unprovided('save')),
  },
  actions: {
    openNew: assign(({ context: { newId, kept } }) => ({
      target: { kind: 'add', id: newId() } as const,
      form: kept,
      isChecked: false,
    })),
    openStored: assign((_, member: StoreMember) => ({
      target: { kind: 'link', member } as const,
      form: formOfMember(member),
      isChecked: false,
    })),
    // Create a new id on each edit. The database ignores an addition whose id it already has, so it would ignore an
    // edited addition that kept its id.
    change: assign(({ context: { target, form, newId } }, fields: Partial<MemberForm>) => ({
      form: { ...form, ...fields },
      target: target.kind === 'add' ? ({ kind: 'add', id: newId() } as const) : target,
    })),
    check: assign({ isChecked: true }),
    keep: assign(({ context: { target, form, kept } }) => ({
      kept: target.kind === 'add' ? form : kept,
    })),
    forget: assign(({ context: { target, kept } }) => ({
      kept: target.kind === 'add' ? emptyMemberForm : kept,
    })),
    notify: emit(({ context: { target, form } }) => ({
      type: 'notice' as const,
      notice:
        target.kind === 'add'
          ? ('added' as const)
          : form.discordId.trim() === ''
            ? ('unlinked' as const)
            : ('linked' as const),
    })),
    reportSaved: emit({ type: 'saved' }),
  },
  guards: {
    isOk: (_, answer: MemberSaveAnswer) => answer.ok,
    isError: (_, params: ErrorParams) => isError(params),
    hasProblem: ({ context }) => checkedMember(context).save === null,
  },
});

export function checkedMember({
  form,
  target,
  now,
}: Pick<MemberFormData, 'form' | 'target' | 'now'>): CheckedMember {
  return checkMember(form, target, now());
}

/** @throws if the form has problems, which is a defect in the chart. */
export function saveOf(context: MemberFormData): { storeId: string; save: MemberSave } {
  const { save } = checkedMember(context);
  if (save === null) throw new Error('The form has problems');
  return { storeId: context.storeId, save };
}
