/** The parts of a message that hold text. Each one supports different markup (discord.md §8.1). */
export const markupContexts = [
  'content',
  'description',
  'fieldValue',
  'title',
  'fieldName',
  'authorName',
  'footer',
] as const;
export type MarkupContext = (typeof markupContexts)[number];

/** The markup that Discord renders. `marks` are bold, italic and similar styles, addresses, emoji and timestamps. */
export interface Abilities {
  marks: boolean;
  maskedLinks: boolean;
  mentions: boolean;
  /** Quotes, lists, subtext and code blocks. */
  blocks: boolean;
  headings: boolean;
}

const full: Abilities = {
  marks: true,
  maskedLinks: true,
  mentions: true,
  blocks: true,
  headings: true,
};
const inline: Abilities = {
  marks: true,
  maskedLinks: false,
  mentions: false,
  blocks: false,
  headings: false,
};
const none: Abilities = { ...inline, marks: false };

/** Discord does not render headings in field values: the field's name is the heading. */
export const abilitiesOf: Readonly<Record<MarkupContext, Abilities>> = {
  content: full,
  description: full,
  fieldValue: { ...full, headings: false },
  title: inline,
  fieldName: inline,
  authorName: none,
  footer: none,
};
