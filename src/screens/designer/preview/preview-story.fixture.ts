import { http, HttpResponse } from 'msw';
import { blankEmbed, type Embed, type EmbedField, newEmbed } from '#domain/message/embed';
import { blankMessage, type Message } from '#domain/message/message';

/** A Saturday at 12:34 in the device's time zone. */
export const noon = new Date(2026, 10, 21, 12, 34).getTime();
export const noonIso = new Date(noon).toISOString();

const host = 'https://images.grouped.example';

/** Returns the URL of an image with the given size. The image always loads. */
export const picture = (width: number, height: number, hue = 255) =>
  `${host}/${width}x${height}.svg?hue=${hue}`;
export const brokenPicture = `${host}/gone.png`;

const drawnPicture = (width: number, height: number, hue: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
    <defs><linearGradient id="g" x2="1" y2="1">
      <stop stop-color="hsl(${hue} 80% 62%)"/><stop offset="1" stop-color="hsl(${hue + 50} 75% 42%)"/>
    </linearGradient></defs>
    <rect width="100%" height="100%" fill="url(#g)"/>
    <circle cx="72%" cy="34%" r="18%" fill="#fff" fill-opacity=".35"/>
  </svg>`;

const svg = (text: string) =>
  new HttpResponse(text, { headers: { 'Content-Type': 'image/svg+xml' } });

/** Handlers for the stories' images. Discord's emoji also load, unless their id starts with 9. */
export const pictures = [
  http.get<{ size: string }>(`${host}/:size.svg`, ({ request, params: { size } }) => {
    const [width = 1, height = 1] = size.split('x').map(Number);
    return svg(drawnPicture(width, height, Number(new URL(request.url).searchParams.get('hue'))));
  }),
  http.get(brokenPicture, () => new HttpResponse(null, { status: 404 })),
  http.get<{ file: string }>('https://cdn.discordapp.com/emojis/:file', ({ params: { file } }) =>
    file.startsWith('9') ? new HttpResponse(null, { status: 404 }) : svg(drawnPicture(96, 96, 40)),
  ),
];

export const embedWith = (parts: Partial<Embed>, id = 'one'): Embed => ({
  ...blankEmbed(id),
  ...parts,
});

export const messageOf = (
  texts: Partial<Omit<Message, 'embeds'>>,
  ...embeds: readonly Partial<Embed>[]
): Message => ({
  ...blankMessage(() => 'blank'),
  ...texts,
  embeds: embeds.map((parts, index) => embedWith(parts, `embed ${index}`)),
});

export const field = (name: string, value: string, inline = false): EmbedField => ({
  id: `${name} ${value}`,
  name,
  value,
  inline,
});

export const firstMessage = messageOf({}, newEmbed('one', noonIso));

export const everything = messageOf(
  {
    content: 'The **November drop** is live. <@&203948571029384756> read the rules first.',
    username: 'Reseller Hub',
    avatar_url: picture(128, 128, 20),
  },
  {
    author: {
      name: 'Mira Okafor',
      icon_url: picture(48, 48, 320),
      url: 'https://grouped.example/mira',
    },
    title: 'Sneaker drop: **Air Max 95** and 12 more',
    url: 'https://grouped.example/drops/november',
    color: '#e8843c',
    description:
      'Doors open <t:1795350840:R>. Prices are *retail*, one pair per member.\n\n' +
      '- Sizes __36 to 47__\n- ~~Raffle~~ first come, first served\n\n' +
      '> Be kind to the staff. They pack by hand.\n\n' +
      'Use `/enter` or ask in <#203948571029384757>.',
    thumbnail: { url: picture(140, 140, 200) },
    image: { url: picture(900, 420) },
    fields: [
      field('Price', '**€129**', true),
      field('Stock', '48 pairs', true),
      field('Ships', 'in 3 days', true),
      field('Region', 'EU and UK', true),
      field('Support', '[Open a ticket](https://grouped.example/help)', true),
      field('How to enter', '```js\nawait enter({ drop: "november" });\n```'),
    ],
    footer: { text: 'Reseller Hub · Members only', icon_url: picture(40, 40, 20) },
    timestamp: noonIso,
  },
);

const words = '**bold** and plain, *slanted* text, `code` here, [a link](https://a.example) too, ';
/** A message with a lot of markup. Its title, its description and its number of fields exceed Discord's limits. */
export const longest = messageOf(
  { content: words.repeat(40).slice(0, 2_000) },
  {
    title: 'A title as long as they come '.repeat(12),
    description: words.repeat(80),
    fields: Array.from({ length: 27 }, (_, index) =>
      field(`Field ${index + 1}`, words.repeat(3), index % 5 !== 0),
    ),
    footer: { text: 'A footer that goes on and on '.repeat(9), icon_url: '' },
  },
);

export const tenEmbeds = messageOf(
  { content: '' },
  ...Array.from({ length: 10 }, (_, index) => ({
    title: `Embed ${index + 1} of 10`,
    description: 'Each with a color of its own.',
    color: `#${((index * 1_611_111 + 5_793_266) % 0xff_ff_ff).toString(16).padStart(6, '0')}`,
  })),
);
