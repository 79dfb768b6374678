import type { Cursor, Rule, Step } from './range';
import {
  guildSections,
  timestampStyles,
  type GuildSection,
  type MarkupNode,
  type TimestampStyle,
} from './tree';

/** The maximum of `Date`, in seconds. */
const lastMoment = 8_640_000_000_000;

// \p{M} is needed for scripts with combining vowel signs.
const command = /<\/([-_\p{L}\p{M}\p{N}]{1,32}(?: [-_\p{L}\p{M}\p{N}]{1,32}){0,2}):(\d{1,20})>/uy;

const readEntity: Rule = (cursor) =>
  read(cursor, /<(@!?|@&|#)(\d{1,20})>/y, ([, sign = '', id = '']) => ({
    type: 'mention',
    of: sign === '#' ? 'channel' : sign === '@&' ? 'role' : 'user',
    id,
  }));

const readCommand: Rule = (cursor) =>
  read(cursor, command, ([, name = '', id = '']) => ({ type: 'command', name, id }));

/** Parses a section such as `<id:guide>`. After `linked-roles`, there may be the id of a role. */
const readGuildSection: Rule = (cursor) =>
  read(cursor, /<id:([a-z-]{1,16})(?::\d{1,20})?>/y, ([, section = '']) =>
    isGuildSection(section) ? { type: 'guildSection', section } : null,
  );

const readEmoji: Rule = (cursor) =>
  read(cursor, /<(a?):(\w{1,32}):(\d{1,20})>/y, ([, animated, name = '', id = '']) => ({
    type: 'emoji',
    name,
    id,
    animated: animated === 'a',
  }));

const readTimestamp: Rule = (cursor) =>
  read(cursor, /<t:(-?\d{1,14})(?::([a-zA-Z]))?>/y, ([, seconds = '', style = 'f']) => {
    // Converts -0 to 0.
    const unix = Number(seconds) + 0;
    const isKnown = isTimestampStyle(style) && Math.abs(unix) <= lastMoment;
    return isKnown ? { type: 'timestamp', unix, style } : null;
  });

export const readAngled: Rule = (cursor, inside) => {
  const always = readEmoji(cursor, inside) ?? readTimestamp(cursor, inside);
  if (always !== null || !cursor.range.abilities.mentions) return always;
  return (
    readEntity(cursor, inside) ?? readCommand(cursor, inside) ?? readGuildSection(cursor, inside)
  );
};

/** Parses `@everyone` and `@here`, anywhere in a text. */
export const readBroadcast: Rule = (cursor) =>
  cursor.range.abilities.mentions
    ? read(cursor, /@(everyone|here)/y, ([, to]) => ({
        type: 'broadcast',
        to: to === 'here' ? 'here' : 'everyone',
      }))
    : null;

function read(
  { range, at }: Cursor,
  pattern: RegExp,
  nodeOf: (found: RegExpExecArray) => MarkupNode | null,
): Step | null {
  pattern.lastIndex = at;
  const found = pattern.exec(range.source.text);
  if (found === null || at + found[0].length > range.to) return null;
  const node = nodeOf(found);
  return node === null ? null : { node, end: at + found[0].length };
}

function isGuildSection(text: string): text is GuildSection {
  return (guildSections as readonly string[]).includes(text);
}

function isTimestampStyle(text: string): text is TimestampStyle {
  return (timestampStyles as readonly string[]).includes(text);
}
