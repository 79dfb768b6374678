import { isUrl } from '#domain/is-url';
import { isRecord } from '#domain/bot-config/parse-json';

interface Complaint {
  path: readonly string[];
  code: string;
  message: string;
}

/** The error tree of a 400 response as Discord nests it: `embeds["0"].title._errors[0]`. */
export type ErrorTree = { [name: string]: ErrorTree | { code: string; message: string }[] };

/**
 * Returns null for a valid body (discord.md §2.1, §2.3, §2.4). The rules are written independently of the app's own, so
 * that tests find a mistake in either of them.
 */
export function schemaErrorsOf(body: Readonly<Record<string, unknown>>): ErrorTree | null {
  const complaints = [
    ...textOf(body, 'content', 2000),
    ...textOf(body, 'thread_name', 100),
    ...usernameIn(body),
    ...addressOf(body, 'avatar_url'),
    ...embedsIn(body['embeds']),
  ];
  return complaints.length > 0 ? treeOf(complaints) : null;
}

export function isEmptyBody(body: Readonly<Record<string, unknown>>): boolean {
  const { content, embeds, components, attachments, poll } = body;
  const shown = Array.isArray(embeds) ? embeds.filter(isShown) : [];
  const others = [components, attachments].some((list) => Array.isArray(list) && list.length > 0);
  return trimmed(content) === '' && shown.length === 0 && !others && !isRecord(poll);
}

function isShown(embed: unknown): boolean {
  if (!isRecord(embed)) return false;
  const keys = ['title', 'description', 'author', 'footer', 'image', 'thumbnail', 'fields'];
  return keys.some((key) => Object.hasOwn(embed, key));
}

function usernameIn(body: Readonly<Record<string, unknown>>): Complaint[] {
  if (body['username'] === undefined) return [];
  const name = trimmed(body['username']);
  const path = ['username'];
  const word = ['discord', 'clyde'].find((forbidden) => name.toLowerCase().includes(forbidden));
  if (word !== undefined) {
    const message = `Username cannot contain "${word}"`;
    return [{ path, code: 'USERNAME_INVALID_CONTAINS', message }];
  }
  const isFit = name !== '' && lengthOf(name) <= 80;
  const message = 'Must be between 1 and 80 in length.';
  return isFit ? [] : [{ path, code: 'BASE_TYPE_BAD_LENGTH', message }];
}

function embedsIn(embeds: unknown): Complaint[] {
  if (embeds === undefined) return [];
  const path = ['embeds'];
  if (!Array.isArray(embeds))
    return [{ path, code: 'LIST_TYPE_CONVERT', message: 'Must be a list' }];
  if (embeds.length > 10) return [tooLong(path, 10)];
  const total = embeds.reduce((sum: number, embed) => sum + lengthOfEmbed(embed), 0);
  const message = 'Embed size exceeds maximum size of 6000';
  return [
    ...(total > 6000 ? [{ path, code: 'MAX_EMBED_SIZE_EXCEEDED', message }] : []),
    ...embeds.flatMap((embed: unknown, index) => below(['embeds', `${index}`], embedOf(embed))),
  ];
}

function embedOf(embed: unknown): Complaint[] {
  if (!isRecord(embed)) {
    return [{ path: [], code: 'MODEL_TYPE_CONVERT', message: 'Only dictionaries may be used' }];
  }
  const { author, footer, thumbnail, image, fields } = embed;
  return [
    ...textOf(embed, 'title', 256),
    ...textOf(embed, 'description', 4096),
    ...addressOf(embed, 'url'),
    ...colorOf(embed['color']),
    ...timestampIn(embed['timestamp']),
    ...part('author', author, (one) => [
      ...required(one, 'name'),
      ...textOf(one, 'name', 256),
      ...addressOf(one, 'url'),
      ...addressOf(one, 'icon_url'),
    ]),
    ...part('footer', footer, (one) => [
      ...required(one, 'text'),
      ...textOf(one, 'text', 2048),
      ...addressOf(one, 'icon_url'),
    ]),
    ...part('thumbnail', thumbnail, (one) => [...required(one, 'url'), ...addressOf(one, 'url')]),
    ...part('image', image, (one) => [...required(one, 'url'), ...addressOf(one, 'url')]),
    ...fieldsOf(fields),
  ];
}

function fieldsOf(fields: unknown): Complaint[] {
  if (!Array.isArray(fields)) return [];
  if (fields.length > 25) return [tooLong(['fields'], 25)];
  return fields.flatMap((field: unknown, index) =>
    part(`${index}`, field, (one) => [
      ...required(one, 'name'),
      ...textOf(one, 'name', 256),
      ...required(one, 'value'),
      ...textOf(one, 'value', 1024),
    ]).flatMap((complaint) => below(['fields'], [complaint])),
  );
}

function part(
  name: string,
  value: unknown,
  check: (part: Readonly<Record<string, unknown>>) => Complaint[],
): Complaint[] {
  return isRecord(value) ? below([name], check(value)) : [];
}

function required(of: Readonly<Record<string, unknown>>, name: string): Complaint[] {
  const message = 'This field is required';
  return Object.hasOwn(of, name) ? [] : [{ path: [name], code: 'BASE_TYPE_REQUIRED', message }];
}

function textOf(of: Readonly<Record<string, unknown>>, name: string, most: number): Complaint[] {
  const value = of[name] ?? '';
  if (typeof value !== 'string') {
    return [
      { path: [name], code: 'STRING_TYPE_CONVERT', message: 'Could not interpret as string.' },
    ];
  }
  return lengthOf(value.trim()) > most ? [tooLong([name], most)] : [];
}

function addressOf(of: Readonly<Record<string, unknown>>, name: string): Complaint[] {
  if (of[name] === undefined) return [];
  const value = formatted(of[name]);
  const path = [name];
  const [, scheme = ''] = /^([a-z][a-z\d+.-]*):/i.exec(value) ?? [];
  if (!/^https?$/i.test(scheme)) {
    const message = `Scheme "${scheme}" is not supported. Scheme must be one of ('http', 'https').`;
    return [{ path, code: 'URL_TYPE_INVALID_SCHEME', message }];
  }
  if (value.length > 2048) return [tooLong(path, 2048)];
  const message = 'Not a well formed URL.';
  return isUrl(value) ? [] : [{ path, code: 'URL_TYPE_INVALID_URL', message }];
}

/** A color must be a number: the string `#5865f2` is rejected. */
function colorOf(color: unknown): Complaint[] {
  if (color === undefined || color === null) return [];
  const path = ['color'];
  if (typeof color !== 'number' || !Number.isInteger(color)) {
    const message = `Value "${formatted(color)}" is not int.`;
    return [{ path, code: 'NUMBER_TYPE_COERCE', message }];
  }
  const message = 'int value should be less than or equal to 16777215.';
  return color < 0 || color > 0xff_ff_ff ? [{ path, code: 'NUMBER_TYPE_MAX', message }] : [];
}

function timestampIn(raw: unknown): Complaint[] {
  if (raw === undefined || raw === null) return [];
  const timestamp = formatted(raw);
  const isIso = /^\d{4}-\d\d-\d\d(T|$)/.test(timestamp);
  if (isIso && !Number.isNaN(Date.parse(timestamp))) return [];
  const message = `Could not parse ${timestamp}. Should be ISO8601.`;
  return [{ path: ['timestamp'], code: 'DATE_TIME_TYPE_PARSE', message }];
}

function lengthOfEmbed(embed: unknown): number {
  if (!isRecord(embed)) return 0;
  const { title, description, author, footer, fields } = embed;
  const texts = [
    title,
    description,
    isRecord(author) ? author['name'] : '',
    isRecord(footer) ? footer['text'] : '',
    ...(Array.isArray(fields) ? fields.filter(isRecord) : []).flatMap(({ name, value }) => [
      name,
      value,
    ]),
  ];
  return texts.reduce((sum: number, text) => sum + lengthOf(trimmed(text)), 0);
}

function tooLong(path: readonly string[], most: number): Complaint {
  return { path, code: 'BASE_TYPE_MAX_LENGTH', message: `Must be ${most} or fewer in length.` };
}

function below(path: readonly string[], complaints: readonly Complaint[]): Complaint[] {
  return complaints.map((complaint) => ({ ...complaint, path: [...path, ...complaint.path] }));
}

function formatted(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function trimmed(text: unknown): string {
  return typeof text === 'string' ? text.trim() : '';
}

function lengthOf(text: string): number {
  return Array.from(text).length;
}

function treeOf(complaints: readonly Complaint[]): ErrorTree {
  const tree: ErrorTree = {};
  for (const { path, code, message } of complaints) {
    let node = tree;
    for (const name of path) {
      const next = node[name];
      node = next === undefined || Array.isArray(next) ? (node[name] = {}) : next;
    }
    const errors = node['_errors'];
    node['_errors'] = [...(Array.isArray(errors) ? errors : []), { code, message }];
  }
  return tree;
}
