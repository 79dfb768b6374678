import type { MarkupNode, TextNode } from './tree';

export type EmojiNames = Pick<ReadonlyMap<string, string>, 'get'>;

const shortcode = /:([\w+-]{1,64}):/g;

export function mayHaveShortcodes(text: string): boolean {
  return text.search(shortcode) !== -1;
}

/** Replaces shortcodes with emoji. Code, links and escaped shortcodes are not changed. */
export function withEmoji(nodes: readonly MarkupNode[], names: EmojiNames): MarkupNode[] {
  return nodes.map((node): MarkupNode => {
    switch (node.type) {
      case 'text':
        return { type: 'text', text: replaced(node, names) };
      case 'bold':
      case 'italic':
      case 'underline':
      case 'strikethrough':
      case 'spoiler':
      case 'quote':
      case 'heading':
      case 'subtext':
        return { ...node, children: withEmoji(node.children, names) };
      case 'link':
        return node.form === 'masked'
          ? { ...node, children: withEmoji(node.children, names) }
          : node;
      case 'list':
        return { ...node, items: node.items.map((item) => withEmoji(item, names)) };
      case 'code':
      case 'codeBlock':
      case 'mention':
      case 'broadcast':
      case 'command':
      case 'guildSection':
      case 'emoji':
      case 'timestamp':
        return node;
    }
  });
}

/** The closing colon of an unknown name may open the next shortcode, so the search continues at that colon. */
function replaced({ text, escapedColons = [] }: TextNode, names: EmojiNames): string {
  const escaped = new Set(escapedColons);
  const parts: string[] = [];
  let from = 0;
  shortcode.lastIndex = 0;
  for (;;) {
    const match = shortcode.exec(text);
    if (match === null) break;
    const end = match.index + match[0].length;
    const isEscaped = escaped.has(match.index) || escaped.has(end - 1);
    const emoji = isEscaped ? undefined : names.get(match[1] ?? '');
    if (emoji === undefined) {
      shortcode.lastIndex = end - 1;
      continue;
    }
    parts.push(text.slice(from, match.index), emoji);
    from = end;
  }
  return parts.join('') + text.slice(from);
}
