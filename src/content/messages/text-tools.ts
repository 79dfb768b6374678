import type { TextFormat } from '#domain/markup/format-text';

const names: Record<TextFormat, string> = {
  bold: 'Bold',
  italic: 'Italic',
  link: 'Link',
  underline: 'Underline',
  strikethrough: 'Strikethrough',
  spoiler: 'Spoiler',
  code: 'Code',
  heading: 'Heading',
  bullets: 'Bulleted list',
  numbers: 'Numbered list',
  quote: 'Quote',
};

/** Texts of the formatting toolbar. */
export const textToolMessages = {
  /** The toolbar's accessible name. `label` is the label of its text. */
  toolbar: (label: string) => `Format ${label}`,
  names,
  withKeys: (name: string, keys: string) => `${name} (${keys})`,
  more: 'More formatting',
} as const;
