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

/** What stands for more than its letters, and needs names or a language to be said. */
type SaidNode =
  | MentionNode
  | BroadcastNode
  | CommandNode
  | GuildSectionNode
  | EmojiNode
  | TimestampNode;

/** How a reader says what the text alone does not: each may be left out. */
export interface Sayings {
  /** A mention, command, emoji or moment; null for the plain way: `@id`, `/name`, `:name:`, ISO 8601. */
  say?: (node: SaidNode) => string | null;
  /** A spoiler, given what it hides; left out, it is told. */
  spoiler?: (hidden: string) => string;
}

/**
 * A tree as text without marks, for a label that is read out or for the clipboard. Blocks stand on lines of
 * their own; items start with a bullet or their number and are indented by two spaces a level.
 */
export function plainText(nodes: readonly MarkupNode[], sayings: Sayings = {}): string {
  const parts: string[] = [];
  let atLineStart = true;
  let before: MarkupNode | null = null;
  for (const node of nodes) {
    const part = textOf(node, sayings);
    if (part === '') continue;
    // Only a code block leaves the break behind it in the text.
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
