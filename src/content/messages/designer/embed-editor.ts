import { isolated } from '#domain/names';
import type { MessageEdit } from '#domain/message/edits';
import { MOST_DRAFTS } from '#domain/message/named-drafts';
import { formatDate } from '#domain/format-date';
import { formatNumber } from '#domain/format-number';

/**
 * The name of a step of the editing history, for the announcements of undo and redo. A step is either an edit or a
 * replacement of the whole message.
 */
export type StepName =
  | MessageEdit['kind']
  | 'imported'
  | 'shared'
  | 'loaded'
  | 'draft'
  | 'template'
  | 'elsewhere'
  | 'clear';

const steps: Record<StepName, string> = {
  change: 'typing',
  format: 'formatting',
  insert: 'inserting',
  'set inline': 'toggling inline',
  'add embed': 'adding an embed',
  'duplicate embed': 'duplicating an embed',
  'remove embed': 'removing an embed',
  'move embed': 'moving an embed',
  'add field': 'adding a field',
  'duplicate field': 'duplicating a field',
  'remove field': 'removing a field',
  'move field': 'moving a field',
  'remove part': 'removing an imported part',
  imported: 'importing a message',
  shared: 'opening a shared message',
  loaded: 'loading a sent message',
  draft: 'opening a draft',
  template: 'using a template',
  elsewhere: "loading the other tab's message",
  clear: 'clearing the message',
};

const dateAndTime = { dateStyle: 'medium', timeStyle: 'short' } as const;

/** Texts and announcements of the embed editor. */
export const embedEditorMessages = {
  /** Announced to screen readers. */
  said: {
    undone: (step: StepName) => `Undone: ${steps[step]}`,
    redone: (step: StepName) => `Redone: ${steps[step]}`,
    moved: (place: number, count: number) => `Moved to position ${place} of ${count}`,
    fieldAdded: (count: number) => `Field ${count} added`,
    fieldDuplicated: (place: number) => `Copied to field ${place}`,
    fieldRemoved: (place: number) => `Field ${place} removed`,
    embedAdded: (count: number) => `Embed ${count} added`,
    embedDuplicated: (place: number) => `Copied to embed ${place}`,
    embedRemoved: (place: number) => `Embed ${place} removed`,
    cleared: 'Message cleared',
    imported: 'Message imported',
    templateUsed: (name: string) => `Template “${isolated(name)}” used`,
    nearLimit: (label: string, left: number) =>
      `${label}: ${left} ${left === 1 ? 'character' : 'characters'} left`,
    overLimit: (label: string, over: number) =>
      `${label}: ${over} ${over === 1 ? 'character' : 'characters'} over the limit`,
  },

  counter: (count: number, limit: number) => `${formatNumber(count)} / ${formatNumber(limit)}`,

  moreActions: 'More actions',

  reorderHelp: 'Drag to move, or press Alt and an arrow key.',
  mostFields: 'This embed has as many fields as Discord allows.',
  mostEmbeds: 'This message has as many embeds as Discord allows.',
  noFields: 'No fields yet',
  noFieldsHelp:
    'A field is a small heading with text below it. Up to three inline fields share a row.',

  keeping: {
    saved: 'Saved in this browser',
    saving: 'Saving...',
    full: 'Not saved',
  },

  backToSetting: 'Back to the setting',
  notices: {
    recovered: 'Recovered the message you were working on.',
    template: 'The template replaced your message. Undo brings it back.',
    elsewhere: 'This message was changed in another tab.',
    full: "This browser's storage is full, so the message will be lost when you close the page. Export it as a file to keep it.",
  },

  file: {
    tooLarge: 'This file is too large for a message.',
    unreadable: 'This file could not be read. Choose it again.',
    notUnicode: 'This file is not in UTF-8. Save it as UTF-8, then choose it again.',
  },

  templates: {
    help: 'A template fills the designer with a message that you can change.',
    replaces: 'It replaces your message; Undo brings it back.',
    choose: 'Start from',
  },

  drafts: {
    help: 'Drafts are stored only in this browser. Opening a draft replaces your message; Undo brings it back.',
    none: 'No drafts yet',
    noneHelp: 'Save this message under a name to come back to it.',
    nameMissing: 'Enter a name.',
    most: `You have ${MOST_DRAFTS} drafts, which is the maximum. Remove one first.`,
    replaces: (name: string) => `This replaces “${isolated(name)}”.`,
    kept: (name: string) => `Saved “${isolated(name)}”.`,
    removed: (name: string) => `“${isolated(name)}” was removed.`,
    replaced: (name: string) => `The old “${isolated(name)}” was replaced.`,
    full: "This browser's storage is full, so drafts will be lost when you close the page.",
    at: (iso: string) => formatDate(new Date(iso), dateAndTime),
  },
} as const;

/**
 * Returns the name of the draft in which the viewer's own message is saved when a shared link opens. `at` is in Unix
 * ms.
 */
export function asideNameText(at: number): string {
  return `Backup before shared link, ${formatDate(at, dateAndTime)}`;
}

/** Shown in the designer if it was opened from a setting. `label` is the name of the setting. */
export function fromSettingText(label: string): string {
  return `Opened from the setting “${label}.” Changes here do not change the setting.`;
}
