import { cutTo } from '#domain/names';
import { own } from '../bot-config/parse-json';
import { embedKeys } from './embed';
import { messageKeys } from './message';

/** `known` keys are read. `silent` keys, which Discord or other tools add, are ignored without a warning. */
interface KeySet {
  known: readonly string[];
  silent: ReadonlySet<string>;
}

const media: KeySet = {
  known: ['url'],
  silent: new Set([
    'proxy_url',
    'width',
    'height',
    'content_type',
    'placeholder',
    'placeholder_version',
    'flags',
    'loading_state',
    'original_content_type',
  ]),
};

const keySets = {
  message: {
    known: messageKeys,
    silent: new Set([
      '_id',
      'id',
      'type',
      'version',
      'channel_id',
      'guild_id',
      'webhook_id',
      'application_id',
      'author',
      'member',
      'timestamp',
      'edited_timestamp',
      'mentions',
      'mention_roles',
      'mention_everyone',
      'mention_channels',
      'pinned',
      'nonce',
      'position',
      'reactions',
      'interaction',
      'interaction_metadata',
      'resolved',
    ]),
  },
  embed: {
    known: embedKeys,
    silent: new Set(['_id', 'id', 'type', 'flags', 'reference_id', 'content_scan_version']),
  },
  author: { known: ['name', 'url', 'icon_url'], silent: new Set(['proxy_icon_url']) },
  footer: { known: ['text', 'icon_url'], silent: new Set(['proxy_icon_url']) },
  thumbnail: media,
  image: media,
  field: { known: ['name', 'value', 'inline'], silent: new Set(['_id', 'id']) },
  allowed_mentions: { known: ['parse', 'roles', 'users'], silent: new Set(['replied_user']) },
  poll: {
    known: ['question', 'answers', 'duration', 'allow_multiselect', 'layout_type'],
    silent: new Set(['expiry', 'results']),
  },
} satisfies Record<string, KeySet>;

/** A key that is not read. */
export interface UnknownKey {
  /** A path such as "embeds[0].titel". */
  path: string;
  /** The known key that the user may have meant, or null. */
  suggestion: string | null;
  /** Whether the value is empty, so that ignoring the key loses nothing. */
  isEmpty: boolean;
}

export function unknownKeysOfMessage(raw: unknown): UnknownKey[] {
  const embeds = own(raw, 'embeds');
  return [
    ...unknownIn(raw, '', keySets.message),
    ...unknownIn(own(raw, 'allowed_mentions'), 'allowed_mentions', keySets.allowed_mentions),
    ...unknownIn(own(raw, 'poll'), 'poll', keySets.poll),
    ...(Array.isArray(embeds)
      ? embeds.flatMap((embed: unknown, at) => unknownKeysOfEmbed(embed, `embeds[${at}]`))
      : []),
  ];
}

/** Returns the unknown keys of an embed. `path` is the path of the embed, or '' if the embed is the whole value. */
export function unknownKeysOfEmbed(raw: unknown, path: string): UnknownKey[] {
  const fields = own(raw, 'fields');
  return [
    ...unknownIn(raw, path, keySets.embed),
    ...(['author', 'footer', 'thumbnail', 'image'] as const).flatMap((name) =>
      unknownIn(own(raw, name), joined(path, name), keySets[name]),
    ),
    ...(Array.isArray(fields)
      ? fields.flatMap((field: unknown, at) =>
          unknownIn(field, `${joined(path, 'fields')}[${at}]`, keySets.field),
        )
      : []),
  ];
}

function unknownIn(raw: unknown, path: string, { known, silent }: KeySet): UnknownKey[] {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return [];
  return Object.entries(raw).flatMap(([name, value]) =>
    known.includes(name) || silent.has(name)
      ? []
      : [
          {
            path: joined(path, shortened(name)),
            suggestion: known.find((other) => isLike(name.toLowerCase(), other)) ?? null,
            isEmpty: isNothing(value),
          },
        ],
  );
}

function joined(path: string, name: string): string {
  return path === '' ? name : `${path}.${name}`;
}

const LONGEST_NAME = 40;

function shortened(name: string): string {
  const start = cutTo(name, LONGEST_NAME);
  return start === name ? name : `${start}…`;
}

function isNothing(value: unknown): boolean {
  if (value === null || value === '' || value === false || value === 0) return true;
  return typeof value === 'object' && Object.keys(value as object).length === 0;
}

/** A short name may differ by one edit, a longer name by two. `name` may also be the start of a much longer key. */
function isLike(name: string, known: string): boolean {
  if (Math.abs(name.length - known.length) > 2) return name.length > 3 && known.startsWith(name);
  const most = Math.min(name.length, known.length) < 5 ? 1 : 2;
  return name.length > 2 && slips(name, known) <= most;
}

/** Returns the Damerau-Levenshtein distance (optimal string alignment) of two names. */
function slips(one: string, other: string): number {
  const rows: number[][] = [Array.from({ length: other.length + 1 }, (_, at) => at)];
  for (let at = 1; at <= one.length; at += 1) {
    const row = [at];
    const above = rows[at - 1] ?? [];
    for (let to = 1; to <= other.length; to += 1) {
      const isSame = one[at - 1] === other[to - 1];
      const isSwapped = one[at - 1] === other[to - 2] && one[at - 2] === other[to - 1];
      const best = Math.min(
        (above[to] ?? 0) + 1,
        (row[to - 1] ?? 0) + 1,
        (above[to - 1] ?? 0) + (isSame ? 0 : 1),
      );
      const swapped = isSwapped ? (rows[at - 2]?.[to - 2] ?? best) + 1 : best;
      row.push(Math.min(best, swapped));
    }
    rows.push(row);
  }
  return rows[one.length]?.[other.length] ?? Infinity;
}
