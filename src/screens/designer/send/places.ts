import { embedLength } from '#domain/message/counters';
import type { Message } from '#domain/message/message';

const names: Readonly<Record<string, string>> = {
  content: 'Message content',
  username: 'Username',
  avatar_url: 'Avatar URL',
  thread_name: 'Thread name',
  thread_id: 'Thread ID',
  title: 'Title',
  description: 'Description',
  url: 'URL',
  color: 'Color',
  timestamp: 'Timestamp',
  author: 'Author',
  'author.name': 'Author name',
  'author.url': 'Author URL',
  'author.icon_url': 'Author icon URL',
  footer: 'Footer',
  'footer.text': 'Footer text',
  'footer.icon_url': 'Footer icon URL',
  thumbnail: 'Thumbnail',
  'thumbnail.url': 'Thumbnail URL',
  image: 'Image',
  'image.url': 'Image URL',
  fields: 'Fields',
};

const fieldNames: Readonly<Record<string, string>> = { name: 'name', value: 'value' };

const firstOf: Readonly<Record<string, string>> = {
  '': 'title',
  author: 'author.name',
  footer: 'footer.text',
  thumbnail: 'thumbnail.url',
  image: 'image.url',
  fields: 'fields.0.name',
};

/** Returns a text such as 'Embed 2, field 3, value', without the number of a single embed. An unknown path stays. */
export function placeLabel(path: string, embedCount: number): string {
  if (path === '') return 'Message';
  if (path === 'embeds') return 'All embeds';
  const [head, index, ...rest] = path.split('.');
  if (head !== 'embeds' || index === undefined) return names[path] ?? path;
  const embed = `Embed ${Number(index) + 1}`;
  if (rest.length === 0) return embed;
  const part = partLabel(rest);
  return embedCount > 1 ? `${embed}, ${part.charAt(0).toLowerCase()}${part.slice(1)}` : part;
}

/**
 * Returns the path of the control of a problem: for a whole part, its first control; if all embeds together are too
 * long, the longest description.
 */
export function controlPath(path: string, { embeds }: Pick<Message, 'embeds'>): string {
  if (path === '') return 'embeds.0.title';
  if (path === 'embeds') return `embeds.${longest(embeds)}.description`;
  const [head, index, ...rest] = path.split('.');
  if (head !== 'embeds' || index === undefined) return path;
  const [part, place, ...of] = rest;
  if (part === 'fields' && place !== undefined && of.length === 0) return `${path}.name`;
  const first = firstOf[rest.join('.')];
  return first === undefined ? path : `embeds.${index}.${first}`;
}

function partLabel(path: readonly string[]): string {
  const [head, place, part] = path;
  if (head !== 'fields' || place === undefined) return names[path.join('.')] ?? path.join('.');
  const field = `Field ${Number(place) + 1}`;
  if (part === undefined) return field;
  return `${field}, ${fieldNames[part] ?? part}`;
}

function longest(embeds: Message['embeds']): number {
  const lengths = embeds.map(embedLength);
  return Math.max(0, lengths.indexOf(Math.max(...lengths)));
}
