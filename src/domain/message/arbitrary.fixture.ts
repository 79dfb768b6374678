import { blankEmbed, type Embed, type EmbedField, type NewId } from './embed';
import type { KeptParts } from './kept-parts';
import { blankMessage, type Message } from './message';

/** Returns the ids '1', '2', and so on. */
export function countedIds(): NewId {
  let last = 0;
  return () => String((last += 1));
}

/** Returns a message with the given values and one embed. The id of the embed is '1'. */
export function messageWith(
  embed: Partial<Embed> = {},
  rest: Partial<Omit<Message, 'embeds'>> = {},
): Message {
  return {
    ...blankMessage(() => '1'),
    ...rest,
    embeds: [{ ...blankEmbed('1'), color: '', ...embed }],
  };
}

export function fieldsWith(
  ...texts: readonly (readonly [string, string, boolean?])[]
): EmbedField[] {
  return texts.map(([name, value, inline = false], index) => ({
    id: `f${index + 1}`,
    name,
    value,
    inline,
  }));
}

/** Returns the message with all ids set to '', so that it can be compared with a message that was parsed again. */
export function withoutIds(message: Message): Message {
  return {
    ...message,
    embeds: message.embeds.map((embed) => ({
      ...embed,
      id: '',
      fields: embed.fields.map((field) => ({ ...field, id: '' })),
    })),
  };
}

/** Returns a seeded pseudorandom generator of numbers from 0 to 1 (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const pieces = [
  ...Array.from('abc XYZ09-_.:/\\"\'`$!%&{}[]<>#*~|\t\n'),
  'é',
  'ß',
  '漢',
  '👩‍👩‍👧',
  '🎉',
  '\u2028',
  '\u200b',
  'م',
  '</script>',
  '$(id)',
  '${x}',
  '\\u0041',
  "'''",
  'null',
];

/** Returns a random text of fewer than `most` pieces. The pieces include characters that often cause errors. */
export function anyText(random: () => number, most = 40): string {
  const length = Math.floor(random() * most);
  return Array.from({ length }, () => pick(random, pieces)).join('');
}

/** Returns a random message that Discord accepts. Each part may be missing. */
export function anyMessage(random: () => number): Message {
  const newId = countedIds();
  const maybe = (make: () => string) => (random() < 0.5 ? '' : make());
  // The texts begin and end with a visible character. Discord's payload leaves out blank texts, so a text of only white
  // space would be lost.
  const text = () => `x${anyText(random)}x`;
  const address = () => `https://example.com/${encodeURIComponent(anyText(random))}`;
  const color = () =>
    `#${Math.floor(random() * 0x1_00_00_00)
      .toString(16)
      .padStart(6, '0')}`;
  const embed = (): Embed => ({
    id: newId(),
    title: text(),
    description: maybe(text),
    url: maybe(address),
    color: maybe(color),
    timestamp: maybe(() => new Date(Math.floor(random() * 4e12)).toISOString()),
    author: { name: maybe(text), icon_url: maybe(address), url: maybe(address) },
    footer: { text: maybe(text), icon_url: maybe(address) },
    thumbnail: { url: maybe(address) },
    image: { url: maybe(address) },
    fields: Array.from({ length: Math.floor(random() * 4) }, () => ({
      id: newId(),
      name: text(),
      value: text(),
      inline: random() < 0.5,
    })),
  });
  return {
    content: maybe(text),
    username: maybe(text),
    avatar_url: maybe(address),
    thread_name: maybe(text),
    thread_id: '',
    embeds: Array.from({ length: 1 + Math.floor(random() * 3) }, embed),
    ...anyParts(random),
  };
}

/** Returns some of the parts that the form cannot edit. */
function anyParts(random: () => number): KeptParts {
  const all: KeptParts = {
    tts: true,
    flags: 4 | 4096,
    allowed_mentions: { parse: ['roles'], users: ['500000000000000001'] },
    components: [
      { type: 1, components: [{ type: 2, style: 5, label: anyText(random), url: 'https://a.b' }] },
    ],
    poll: {
      question: { text: `x${anyText(random)}` },
      answers: [
        { poll_media: { text: 'Now', emoji: { name: '🎉' } } },
        { poll_media: { text: 'b' } },
      ],
      duration: 48,
      allow_multiselect: true,
    },
    applied_tags: ['600000000000000001'],
  };
  return Object.fromEntries(Object.entries(all).filter(() => random() < 0.3));
}

function pick<Entry>(random: () => number, entries: readonly Entry[]): Entry {
  const entry = entries[Math.floor(random() * entries.length)];
  if (entry === undefined) throw new RangeError('nothing to pick from');
  return entry;
}
