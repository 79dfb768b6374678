/**
 * What a text says in Discord's markup, as data: a preview draws it, `plain-text.ts` reads it out. Blocks
 * and inline marks share one list, as in Discord, where bold may hold a quote and a quote a code block.
 * Line breaks stay in the texts. A block starts and ends a line by itself: the break that closed it is not
 * repeated, except after a code block, which may stand in the middle of a line.
 */
export type MarkupNode =
  | TextNode
  | MarkNode
  | CodeNode
  | CodeBlockNode
  | QuoteNode
  | HeadingNode
  | SubtextNode
  | ListNode
  | LinkNode
  | MentionNode
  | BroadcastNode
  | CommandNode
  | GuildSectionNode
  | EmojiNode
  | TimestampNode;

/** Letters as they are, line breaks too. Two never stand side by side and none is empty. */
export interface TextNode {
  type: 'text';
  text: string;
  /** Where a colon was escaped, counted in UTF-16 units: it begins and ends no emoji's name. Absent where none was. */
  escapedColons?: readonly number[];
}

/** The marks that only change how their content looks. */
export const markTypes = ['bold', 'italic', 'underline', 'strikethrough', 'spoiler'] as const;
export type MarkType = (typeof markTypes)[number];

export interface MarkNode {
  type: MarkType;
  children: MarkupNode[];
}

/** Inline code; nothing inside is markup. */
export interface CodeNode {
  type: 'code';
  text: string;
}

/** `language` is the word after the fence as it was written, or null. It need not be a known language. */
export interface CodeBlockNode {
  type: 'codeBlock';
  language: string | null;
  text: string;
}

/** Neighboring quoted lines are one quote. A quote never holds a quote. */
export interface QuoteNode {
  type: 'quote';
  children: MarkupNode[];
}

export interface HeadingNode {
  type: 'heading';
  level: 1 | 2 | 3;
  children: MarkupNode[];
}

/** Small gray text, a line that starts with `-#`. */
export interface SubtextNode {
  type: 'subtext';
  children: MarkupNode[];
}

/** `start` is the number of the first item, from 1 on; it counts only when `ordered`. */
export interface ListNode {
  type: 'list';
  ordered: boolean;
  start: number;
  items: MarkupNode[][];
}

/**
 * `href` is always http or https and normalized by `URL`. Written as `[text](href 'title')` (masked), as a
 * bare address, or as `<address>`, which tells Discord to show no preview of the page (suppressed).
 */
export interface LinkNode {
  type: 'link';
  form: 'masked' | 'bare' | 'suppressed';
  href: string;
  title: string | null;
  children: MarkupNode[];
}

/** `id` is a snowflake string. */
export interface MentionNode {
  type: 'mention';
  of: 'user' | 'role' | 'channel';
  id: string;
}

/** `@everyone` or `@here`. */
export interface BroadcastNode {
  type: 'broadcast';
  to: 'everyone' | 'here';
}

/** A slash command that can be pressed. `name` holds subcommands too: `config set`. */
export interface CommandNode {
  type: 'command';
  name: string;
  id: string;
}

/** The parts of a server that can be pointed at without an id. */
export const guildSections = ['guide', 'browse', 'customize', 'linked-roles'] as const;
export type GuildSection = (typeof guildSections)[number];

export interface GuildSectionNode {
  type: 'guildSection';
  section: GuildSection;
}

/** A custom emoji. Emoji of Unicode are text. */
export interface EmojiNode {
  type: 'emoji';
  name: string;
  id: string;
  animated: boolean;
}

/**
 * How a moment is shown: t and T time, d and D date, f and F both (the capital is the longer form), s and S
 * both in short form without and with seconds, R as «in 5 minutes».
 */
export const timestampStyles = ['t', 'T', 'd', 'D', 'f', 'F', 's', 'S', 'R'] as const;
export type TimestampStyle = (typeof timestampStyles)[number];

/** `unix` is in seconds, may be negative and is always a moment `Date` can hold. */
export interface TimestampNode {
  type: 'timestamp';
  unix: number;
  style: TimestampStyle;
}
