/** How many entries of a list are shown. */
const MOST_ENTRIES = 10;
/** How many characters of a text are shown. */
const LONGEST_TEXT = 150;

/** Returns text that Discord shows as it is (discord.md §8.2), in one line. */
export function escaped(text: string): string {
  return text.replaceAll(/\s+/g, ' ').replaceAll(/[\\*_~`|<>#@[\]():-]/g, String.raw`\$&`);
}

/** Returns inline code, in which Discord parses nothing (discord.md §8.3), in one line. */
export function code(text: string): string {
  return `\`${text.replaceAll(/\s+/g, ' ').replaceAll('`', 'ˋ')}\``;
}

/**
 * Returns the value of a setting as Discord shows it. Discord replaces the ids of roles and channels in mentions by their
 * names, also after they were renamed.
 */
export function valueText(kind: string, value: unknown): string {
  if (isRecord(value) && value['long'] === true) return 'a long value';
  const texts = entriesOf(kind, value);
  if (texts.length === 0) return 'not set';
  const more = texts.length - MOST_ENTRIES;
  return texts.slice(0, MOST_ENTRIES).join(', ') + (more > 0 ? ` and ${more} more` : '');
}

function entriesOf(kind: string, value: unknown): string[] {
  if (value === null || value === undefined || value === '') return [];
  if (typeof value === 'boolean') return [value ? 'on' : 'off'];
  if (Array.isArray(value)) return value.map((each) => entryText(kind, each));
  if (!isRecord(value)) return [entryText(kind, value)];
  switch (kind) {
    case 'pointsMap':
      return Object.entries(value).map(([id, points]) => `${channel(id)}: ${textOf(points)}`);
    case 'relayMap':
      return Object.entries(value).map(([word, id]) => `${textOf(word)}: ${channel(id)}`);
    case 'commandLog':
      return Object.keys(value).map(textOf);
    default:
      return ['title', 'description'].flatMap((key) => (value[key] ? [textOf(value[key])] : []));
  }
}

function entryText(kind: string, value: unknown): string {
  switch (kind) {
    case 'role':
    case 'roles':
      return mention('@&', value);
    case 'channel':
    case 'category':
    case 'channels':
      return channel(value);
    case 'channelPairs':
      return isRecord(value)
        ? `${channel(value['from'])} to ${channel(value['to'])}`
        : textOf(value);
    default:
      return textOf(value);
  }
}

function channel(id: unknown): string {
  return mention('#', id);
}

function mention(mark: string, id: unknown): string {
  return typeof id === 'string' && /^\d{17,20}$/.test(id) ? `<${mark}${id}>` : textOf(id);
}

function textOf(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value ?? null);
  if (text === '' || text === 'null') return 'not set';
  return code(text.length > LONGEST_TEXT ? `${text.slice(0, LONGEST_TEXT)}…` : text);
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
