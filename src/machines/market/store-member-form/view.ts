import type { SnapshotFrom } from 'xstate';
import type { MemberSaveError } from '#domain/marketplace/member-form';
import type { storeMemberFormMachine } from './store-member-form.machine';

type FormSnapshot = SnapshotFrom<typeof storeMemberFormMachine>;

export function isMemberFormOpen(snapshot: FormSnapshot): boolean {
  return snapshot.hasTag('open');
}

export function isMemberSaving(snapshot: FormSnapshot): boolean {
  return snapshot.matches('saving');
}

/** Returns why the last save failed; null if there was no error. */
export function memberSaveError({ value }: FormSnapshot): MemberSaveError['kind'] | null {
  return typeof value === 'object' ? value.failed : null;
}
