import type { SnapshotFrom } from 'xstate';
import type { MemberImportError } from '#domain/marketplace/member-file';
import type { memberImportMachine } from './member-import.machine';

type ImportSnapshot = SnapshotFrom<typeof memberImportMachine>;

/** The visible step of the import. */
export type ImportStep = 'choosing' | 'previewed' | 'imported';

export function importStep(snapshot: ImportSnapshot): ImportStep {
  if (snapshot.matches('imported')) return 'imported';
  return snapshot.context.file === null ? 'choosing' : 'previewed';
}

export function isImportOpen(snapshot: ImportSnapshot): boolean {
  return snapshot.hasTag('open');
}

export function isImportBusy(snapshot: ImportSnapshot): boolean {
  return snapshot.hasTag('busy');
}

export function isImporting(snapshot: ImportSnapshot): boolean {
  return snapshot.matches('importing');
}

/** Whether the results of the rows are known. */
export function hasResults({ context }: ImportSnapshot): boolean {
  return context.results.length > 0;
}

/** Returns why the preview or the import failed; null if there was no error. */
export function importError({
  value,
}: ImportSnapshot): { of: 'preview' | 'import'; kind: MemberImportError['kind'] } | null {
  if (typeof value !== 'object') return null;
  return 'previewFailed' in value
    ? { of: 'preview', kind: value.previewFailed }
    : { of: 'import', kind: value.importFailed };
}
