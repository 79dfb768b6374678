import { isOnSale, offerOf, type SoldMembership } from './membership';
import type { StorePage } from './store';

/** Limits of a component embed (https://docs.discord.com/developers/link-previews/component-embeds). */
const limits = { bytes: 3_000, url: 2_048, buttonUrl: 512 } as const;

/** The lengths in characters to which texts are cut, and the number of memberships that are listed. */
const most = { name: 100, text: 200, membership: 60, memberships: 6 } as const;

interface Text {
  type: 10;
  content: string;
}

interface Picture {
  media: { url: string };
}

/** The components of Discord that a preview of a store consists of. */
type Component =
  | Text
  | { type: 9; components: readonly Text[]; accessory: { type: 11 } & Picture }
  | { type: 12; items: readonly Picture[] }
  | { type: 14 }
  | { type: 1; components: readonly [{ type: 2; style: 5; label: string; url: string }] };

export interface ComponentEmbed {
  component: { type: 17; accent_color: number; components: readonly Component[] };
}

export interface ComponentEmbedOptions {
  /** The absolute URL of the page. */
  url: string;
  /** Unix ms. Decides which price applies. */
  now: number;
  /** The figures under the name, such as '4.3 from 12 reviews'. */
  figures: readonly string[];
  /** Returns the price, such as '$49.99/month'. */
  priceOf: (minor: number, membership: SoldMembership) => string;
  /** The text for what is limited or sold out; null if there is none. */
  limitOf: (membership: SoldMembership) => string | null;
}

/**
 * Returns the preview that Discord shows for a link to a store page, made of its components. Discord shows no preview at
 * all if one of its rules is broken, so whatever does not fit is left out. Returns null for a demo store.
 */
export function componentEmbed(
  store: StorePage,
  options: ComponentEmbedOptions,
): ComponentEmbed | null {
  if (store.isDemo) return null;
  const listed = Math.min(store.memberships.length, most.memberships);
  const counts = Array.from({ length: listed + 1 }, (_, index) => listed - index);
  const sizes = [
    ...counts.map((memberships) => ({ memberships, hasText: true, hasPictures: true })),
    { memberships: listed, hasText: false, hasPictures: true },
    { memberships: 0, hasText: false, hasPictures: false },
  ];
  return (
    sizes
      .map((size) => embedOf(store, options, size))
      .find((embed) => embedBytes(embed) <= limits.bytes) ?? null
  );
}

/** Returns the size of the JSON in a page, in bytes, with every character that a page may escape at its full length. */
export function embedBytes(embed: unknown): number {
  return JSON.stringify(embed).replaceAll(/[<>&]|[^ -~]/g, '\\u0000').length;
}

interface Size {
  memberships: number;
  hasText: boolean;
  hasPictures: boolean;
}

function embedOf(
  store: StorePage,
  options: ComponentEmbedOptions,
  { memberships, hasText, hasPictures }: Size,
): ComponentEmbed {
  const { name, tagline, design, logoUrl, cardUrl = null } = store;
  const shown = (url: string | null) =>
    hasPictures && url !== null && isPicture(url) ? url : null;
  const text = [tagline, design.heroSubtitle].find((given) => given.trim() !== '') ?? '';
  const figures = options.figures.join(' · ');
  const head = [
    textOf(`## ${plain(name, most.name)}`),
    ...(hasText && text !== '' ? [textOf(plain(text, most.text))] : []),
    ...(figures === '' ? [] : [textOf(plain(figures, most.text))]),
  ];
  const logo = shown(logoUrl);
  const card = shown(cardUrl);
  const prices = store.memberships
    .slice(0, memberships)
    .map((membership) => priceLine(membership, options));
  const rest = store.memberships.length - memberships;
  const lines = [...prices, ...(rest > 0 && prices.length > 0 ? [`-# ${rest} more`] : [])];
  const canJoin = store.memberships.some((membership) => isOnSale(membership, options.now));
  return {
    component: {
      type: 17,
      accent_color: Number.parseInt(design.primaryColor.slice(1), 16),
      components: [
        ...(logo === null
          ? head
          : [
              { type: 9, components: head, accessory: { type: 11, media: { url: logo } } } as const,
            ]),
        ...(card === null ? [] : [{ type: 12, items: [{ media: { url: card } }] } as const]),
        ...(lines.length === 0 ? [] : [{ type: 14 } as const, textOf(lines.join('\n'))]),
        ...(options.url.length <= limits.buttonUrl
          ? [
              {
                type: 1,
                components: [
                  { type: 2, style: 5, label: canJoin ? 'Join' : 'Open store', url: options.url },
                ],
              } as const,
            ]
          : []),
      ],
    },
  };
}

function priceLine(
  membership: SoldMembership,
  { now, priceOf, limitOf }: ComponentEmbedOptions,
): string {
  const { priceMinor, regularPriceMinor, isEarlyBird } = offerOf(membership, now);
  const limit = limitOf(membership);
  const regular = isEarlyBird ? `~~${priceOf(regularPriceMinor, membership)}~~ ` : '';
  const price = `${regular}${priceOf(priceMinor, membership)}`;
  return `**${plain(membership.name, most.membership)}** ${price}${limit === null ? '' : ` · ${limit}`}`;
}

const textOf = (content: string): Text => ({ type: 10, content });

/** Returns a text in one line, cut, without what Discord would format, link or mention. */
function plain(text: string, length: number): string {
  const line = Array.from(text.replaceAll(/\s+/g, ' ').trim());
  const cut = line.length <= length ? line : [...line.slice(0, length - 1), '…'];
  const shown = cut.join('').replaceAll(/[\\*_~`|<>@#[\]():-]/g, '\\$&');
  return shown === '' ? '…' : shown;
}

function isPicture(url: string): boolean {
  return /^https?:\/\//.test(url) && url.length <= limits.url;
}
