import { withoutAnsi } from './ansi';
import type {
  BroadcastNode,
  CommandNode,
  EmojiNode,
  GuildSectionNode,
  ListNode,
  MarkNode,
  MarkupNode,
  MentionNode,
  TimestampNode,
} from './tree';

/** Nodes whose text depends on a name or on the reader's language. */
type FormattedNode =
  | MentionNode
  | BroadcastNode
  | CommandNode
  | GuildSectionNode
  | EmojiNode
  | TimestampNode;

/** Optional functions that replace the default text of some nodes. */
export interface Formatters {
  /** If it returns null, the default is used: `@id`, `/name`, `:name:`, ISO 8601. */
  formatNode?: (node: FormattedNode) => string | null;
  /** Formats a spoiler. By default the hidden text is returned. */
  formatSpoiler?: (hidden: string) => string;
}

/** Returns text without marks, for accessible names and the clipboard. Lists are indented by two spaces per level. */
export function plainText(nodes: readonly MarkupNode[], formatters: Formatters = {}): string {
  const parts: string[] = [];
  let atLineStart = true;
  let before: MarkupNode | null = null;
  for (const node of nodes) {
    const part = textOf(node, formatters);
    if (part === '') continue;
    // The text after a code block starts with the line break that ends it. Text nodes do not contain the line breaks
    // around other blocks.
    const bringsBreak = before?.type === 'codeBlock' && part.startsWith('\n');
    const isApart = standsAlone(node) || (before !== null && standsAlone(before));
    if (isApart && !atLineStart && !bringsBreak) parts.push('\n');
    parts.push(part);
    atLineStart = part.endsWith('\n');
    before = node;
  }
  return parts.join('');
}

function standsAlone({ type }: MarkupNode): boolean {
  return ['codeBlock', 'quote', 'heading', 'subtext', 'list'].includes(type);
}

function textOf(node: MarkupNode, formatters: Formatters): string {
  switch (node.type) {
    case 'text':
    case 'code':
      return node.text;
    case 'codeBlock':
      return withoutAnsi(node.text);
    case 'list':
      return listText(node, formatters);
    case 'bold':
    case 'italic':
    case 'underline':
    case 'strikethrough':
    case 'spoiler':
      return markText(node, formatters);
    case 'quote':
    case 'heading':
    case 'subtext':
    case 'link':
      return plainText(node.children, formatters);
    default:
      return formatters.formatNode?.(node) ?? defaultText(node);
  }
}

function markText({ type, children }: MarkNode, formatters: Formatters): string {
  const text = plainText(children, formatters);
  return type === 'spoiler' && formatters.formatSpoiler ? formatters.formatSpoiler(text) : text;
}

function listText({ ordered, start, items }: ListNode, formatters: Formatters): string {
  return items
    .map((item, index) => {
      const bullet = ordered ? `${start + index}.` : '•';
      return `${bullet} ${plainText(item, formatters).replaceAll('\n', '\n  ')}`;
    })
    .join('\n');
}

function defaultText(node: FormattedNode): string {
  switch (node.type) {
    case 'mention':
      return `${node.of === 'channel' ? '#' : '@'}${node.id}`;
    case 'broadcast':
      return `@${node.to}`;
    case 'command':
      return `/${node.name}`;
    case 'guildSection':
      return `#${node.section}`;
    case 'emoji':
      return `:${node.name}:`;
    case 'timestamp':
      return new Date(node.unix * 1000).toISOString();
  }
}
