import { entriesOf, isRecord, own } from '../bot-config/parse-json';

/** The maximum nesting depth. For example, a backup contains messages, and each message can contain `data`. */
const deepest = 6;

/**
 * Supports Discohook's `messages[].data` and its backups, `message`, `embed`, lists of messages or of embeds, `data` of
 * discord.js builders, and flat keys (discord.md §9.2). Does not validate the results.
 */
export function findMessages(json: unknown): unknown[] {
  return unwrapped(json, 0);
}

function unwrapped(json: unknown, depth: number): unknown[] {
  if (depth > deepest) return [];
  if (Array.isArray(json)) return inList(json, depth);
  for (const name of ['backups', 'messages']) {
    const list = own(json, name);
    if (Array.isArray(list) && list.length > 0) return inList(list, depth);
  }
  if (own(json, 'embeds') === undefined) {
    for (const name of ['message', 'data']) {
      const inner = own(json, name);
      if (isRecord(inner)) return unwrapped(inner, depth + 1);
    }
  }
  if (isRecord(json) && isRecord(json['embed']) && own(json, 'embeds') === undefined) {
    const { embed, ...rest } = json;
    return [renamed({ ...rest, embeds: [embed] })];
  }
  return [renamed(json)];
}

/** Returns the messages of a list. If the list contains only embeds, they form one message. */
function inList(list: readonly unknown[], depth: number): unknown[] {
  const isMessage = (entry: unknown) =>
    ['content', 'embeds', 'embed', 'data', 'message', 'messages', 'components', 'poll'].some(
      (name) => own(entry, name) !== undefined,
    );
  if (list.length > 0 && !list.some(isMessage)) return [renamed({ embeds: list })];
  return list.flatMap((entry) => unwrapped(entry, depth + 1));
}

/** Renames the keys of a message or an embed to the names that Discord uses. */
function renamed(json: unknown): unknown {
  if (!isRecord(json)) return json;
  const message = snakeCased(json);
  const embeds = own(message, 'embeds');
  if (Array.isArray(embeds)) return { ...message, embeds: embeds.map(embedOf) };
  return embedOf(message);
}

/** Reads an embed from a discord.js builder, an embed with flat keys, or an embed with camel case keys. */
function embedOf(raw: unknown): unknown {
  const inner = own(raw, 'data') ?? raw;
  if (!isRecord(inner)) return inner;
  const embed = snakeCased(inner);
  const rest = Object.fromEntries(entriesOf(embed).filter(([name]) => !flatNames.has(name)));
  const parts = Object.fromEntries(
    ['author', 'footer'].flatMap((name) => {
      const part = own(embed, name);
      return isRecord(part) ? [[name, snakeCased(part)]] : [];
    }),
  );
  return { ...rest, ...flatParts(embed), ...parts, ...pictures(embed) };
}

/** Returns the embed's `thumbnail` and `image` as objects if they are plain URLs, as some tools write them. */
function pictures(embed: Record<string, unknown>) {
  return Object.fromEntries(
    ['thumbnail', 'image'].flatMap((name) => {
      const url = own(embed, name);
      return typeof url === 'string' ? [[name, { url }]] : [];
    }),
  );
}

const flatNames: ReadonlySet<string> = new Set([
  'title_url',
  'author_name',
  'author_url',
  'author_image_url',
  'footer_text',
  'footer_icon_url',
  'thumbnail_image_url',
  'image_url',
]);

/** Converts the flat keys of the tool embedbuilder, such as `author_name`, in snake case. */
function flatParts(embed: Record<string, unknown>): Record<string, unknown> {
  const at = (name: string) => own(embed, name);
  const part = (name: string, entries: Record<string, unknown>) =>
    Object.values(entries).some((value) => value !== undefined) ? { [name]: entries } : {};
  return {
    ...(at('title_url') !== undefined && { url: at('title_url') }),
    ...part('author', {
      name: at('author_name'),
      url: at('author_url'),
      icon_url: at('author_image_url'),
    }),
    ...part('footer', { text: at('footer_text'), icon_url: at('footer_icon_url') }),
    ...part('thumbnail', { url: at('thumbnail_image_url') }),
    ...part('image', { url: at('image_url') }),
  };
}

/** Converts keys to snake case: `iconURL` and `iconUrl` become `icon_url`. */
function snakeCased(raw: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    entriesOf(raw).map(([name, value]) => [
      name.replaceAll(/(?<=[a-z])[A-Z]+/g, (capitals) => `_${capitals}`).toLowerCase(),
      value,
    ]),
  );
}
