import type { TextFormat } from '#domain/markup/format-text';
import type { MentionNode, TimestampStyle } from '#domain/markup/tree';

/** The things that the toolbar can insert. */
export type Insertion = 'mention' | 'emoji' | 'time';

const names: Record<TextFormat | Insertion, string> = {
  bold: 'Bold',
  italic: 'Italic',
  link: 'Link',
  mention: 'Insert mention',
  emoji: 'Insert emoji',
  time: 'Insert time',
  underline: 'Underline',
  strikethrough: 'Strikethrough',
  spoiler: 'Spoiler',
  code: 'Code',
  heading: 'Heading',
  bullets: 'Bulleted list',
  numbers: 'Numbered list',
  quote: 'Quote',
};

type Mentioned = MentionNode['of'];

const mentioned: Record<Mentioned, string> = { user: 'User', role: 'Role', channel: 'Channel' };

const idHelp: Record<Mentioned, string> = {
  user: 'In Discord, right-click the user and choose Copy User ID.',
  role: 'In Discord, right-click the role in the server settings and choose Copy Role ID.',
  channel:
    'In Discord, right-click the channel and choose Copy Channel ID. A link to it works too.',
};

const styles: Record<TimestampStyle, string> = {
  R: 'Relative',
  t: 'Time',
  T: 'Time with seconds',
  d: 'Short date',
  D: 'Date',
  f: 'Date and time',
  F: 'Weekday, date, and time',
  s: 'Short date and time',
  S: 'Short date and time with seconds',
};

/** Texts of the formatting toolbar and its pickers. */
export const textToolMessages = {
  /** The toolbar's accessible name. `label` is the label of the text that the toolbar formats. */
  toolbar: (label: string) => `Format ${label}`,
  names,
  withKeys: (name: string, keys: string) => `${name} (${keys})`,
  more: 'More formatting',
  notLoaded: 'This tool could not be loaded. Check your connection, then reload the page.',
  mention: {
    kind: 'Mention a',
    kinds: mentioned,
    id: (of: Mentioned) => `${mentioned[of]} ID`,
    idHelp,
    developerMode:
      'If you do not see it, turn on Developer Mode in Discord under User Settings > Advanced.',
    search: { role: 'Search roles', channel: 'Search channels' },
    others: (count: number) => `${count} more. Type a name to find them.`,
    none: { role: 'No role has this name.', channel: 'No channel has this name.' },
    malformed: 'Enter an ID of 17 to 20 digits.',
    everyone: 'Everyone who can see the channel',
    quiet: 'Mentions inside an embed are shown, but they ping no one.',
  },
  emoji: {
    placeholder: 'Search emoji, such as fire',
    none: 'No emoji has this name.',
  },
  time: {
    help: 'Discord shows the time in the time zone of each reader.',
    date: 'Date',
    style: 'Shown as',
    styles,
  },
} as const;
