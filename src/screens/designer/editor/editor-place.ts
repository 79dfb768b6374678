import type { Embed } from '#domain/message/embed';
import type { Message } from '#domain/message/message';

/** The tabs of one embed, in order (product.md §15.2). */
export const embedTabs = ['general', 'author', 'media', 'fields'] as const;
export type EmbedTab = (typeof embedTabs)[number];

export type EditorPlace =
  | { part: 'message' }
  | { part: 'embeds' }
  | { part: 'embed'; embed: number; tab: EmbedTab };

/** `path` is a path of `domain/message/limits.ts`. '' is the message itself. */
export function placeOf(path: string): EditorPlace {
  const [head, index, name = ''] = path.split('.');
  if (head !== 'embeds') return { part: 'message' };
  if (index === undefined) return { part: 'embeds' };
  return { part: 'embed', embed: Number(index), tab: tabOf(name) };
}

/** Returns selectors for the control at `path` and for fallback controls, best match first. */
export function controlsOf(path: string): string[] {
  if (path === '') return controlsOf('content');
  if (path === 'embeds') return ['[data-embed][aria-current=true]', '[data-path^="embeds."]'];
  const names = path.split('.');
  const above = names.map((_, place) => names.slice(0, names.length - place).join('.'));
  // For the path of a whole embed, the control is the embed's title.
  const paths = names.length === 2 ? [`${path}.title`, 'embeds'] : above;
  return paths.map((each) => `[data-path="${CSS.escape(each)}"]`);
}

/** Returns null if nothing changed. Compares identity, because an edit does not copy the unchanged parts. */
export function changedPath(before: Message, after: Message): string | null {
  const own = messageTexts.find((name) => before[name] !== after[name]);
  if (own !== undefined) return own;
  if (before.embeds === after.embeds) return null;
  const at = after.embeds.findIndex((embed, place) => embed !== before.embeds[place]);
  // All remaining embeds are unchanged, so embeds at the end were removed.
  if (at === -1) return `embeds.${after.embeds.length - 1}`;
  const [was, is] = [before.embeds[at], after.embeds[at]];
  if (was?.id !== is?.id || was === undefined || is === undefined) return `embeds.${at}`;
  const part = embedParts.find((name) => was[name] !== is[name]);
  return part === undefined ? `embeds.${at}` : `embeds.${at}.${part}`;
}

const messageTexts = ['content', 'username', 'avatar_url', 'thread_name', 'thread_id'] as const;

const embedParts = [
  'title',
  'description',
  'url',
  'color',
  'timestamp',
  'footer',
  'author',
  'thumbnail',
  'image',
  'fields',
] as const satisfies readonly (keyof Embed)[];

function tabOf(name: string): EmbedTab {
  switch (name) {
    case 'author':
    case 'fields':
      return name;
    case 'thumbnail':
    case 'image':
      return 'media';
    default:
      return 'general';
  }
}
