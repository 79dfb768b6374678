/**
 * Blocks and inline marks are in the same list, because Discord allows, for example, a quote inside bold. Text nodes
 * keep their line breaks, except those directly before and after a block. The line break after a code block is in the
 * next text node, because a code block may be in the middle of a line.
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

/** Plain text, including line breaks. It is never empty, and never next to another text node. */
export interface TextNode {
  type: 'text';
  text: string;
  /** Indexes of escaped colons, in UTF-16 units. They do not delimit a shortcode. */
  escapedColons?: readonly number[];
}

/** Marks that only change the style of their content. */
export const markTypes = ['bold', 'italic', 'underline', 'strikethrough', 'spoiler'] as const;
export type MarkType = (typeof markTypes)[number];

export interface MarkNode {
  type: MarkType;
  children: MarkupNode[];
}

/** Inline code, whose content is not parsed. */
export interface CodeNode {
  type: 'code';
  text: string;
}

/** `language` is the word after the opening fence, or null. The word may not be the name of a known language. */
export interface CodeBlockNode {
  type: 'codeBlock';
  language: string | null;
  text: string;
}

/** Quotes are not nested. */
export interface QuoteNode {
  type: 'quote';
  children: MarkupNode[];
}

export interface HeadingNode {
  type: 'heading';
  level: 1 | 2 | 3;
  children: MarkupNode[];
}

/** Small gray text: a line that starts with `-#`. */
export interface SubtextNode {
  type: 'subtext';
  children: MarkupNode[];
}

/** `start` is the number of the first item, at least 1. Only used if `ordered`. */
export interface ListNode {
  type: 'list';
  ordered: boolean;
  start: number;
  items: MarkupNode[][];
}

/**
 * `href` is normalized by `URL`; in the suppressed form, it can be mailto or tel. `form`: `[text](href 'title')`
 * (masked), a bare address, or `<address>` (suppressed), which has no link preview.
 */
export interface LinkNode {
  type: 'link';
  form: 'masked' | 'bare' | 'suppressed';
  href: string;
  title: string | null;
  children: MarkupNode[];
}

export interface MentionNode {
  type: 'mention';
  of: 'user' | 'role' | 'channel';
  id: string;
}

export interface BroadcastNode {
  type: 'broadcast';
  to: 'everyone' | 'here';
}

/** A clickable slash command. `name` includes subcommands: `config set`. */
export interface CommandNode {
  type: 'command';
  name: string;
  id: string;
}

/** Parts of a server that are mentioned by name instead of an id. */
export const guildSections = ['guide', 'browse', 'customize', 'linked-roles'] as const;
export type GuildSection = (typeof guildSections)[number];

export interface GuildSectionNode {
  type: 'guildSection';
  section: GuildSection;
}

/** A custom emoji. Unicode emoji are text. */
export interface EmojiNode {
  type: 'emoji';
  name: string;
  id: string;
  animated: boolean;
}

/** Times (t, T), dates (d, D), both (f, F), both in short form without and with seconds (s, S), or relative (R). */
export const timestampStyles = ['t', 'T', 'd', 'D', 'f', 'F', 's', 'S', 'R'] as const;
export type TimestampStyle = (typeof timestampStyles)[number];

/** `unix` is in seconds, may be negative, and is within the range of `Date`. */
export interface TimestampNode {
  type: 'timestamp';
  unix: number;
  style: TimestampStyle;
}
