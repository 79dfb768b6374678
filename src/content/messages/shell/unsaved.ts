/** Texts about changes that were not saved, in all forms. */
export const unsavedMessages = {
  draftNotKept:
    'This browser does not store drafts. Your changes will be lost when you close this page.',
} as const;

export function unsavedChangesText(count: number): string {
  return count === 1 ? '1 unsaved change' : `${count} unsaved changes`;
}
