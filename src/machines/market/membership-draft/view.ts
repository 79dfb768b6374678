import type { SnapshotFrom } from 'xstate';
import { isSameForm } from '#domain/marketplace/membership-form';
import type { MembershipSaveError } from '#domain/marketplace/own-membership';
import type { membershipDraftMachine } from './membership-draft.machine';

type DraftSnapshot = SnapshotFrom<typeof membershipDraftMachine>;

export function isDraftOpen(snapshot: DraftSnapshot): boolean {
  return snapshot.hasTag('open');
}

/** Returns whether the browser's draft is still being read. */
export function isDraftOpening(snapshot: DraftSnapshot): boolean {
  return snapshot.matches('opening');
}

export function isDraftSaving(snapshot: DraftSnapshot): boolean {
  return snapshot.matches('saving');
}

/** Returns why the last save failed; null if there was no error. */
export function draftErrorKind({ value }: DraftSnapshot): MembershipSaveError['kind'] | null {
  return typeof value === 'object' && 'failed' in value ? value.failed : null;
}

export function isDraftChanged({ context: { start, form } }: DraftSnapshot): boolean {
  return !isSameForm(start, form);
}
