import type { MarkupContext } from '#domain/markup/contexts';
import type {
  GuildSection,
  LinkNode,
  MarkType,
  MarkupNode,
  TimestampStyle,
} from '#domain/markup/tree';

/** A text and its expected tree. */
export interface Case {
  text: string;
  context: MarkupContext;
  tree: MarkupNode[];
}

/** A child in a case. A string stands for a text node. */
export type Child = string | MarkupNode;

/** Creates a case for the context `description`, in which all markup is allowed. */
export function c(text: string, ...tree: Child[]): Case {
  return { text, context: 'description', tree: nodes(tree) };
}

/** Creates a case for another part of a message. */
export function at(context: MarkupContext, text: string, ...tree: Child[]): Case {
  return { text, context, tree: nodes(tree) };
}

export const b = mark('bold');
export const i = mark('italic');
export const u = mark('underline');
export const s = mark('strikethrough');
export const spoiler = mark('spoiler');

export const code = (text: string): MarkupNode => ({ type: 'code', text });

export const block = (text: string, language: string | null = null): MarkupNode => ({
  type: 'codeBlock',
  language,
  text,
});

export const quote = (...children: Child[]): MarkupNode => ({
  type: 'quote',
  children: nodes(children),
});

export const h = (level: 1 | 2 | 3, ...children: Child[]): MarkupNode => ({
  type: 'heading',
  level,
  children: nodes(children),
});

export const sub = (...children: Child[]): MarkupNode => ({
  type: 'subtext',
  children: nodes(children),
});

/** A bulleted list; an item is one child or an array of children. */
export const ul = (...items: (Child | Child[])[]): MarkupNode => ({
  type: 'list',
  ordered: false,
  start: 1,
  items: items.map((item) => nodes([item].flat())),
});

export const ol = (start: number, ...items: (Child | Child[])[]): MarkupNode => ({
  type: 'list',
  ordered: true,
  start,
  items: items.map((item) => nodes([item].flat())),
});

export const a = (href: string, ...children: Child[]): LinkNode => ({
  type: 'link',
  form: 'masked',
  href,
  title: null,
  children: nodes(children),
});

/** A masked link with a title. */
export const titled = (href: string, title: string, ...children: Child[]): LinkNode => ({
  ...a(href, ...children),
  title,
});

/** A bare URL. `shown` is the displayed text; set it if `URL` would format the URL differently. */
export const bare = (href: string, shown = href): LinkNode => ({
  ...a(href, shown),
  form: 'bare',
});

export const suppressed = (href: string, shown = href): LinkNode => ({
  ...a(href, shown),
  form: 'suppressed',
});

export const user = (id: string): MarkupNode => ({ type: 'mention', of: 'user', id });
export const role = (id: string): MarkupNode => ({ type: 'mention', of: 'role', id });
export const channel = (id: string): MarkupNode => ({ type: 'mention', of: 'channel', id });
export const everyone: MarkupNode = { type: 'broadcast', to: 'everyone' };
export const here: MarkupNode = { type: 'broadcast', to: 'here' };

export const command = (name: string, id: string): MarkupNode => ({ type: 'command', name, id });

export const guild = (section: GuildSection): MarkupNode => ({ type: 'guildSection', section });

export const emoji = (name: string, id: string, animated = false): MarkupNode => ({
  type: 'emoji',
  name,
  id,
  animated,
});

export const time = (unix: number, style: TimestampStyle = 'f'): MarkupNode => ({
  type: 'timestamp',
  unix,
  style,
});

function mark(type: MarkType) {
  return (...children: Child[]): MarkupNode => ({ type, children: nodes(children) });
}

function nodes(children: readonly Child[]): MarkupNode[] {
  return children.map((child) =>
    typeof child === 'string' ? { type: 'text', text: child } : child,
  );
}
