import type { StoreDesign } from '#domain/marketplace/design';
import { defaultDesign } from '#domain/marketplace/design';
import {
  designChanges,
  designKeys,
  designOfForm,
  formOfDesign,
  type DesignDraft,
  type DesignForm,
  type DesignKey,
} from '#domain/marketplace/design-form';
import type { OwnStore } from '#domain/marketplace/own-store';
import { mergeFields, type FieldConflict } from '#domain/merge-fields';
import { sameValue } from '#domain/same-value';
import { MOST_STEPS, TYPING_PAUSE } from '../../designer/message-draft/history';

export type DesignConflict = FieldConflict<DesignForm>;

export interface Editing {
  /** The store as it was last read or saved. */
  store: OwnStore;
  form: DesignForm;
  /** Oldest first. */
  past: readonly DesignForm[];
  /** The redo steps. The last entry is the next step to redo. */
  future: readonly DesignForm[];
  /** The text field and time (Unix ms) of the last edit. Further typing in that field belongs to the same step. */
  typing: { place: string; at: number } | null;
  conflicts: readonly DesignConflict[];
  /** Whether the form was opened with a draft from this browser. */
  isRestored: boolean;
}

/** `place` is the text field that the user types in; null if the change is always a separate undo step. */
export interface DesignEdit {
  changed: Partial<DesignForm>;
  place: string | null;
  at: number;
}

export function initialEditing(store: OwnStore): Editing {
  return {
    store,
    form: formOfDesign(store.design),
    past: [],
    future: [],
    typing: null,
    conflicts: [],
    isRestored: false,
  };
}

export function edited(editing: Editing, { changed, place, at }: DesignEdit): Partial<Editing> {
  const form = { ...editing.form, ...changed };
  if (sameValue(form, editing.form)) return {};
  const { typing } = editing;
  const goesOn = place !== null && typing?.place === place && at - typing.at <= TYPING_PAUSE;
  return {
    ...(goesOn ? { form } : stepped(editing, form)),
    typing: place === null ? null : { place, at },
    conflicts: editing.conflicts.map((conflict) =>
      conflict.key in changed ? { ...conflict, yours: form[conflict.key] } : conflict,
    ),
  };
}

/** Sets every field to its default. */
export function reset(editing: Editing): Partial<Editing> {
  return stepped(editing, formOfDesign(defaultDesign));
}

/** Sets every field to its stored value. */
export function discarded(editing: Editing): Partial<Editing> {
  const form = formOfDesign(editing.store.design);
  return { ...stepped(editing, form), conflicts: [], isRestored: false };
}

export function undone({ form, past, future }: Editing): Partial<Editing> {
  const before = past.at(-1);
  if (!before) return {};
  return { form: before, past: past.slice(0, -1), future: [...future, form], typing: null };
}

export function redone({ form, past, future }: Editing): Partial<Editing> {
  const after = future.at(-1);
  if (!after) return {};
  return { form: after, past: [...past, form], future: future.slice(0, -1), typing: null };
}

/** Applies a draft from this browser to the stored design. */
export function recovered({ store }: Editing, { base, form }: DesignDraft): Partial<Editing> {
  return { ...rebased(base, form, store), isRestored: true };
}

/** Applies a newer version of the store. Fields that both sides changed to different values become conflicts. */
export function received(editing: Editing, store: OwnStore): Partial<Editing> {
  return rebased(ancestorOf(editing), editing.form, store);
}

/** Applies the response to a save. `sent` is the form that was saved; later edits stay unsaved. */
export function saved(editing: Editing, store: OwnStore, sent: DesignForm): Partial<Editing> {
  return { ...rebased(sent, editing.form, store), isRestored: false };
}

export function resolved(
  editing: Editing,
  { key, choice }: { key: DesignKey; choice: 'yours' | 'theirs' },
): Partial<Editing> {
  const conflict = editing.conflicts.find((one) => one.key === key);
  if (!conflict) return {};
  return {
    ...stepped(editing, { ...editing.form, [key]: conflict[choice] }),
    conflicts: editing.conflicts.filter((one) => one.key !== key),
  };
}

export function draftOf(editing: Editing): DesignDraft | null {
  if (designChanges(editing.store.design, editing.form).length === 0) return null;
  return { version: editing.store.version, base: ancestorOf(editing), form: editing.form };
}

export function designToSave({ store, form }: Editing): StoreDesign {
  return designOfForm(form, store.design);
}

/** Returns the stored design, but with the earlier values of the fields that are in conflict. */
function ancestorOf({ store, conflicts }: Editing): DesignForm {
  return {
    ...formOfDesign(store.design),
    ...Object.fromEntries(conflicts.map(({ key, base }) => [key, base])),
  };
}

function rebased(base: DesignForm, draft: DesignForm, store: OwnStore): Partial<Editing> {
  const theirs = formOfDesign(store.design);
  const { draft: form, conflicts } = mergeFields<DesignForm>(designKeys, { base, draft, theirs });
  return { store, form, conflicts };
}

function stepped({ form, past }: Editing, next: DesignForm): Partial<Editing> {
  if (sameValue(form, next)) return {};
  return { form: next, past: [...past, form].slice(-MOST_STEPS), future: [], typing: null };
}
