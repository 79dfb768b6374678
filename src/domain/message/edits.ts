import { isRecord } from '../bot-config/parse-json';
import {
  blankEmbed,
  duplicateEmbed,
  MOST_FIELDS,
  newEmbed,
  newField,
  type Embed,
  type EmbedField,
  type NewId,
} from './embed';
import { isSet, withoutPart, type KeptPart } from './kept-parts';
import { MOST_EMBEDS, type Message } from './message';

type MessageText = 'content' | 'username' | 'avatar_url' | 'thread_name' | 'thread_id';
type EmbedText =
  | 'title'
  | 'description'
  | 'url'
  | 'color'
  | 'timestamp'
  | `author.${'name' | 'icon_url' | 'url'}`
  | `footer.${'text' | 'icon_url'}`
  | 'thumbnail.url'
  | 'image.url';

/** The path of a text in the form, as used by problems and counters: "content", "embeds.0.fields.2.value". */
export type TextPath =
  | MessageText
  | `embeds.${number}.${EmbedText}`
  | `embeds.${number}.fields.${number}.${'name' | 'value'}`;

/** The path of the webhook URL field. It is not part of the message. */
export const WEBHOOK_PATH = 'webhook';

export function isTextPath(message: Message, path: string): path is TextPath {
  return textAt(message, path) !== null;
}

export function textAt(message: Message, path: string): string | null {
  let node: unknown = message;
  for (const name of path.split('.')) {
    if (typeof node !== 'object' || node === null || !Object.hasOwn(node, name)) return null;
    node = (node as Readonly<Record<string, unknown>>)[name];
  }
  return typeof node === 'string' ? node : null;
}

export type MessageEdit =
  | { kind: 'change'; path: TextPath; value: string }
  /** Changes a text with a tool instead of the keyboard. Such an edit is always a separate undo step. */
  | { kind: 'format' | 'insert'; path: TextPath; value: string }
  | { kind: 'set inline'; embed: number; field: number; inline: boolean }
  | { kind: 'add embed' }
  /** Inserts a copy directly after the original. */
  | { kind: 'duplicate embed'; embed: number }
  /** If the embed is the only one, it is cleared instead. */
  | { kind: 'remove embed'; embed: number }
  | { kind: 'move embed'; from: number; to: number }
  | { kind: 'add field'; embed: number }
  | { kind: 'duplicate field'; embed: number; field: number }
  | { kind: 'remove field'; embed: number; field: number }
  | { kind: 'move field'; embed: number; from: number; to: number }
  /** A part that the form cannot edit. */
  | { kind: 'remove part'; part: KeptPart };

/** `now` is an ISO timestamp. */
export interface Making {
  newId: NewId;
  now: string;
}

/**
 * Parts that the edit does not change remain the same objects. Returns the same message if the edit changes nothing:
 * the text is equal, the index does not exist, or Discord's limit of embeds or fields is reached.
 */
export function edited(message: Message, edit: MessageEdit, { newId, now }: Making): Message {
  const { embeds } = message;
  switch (edit.kind) {
    case 'change':
    case 'format':
    case 'insert':
      // The type cast is safe, because `withText` only replaces one string with another.
      return withText(message, edit.path.split('.'), edit.value) as Message;
    case 'set inline':
      return withFields(message, edit.embed, (fields) =>
        fields[edit.field]?.inline === edit.inline
          ? fields
          : changedAt(fields, edit.field, (field) => ({ ...field, inline: edit.inline })),
      );
    case 'add embed':
      return withEmbeds(message, inserted(embeds, embeds.length, newEmbed(newId(), now)));
    case 'duplicate embed': {
      const copied = embeds[edit.embed];
      if (!copied) return message;
      return withEmbeds(message, inserted(embeds, edit.embed + 1, duplicateEmbed(copied, newId)));
    }
    case 'remove embed':
      return withEmbeds(
        message,
        embeds.length > 1
          ? without(embeds, edit.embed)
          : changedAt(embeds, edit.embed, () => blankEmbed(newId())),
      );
    case 'move embed':
      return withEmbeds(message, moved(embeds, edit.from, edit.to));
    case 'add field':
      return withFields(message, edit.embed, (fields) =>
        inserted(fields, fields.length, newField(newId())),
      );
    case 'duplicate field':
      return withFields(message, edit.embed, (fields) => {
        const copied = fields[edit.field];
        return copied ? inserted(fields, edit.field + 1, { ...copied, id: newId() }) : fields;
      });
    case 'remove field':
      return withFields(message, edit.embed, (fields) => without(fields, edit.field));
    case 'move field':
      return withFields(message, edit.embed, (fields) => moved(fields, edit.from, edit.to));
    case 'remove part':
      return isSet(message, edit.part) ? withoutPart(message, edit.part) : message;
  }
}

/** Returns `node` itself if there is no text at the path, or if the text is equal. */
function withText(node: unknown, [name, ...rest]: readonly string[], value: string): unknown {
  if (name === undefined) return typeof node === 'string' ? value : node;
  if (Array.isArray(node)) {
    return changedAt(node, Number(name), (entry: unknown) => withText(entry, rest, value));
  }
  if (!isRecord(node) || !Object.hasOwn(node, name)) return node;
  const after = withText(node[name], rest, value);
  return after === node[name] ? node : { ...node, [name]: after };
}

function withEmbeds(message: Message, embeds: readonly Embed[]): Message {
  const isSame = embeds === message.embeds || embeds.length > MOST_EMBEDS;
  return isSame ? message : { ...message, embeds };
}

function withFields(
  message: Message,
  at: number,
  change: (fields: readonly EmbedField[]) => readonly EmbedField[],
): Message {
  return withEmbeds(
    message,
    changedAt(message.embeds, at, (embed) => {
      const fields = change(embed.fields);
      return fields === embed.fields || fields.length > MOST_FIELDS ? embed : { ...embed, fields };
    }),
  );
}

function changedAt<Entry>(
  list: readonly Entry[],
  at: number,
  change: (entry: Entry) => Entry,
): readonly Entry[] {
  if (!(at in list)) return list;
  const before = list[at] as Entry;
  const after = change(before);
  return after === before ? list : list.with(at, after);
}

function inserted<Entry>(list: readonly Entry[], at: number, entry: Entry): readonly Entry[] {
  return list.toSpliced(at, 0, entry);
}

function without<Entry>(list: readonly Entry[], at: number): readonly Entry[] {
  return at in list ? list.toSpliced(at, 1) : list;
}

function moved<Entry>(list: readonly Entry[], from: number, to: number): readonly Entry[] {
  if (from === to || !(from in list) || !(to in list)) return list;
  return without(list, from).toSpliced(to, 0, list[from] as Entry);
}
