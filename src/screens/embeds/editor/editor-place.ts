import type { Embed } from '#domain/message/embed';
import type { Message } from '#domain/message/message';

/** The tabs of one embed, in their order (spec §2 «Embed designer»). */
export const embedTabs = ['general', 'author', 'media', 'fields'] as const;
export type EmbedTab = (typeof embedTabs)[number];

/** Where in the editor a part of a message is changed. */
export type EditorPlace =
  | { part: 'message' }
  /** All embeds together: whichever is shown. */
  | { part: 'embeds' }
  | { part: 'embed'; embed: number; tab: EmbedTab };

/** The place of a path in the form (`domain/message/limits.ts`); '' is the message. */
export function placeOf(path: string): EditorPlace {
  const [head, index, name = ''] = path.split('.');
  if (head !== 'embeds') return { part: 'message' };
  if (index === undefined) return { part: 'embeds' };
  return { part: 'embed', embed: Number(index), tab: tabOf(name) };
}

/** The selectors of the control that stands for a path, and of what is next to it where there is none. The best first. */
export function controlsOf(path: string): string[] {
  if (path === '') return controlsOf('content');
  if (path === 'embeds') return ['[data-embed][aria-current=true]', '[data-path^="embeds."]'];
  const names = path.split('.');
  const above = names.map((_, place) => names.slice(0, names.length - place).join('.'));
  // An embed as a whole is told of at its title.
  const paths = names.length === 2 ? [`${path}.title`, 'embeds'] : above;
  return paths.map((each) => `[data-path="${CSS.escape(each)}"]`);
}

/**
 * Where two versions of a message differ, as a path: the first place there is. Null where they are the same. Compares
 * parts, not texts: what an edit did not touch is the same object.
 */
export function changedPath(before: Message, after: Message): string | null {
  const own = messageTexts.find((name) => before[name] !== after[name]);
  if (own !== undefined) return own;
  if (before.embeds === after.embeds) return null;
  const at = after.embeds.findIndex((embed, place) => embed !== before.embeds[place]);
  // All that is left is as it was: the last ones are gone.
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
