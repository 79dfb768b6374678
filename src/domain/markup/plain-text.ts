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

/** Nodes whose text needs a name or a language. */
type SaidNode =
  | MentionNode
  | BroadcastNode
  | CommandNode
  | GuildSectionNode
  | EmojiNode
  | TimestampNode;

/** Formats nodes that have no plain text. Each is optional. */
export interface Sayings {
  /** Formats a mention, command, emoji or timestamp. null uses the default: `@id`, `/name`, `:name:`, ISO 8601. */
  say?: (node: SaidNode) => string | null;
  /** Formats a spoiler. By default the hidden text is returned. */
  spoiler?: (hidden: string) => string;
}

/**
 * Returns a tree as text without marks, for accessible names and the clipboard. Blocks are on lines of their own. List
 * items start with a bullet or number and are indented by two spaces per level.
 */
export function plainText(nodes: readonly MarkupNode[], sayings: Sayings = {}): string {
  const parts: string[] = [];
  let atLineStart = true;
  let before: MarkupNode | null = null;
  for (const node of nodes) {
    const part = textOf(node, sayings);
    if (part === '') continue;
    // A code block is the only block that leaves the line break after it in the text.
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

function textOf(node: MarkupNode, sayings: Sayings): string {
  switch (node.type) {
    case 'text':
    case 'code':
      return node.text;
    case 'codeBlock':
      return withoutAnsi(node.text);
    case 'list':
      return listText(node, sayings);
    case 'bold':
    case 'italic':
    case 'underline':
    case 'strikethrough':
    case 'spoiler':
      return markText(node, sayings);
    case 'quote':
    case 'heading':
    case 'subtext':
    case 'link':
      return plainText(node.children, sayings);
    default:
      return sayings.say?.(node) ?? plainWay(node);
  }
}

function markText({ type, children }: MarkNode, sayings: Sayings): string {
  const text = plainText(children, sayings);
  return type === 'spoiler' && sayings.spoiler ? sayings.spoiler(text) : text;
}

function listText({ ordered, start, items }: ListNode, sayings: Sayings): string {
  return items
    .map((item, index) => {
      const bullet = ordered ? `${start + index}.` : '•';
      return `${bullet} ${plainText(item, sayings).replaceAll('\n', '\n  ')}`;
    })
    .join('\n');
}

function plainWay(node: SaidNode): string {
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
