import { isSnowflake } from '../bot-config/snowflake';
import { parseColor } from './color';
import { countersOf, lengthOf, limits } from './counters';
import { isEmptyEmbed, MOST_FIELDS, type Embed } from './embed';
import { hasComponentsV2, isSet } from './kept-parts';
import { MOST_EMBEDS, type Message } from './message';
import { parseTimestamp } from './timestamp';
import { checkAddress, type AddressProblem } from './web-address';

/**
 * A problem of a message (product.md §15.5). `path` locates it by Discord's keys and indexes, such as
 * "embeds.0.author.name". It is '' for the whole message and "embeds" for all embeds together.
 */
export type MessageProblem = { path: string } & MessageProblemKind;

/** `limit` and `count` are in characters as Discord counts them. For lists, they are numbers of entries. */
export type MessageProblemKind =
  | { kind: 'tooLong'; limit: number; count: number }
  | { kind: 'tooMany'; limit: number; count: number }
  /** The texts of all embeds together are too long. */
  | { kind: 'allTooLong'; limit: number; count: number }
  | { kind: 'emptyMessage' }
  /** The embed is empty and is not sent. */
  | { kind: 'emptyEmbed' }
  /** The author's icon or URL needs the author's name. The footer's icon needs the footer's text. */
  | { kind: 'required' }
  /** A field has no name or no value. Discord accepts the field and shows a gap. */
  | { kind: 'blankField' }
  /**
   * Discord shows only the first embed with a URL, with up to four images of all of them. This embed is not the first
   * one.
   */
  | { kind: 'sameUrl'; first: number }
  /** Discord shows at most four images of embeds with the same URL. The image of this embed is not shown. */
  | { kind: 'galleryFull'; first: number }
  | { kind: 'notAColor' }
  | { kind: 'notATimestamp' }
  | { kind: 'notASnowflake' }
  /** The name contains Discord's own name or its bot's name, in upper or lower case. Discord rejects such names. */
  | { kind: 'forbiddenName'; word: string }
  /** A part that a Components V2 message cannot have: content, embeds or a poll. */
  | { kind: 'besideComponentsV2' }
  /** The message specifies both an existing thread and a new one. Discord accepts only one of the two. */
  | { kind: 'threadTwice' }
  | AddressProblem;

const forbiddenNames = ['discord', 'clyde'];

/** Problems that are only warnings. Discord accepts the message, but the result may not be what the user meant. */
const warningKinds: ReadonlySet<MessageProblem['kind']> = new Set([
  'emptyEmbed',
  'blankField',
  'sameUrl',
  'galleryFull',
]);

/** Returns whether Discord would reject the message because of the problem. Other problems are warnings. */
export function isBlocking({ kind }: MessageProblem): boolean {
  return !warningKinds.has(kind);
}

export function checkMessage(message: Message): MessageProblem[] {
  const { embeds } = message;
  return [
    ...checkWhole(message),
    ...tooLong(message),
    ...checkUsername(message.username),
    ...at('avatar_url', address(message.avatar_url)),
    ...checkThread(message),
    ...embeds.flatMap((embed, index) => prefixed(`embeds.${index}`, checkEmbed(embed))),
    ...embeds.flatMap((embed, index) => sameUrl(embeds, embed, index)),
  ].toSorted((one, other) => placeOf(one.path) - placeOf(other.path));
}

function checkWhole(message: Message): MessageProblem[] {
  const { content, embeds } = message;
  const shown = embeds.filter((embed) => !isEmptyEmbed(embed));
  if (hasComponentsV2(message)) {
    return [
      ...at('content', content.trim() !== '' && { kind: 'besideComponentsV2' }),
      ...at('embeds', shown.length > 0 && { kind: 'besideComponentsV2' }),
      ...at('', isSet(message, 'poll') && { kind: 'besideComponentsV2' }),
      ...at('', !isSet(message, 'components') && { kind: 'emptyMessage' }),
    ];
  }
  if (shown.length === 0)
    return isEmptyMessage(message) ? [{ path: '', kind: 'emptyMessage' }] : [];
  const count = shown.length;
  const empty = embeds.flatMap((embed, index): MessageProblem[] =>
    isEmptyEmbed(embed) ? [{ path: `embeds.${index}`, kind: 'emptyEmbed' }] : [],
  );
  return count > MOST_EMBEDS
    ? [{ path: 'embeds', kind: 'tooMany', limit: MOST_EMBEDS, count }, ...empty]
    : empty;
}

/** Returns whether Discord would show nothing of the message, because it has no content, embed, poll or component. */
export function isEmptyMessage(message: Message): boolean {
  const { content, embeds } = message;
  const hasKept = isSet(message, 'components') || isSet(message, 'poll');
  return content.trim() === '' && embeds.every(isEmptyEmbed) && !hasKept;
}

function tooLong(message: Message): MessageProblem[] {
  return [...countersOf(message)].flatMap(([path, { count, limit }]): MessageProblem[] => {
    if (count <= limit) return [];
    return [{ path, kind: path === 'embeds' ? 'allTooLong' : 'tooLong', limit, count }];
  });
}

function checkUsername(username: string): MessageProblem[] {
  const word = forbiddenNames.find((name) => username.toLowerCase().includes(name));
  return word === undefined ? [] : [{ path: 'username', kind: 'forbiddenName', word }];
}

function checkThread({ thread_id, thread_name }: Message): MessageProblem[] {
  const id = thread_id.trim();
  if (id === '') return [];
  if (!isSnowflake(id)) return [{ path: 'thread_id', kind: 'notASnowflake' }];
  return thread_name.trim() === '' ? [] : [{ path: 'thread_name', kind: 'threadTwice' }];
}

function checkEmbed(embed: Embed): MessageProblem[] {
  const { author, footer, thumbnail, image, fields, color, timestamp } = embed;
  return [
    ...at('url', address(embed.url)),
    ...at('color', isInvalid(color, parseColor) && { kind: 'notAColor' }),
    ...at('timestamp', isInvalid(timestamp, parseTimestamp) && { kind: 'notATimestamp' }),
    ...at('author.name', lacks(author.name, author.url, author.icon_url)),
    ...at('author.url', address(author.url)),
    ...at('author.icon_url', address(author.icon_url)),
    ...at('footer.text', lacks(footer.text, footer.icon_url)),
    ...at('footer.icon_url', address(footer.icon_url)),
    ...at('thumbnail.url', address(thumbnail.url)),
    ...at('image.url', address(image.url)),
    ...at('fields', fields.length > MOST_FIELDS && tooManyFields(fields.length)),
    ...fields.flatMap(({ name, value }, index) => [
      ...at(`fields.${index}.name`, name.trim() === '' && { kind: 'blankField' }),
      ...at(`fields.${index}.value`, value.trim() === '' && { kind: 'blankField' }),
    ]),
  ];
}

function tooManyFields(count: number): MessageProblemKind {
  return { kind: 'tooMany', limit: MOST_FIELDS, count };
}

/** The maximum number of images that Discord shows for embeds with the same URL. */
const MOST_IMAGES = 4;

/** Skips empty embeds. If `embed` has no URL, returns its own index. */
export function firstWithUrl(embeds: readonly Embed[], embed: Embed): number {
  const url = embed.url.trim();
  if (url === '') return embeds.indexOf(embed);
  return embeds.findIndex((other) => !isEmptyEmbed(other) && other.url.trim() === url);
}

/** Returns the image of the embed and those of other embeds with the same URL, at most four in total. */
export function galleryOf(embeds: readonly Embed[], first: number): string[] {
  const url = embeds[first]?.url.trim() ?? '';
  return embeds
    .filter((embed, at) => at === first || (url !== '' && embed.url.trim() === url))
    .map(({ image }) => image.url.trim())
    .filter((image) => image !== '')
    .slice(0, MOST_IMAGES);
}

function sameUrl(embeds: readonly Embed[], embed: Embed, index: number): MessageProblem[] {
  const first = firstWithUrl(embeds, embed);
  if (first === index || isEmptyEmbed(embed)) return [];
  const path = `embeds.${index}.url`;
  const { image } = embed;
  if (!isEmptyEmbed({ ...embed, image: { url: '' } })) return [{ path, kind: 'sameUrl', first }];
  return galleryOf(embeds, first).includes(image.url.trim())
    ? []
    : [{ path, kind: 'galleryFull', first }];
}

function at(path: string, problem: MessageProblemKind | false | null): MessageProblem[] {
  return problem ? [{ path, ...problem }] : [];
}

function prefixed(prefix: string, problems: readonly MessageProblem[]): MessageProblem[] {
  return problems.map((problem) => ({ ...problem, path: `${prefix}.${problem.path}` }));
}

function address(text: string): MessageProblemKind | null {
  const count = lengthOf(text);
  if (count > limits.address) return { kind: 'tooLong', limit: limits.address, count };
  return checkAddress(text);
}

function isInvalid(text: string, parse: (text: string) => string | null): boolean {
  return text.trim() !== '' && parse(text) === null;
}

function lacks(text: string, ...needing: readonly string[]): MessageProblemKind | null {
  const isNeeded = needing.some((other) => other.trim() !== '');
  return isNeeded && text.trim() === '' ? { kind: 'required' } : null;
}

const order = ['', 'content', 'username', 'avatar_url', 'thread_name', 'thread_id', 'embeds'];

/** Returns the sort key that puts problems in the order of the form. Problems with equal keys keep their order. */
function placeOf(path: string): number {
  const [head = '', index] = path.split('.');
  return order.indexOf(head) + (index === undefined ? 0 : Number(index) + 1);
}
