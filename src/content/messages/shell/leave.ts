/** Texts of the dialog that asks for confirmation before the user leaves a page with unsaved changes. */
export const leaveMessages = {
  title: 'Leave with unsaved changes?',
  helpNotKept:
    'Your changes will be lost, because this browser does not store drafts. Save first to keep them.',
} as const;
