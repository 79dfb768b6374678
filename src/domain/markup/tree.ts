/**
 * Discord's markup as a tree. The preview renders it, and `plain-text.ts` converts it to text. Blocks and inline marks
 * are in the same list, because Discord allows, for example, a quote inside bold. Text nodes keep their line breaks,
 * except the line breaks directly before and after a block, which are in no text node. The line break after a code
 * block is an exception: it is part of the next text node, because a code block may be in the middle of a line.
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
 * `href` is an http or https URL, normalized by `URL`. `form` is how the link was written: `[text](href 'title')`
 * (masked), a bare address, or `<address>` (suppressed). A suppressed link has no link preview. Only its `href` can
 * also be a mailto or tel URL.
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

/**
 * The format of a timestamp. t and T are times, d and D are dates, f and F are both; the capital letter is the longer
 * form. s and S are date and time in short form, without and with seconds. R is relative, such as "in 5 minutes".
 */
export const timestampStyles = ['t', 'T', 'd', 'D', 'f', 'F', 's', 'S', 'R'] as const;
export type TimestampStyle = (typeof timestampStyles)[number];

/** `unix` is in seconds, may be negative, and is within the range of `Date`. */
export interface TimestampNode {
  type: 'timestamp';
  unix: number;
  style: TimestampStyle;
}
