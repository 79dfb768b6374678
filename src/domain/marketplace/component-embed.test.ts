import { describe, expect, it } from 'vitest';
import { componentEmbed, type ComponentEmbed } from './component-embed';
import { defaultDesign } from './design';
import { offerOf, type SoldMembership } from './membership';
import type { StorePage } from './store';

const now = Date.parse('2026-11-24T12:00:00Z');
const url = 'https://grouped.example/store/gold';

const membership = (change: Partial<SoldMembership> = {}): SoldMembership => ({
  id: '1',
  name: 'Gold',
  description: '',
  type: 'subscription',
  interval: 'month',
  priceMinor: 4_999,
  currency: 'USD',
  maxMembers: null,
  members: 0,
  earlyBirdPriceMinor: null,
  earlyBirdUntil: null,
  earlyBirdPlaces: null,
  features: [],
  checkoutUrl: 'https://buy.stripe.com/gold',
  ...change,
});

const store = (change: Partial<StorePage> = {}): StorePage => ({
  id: 'biz_1',
  slug: 'gold',
  name: 'Gold',
  tagline: 'Pings.',
  category: 'reselling',
  logoUrl: 'https://database.example/storage/v1/object/public/store-media/logo.png',
  cardUrl: 'https://database.example/storage/v1/object/public/store-cards/card.png',
  design: defaultDesign,
  sellerName: '',
  refundPolicy: '',
  supportUrl: null,
  memberships: [membership()],
  isDemo: false,
  ...change,
});

const embedOf = (given: StorePage, figures: readonly string[] = ['4.1 from 11 reviews']) =>
  componentEmbed(given, {
    url,
    now,
    figures,
    priceOf: (minor, { interval }) => `$${minor / 100}${interval === null ? '' : `/${interval}`}`,
    limitOf: (sold) => (offerOf(sold, now).isSoldOut ? 'Sold out' : null),
  });

const long = (length: number, text = 'W') => text.repeat(length);
const hostile = '[free](https://evil.example) <@1> @everyone </script><b>**x**\n# y';

/** Store pages of ten kinds. */
const stores: Record<string, StorePage> = {
  'one membership': store(),
  'six memberships': store({
    memberships: Array.from({ length: 6 }, (_, index) => membership({ name: `Plan ${index}` })),
  }),
  'forty memberships with long names': store({
    memberships: Array.from({ length: 40 }, () => membership({ name: long(100, '🃏') })),
  }),
  'a one-time payment': store({ memberships: [membership({ type: 'one-time', interval: null })] }),
  'sold out': store({ memberships: [membership({ maxMembers: 1, members: 1 })] }),
  'an early bird': store({ memberships: [membership({ earlyBirdPriceMinor: 3_999 })] }),
  'long texts': store({ name: long(100, '漢'), tagline: long(1_000, '🃏') }),
  'no logo and no picture': store({ logoUrl: null, cardUrl: undefined as never }),
  'right to left': store({ name: 'קלפים נדירים', tagline: 'כרטיסים נדירים' }),
  hostile: store({ name: hostile, tagline: hostile, memberships: [membership({ name: hostile })] }),
  'pictures at unusable addresses': store({
    logoUrl: 'data:image/png;base64,AAAA',
    cardUrl: `https://database.example/${long(2_048)}`,
  }),
};

type Json = { [key: string]: Json } | Json[] | string | number | boolean | null;
const isObject = (value: unknown): value is Record<string, Json> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const textIn = (value: Json | undefined) => (typeof value === 'string' ? value : '');

/** The keys that each type of component may have. */
const keys: Record<number, readonly string[]> = {
  1: ['type', 'id', 'components'],
  2: ['type', 'id', 'url', 'style', 'label', 'emoji', 'disabled'],
  9: ['type', 'id', 'components', 'accessory'],
  10: ['type', 'id', 'content'],
  11: ['type', 'id', 'media', 'description', 'spoiler'],
  12: ['type', 'id', 'items'],
  14: ['type', 'id', 'divider', 'spacing'],
  17: ['type', 'id', 'components', 'accent_color', 'spoiler'],
};

/** Returns the rules of Discord that a preview breaks: no preview is shown then, not even Open Graph. */
function brokenRules(embed: unknown): string[] {
  const broken: string[] = [];
  const rule = (isKept: boolean, name: string) => {
    if (!isKept) broken.push(name);
  };
  const text = JSON.stringify(embed);
  const inPage = text.replaceAll('<', '\\u003c');
  rule(new TextEncoder().encode(inPage).length <= 3_000, 'bytes');
  const escaped = inPage.replaceAll(/[^ -~]/g, '\\u0000');
  rule(escaped.length <= 3_000, 'bytes of a page that escapes more');
  const found: Record<string, Json>[] = [];
  const visit = (value: Json): void => {
    if (Array.isArray(value)) value.forEach(visit);
    else if (isObject(value)) {
      if ('type' in value) found.push(value);
      Object.values(value).forEach(visit);
    }
  };
  visit(JSON.parse(text) as Json);
  rule(isObject(embed) && Object.keys(embed).join() === 'component', 'one container');
  rule(found[0]?.['type'] === 17, 'the root is a container');
  rule(found.filter(({ type }) => type === 17).length === 1, 'no container in a container');
  rule(found.length <= 40, 'components');
  for (const each of found) {
    const allowed = keys[Number(each['type'])];
    rule(allowed !== undefined, 'types');
    rule(
      Object.keys(each).every((key) => allowed?.includes(key)),
      'keys',
    );
    const parts = each['components'];
    if (each['type'] === 2) {
      rule(each['style'] === 5, 'buttons are links');
      rule(textIn(each['label']).length <= 80, 'label');
      rule(textIn(each['url']).length <= 512, 'address of a button');
    }
    if (each['type'] === 9) {
      rule(Array.isArray(parts) && parts.length >= 1 && parts.length <= 3, 'texts of a section');
      rule(isObject(each['accessory']), 'accessory');
    }
    if (each['type'] === 10) rule(textIn(each['content']).trim() !== '', 'content');
    if (each['type'] === 17) {
      const color = each['accent_color'];
      rule(typeof color === 'number' && color >= 0 && color <= 0xff_ff_ff, 'color');
    }
  }
  const galleries = found.filter(({ type }) => type === 12).map(({ items }) => items);
  const items = galleries.flatMap((each) => (Array.isArray(each) ? each : []));
  rule(items.length <= 10, 'pictures of galleries');
  const media = [...items, ...found.filter(({ type }) => type === 11)].map((each) =>
    isObject(each) && isObject(each['media']) ? textIn(each['media']['url']) : '',
  );
  rule(
    media.every((each) => /^https?:\/\//.test(each) && each.length <= 2_048),
    'media',
  );
  return broken;
}

describe('the preview of a store', () => {
  it.each(Object.entries(stores))('keeps every rule of Discord: %s', (_, given) => {
    const embed = embedOf(given);
    expect(embed).not.toBeNull();
    expect(brokenRules(embed)).toEqual([]);
  });

  it('shows name, rating, prices and a button that leads to the page', () => {
    const embed = embedOf(
      store({ memberships: [membership({ earlyBirdPriceMinor: 3_999 }), membership()] }),
    );
    expect(JSON.stringify(embed)).toContain('4.1 from 11 reviews');
    expect(embed?.component.components).toMatchObject([
      { type: 9, components: [{ content: '## Gold' }, { content: 'Pings.' }, {}] },
      { type: 12 },
      { type: 14 },
      { content: '**Gold** ~~$49.99/month~~ $39.99/month\n**Gold** $49.99/month' },
      { type: 1, components: [{ label: 'Join', url }] },
    ]);
  });

  it('lists six memberships at most, and counts the others', () => {
    const many = store({ memberships: Array.from({ length: 9 }, () => membership()) });
    expect(JSON.stringify(embedOf(many))).toContain('-# 3 more');
  });

  it('offers no Join where nothing is on sale', () => {
    const soldOut = JSON.stringify(embedOf(stores['sold out'] ?? store()));
    expect(soldOut).toContain('Sold out');
    expect(soldOut).toContain('"label":"Open store"');
    expect(soldOut).not.toContain('"Join"');
  });

  it('formats, links and mentions nothing that a seller wrote', () => {
    const text = JSON.stringify(embedOf(stores['hostile'] ?? store()));
    expect(text).not.toMatch(/\]\(|https:\/\/evil|<@1>| @everyone|\*\*x\*\*/);
  });

  it('is not made for a demo store', () => {
    expect(embedOf(store({ isDemo: true }))).toBeNull();
  });
});

describe('a broken rule is noticed', () => {
  const base = () => structuredClone(embedOf(store())) as ComponentEmbed;
  const withPart = (part: object) => {
    const { component } = base();
    return { component: { ...component, components: [...component.components, part] } };
  };
  const item = { media: { url: 'https://database.example/1.png' } };
  const button = { type: 2, style: 5, label: 'Join', url };
  it.each<[string, object]>([
    ['bytes', withPart({ type: 10, content: 'x'.repeat(3_000) })],
    ['bytes', withPart({ type: 10, content: '<'.repeat(450) })],
    ['bytes of a page that escapes more', withPart({ type: 10, content: '漢'.repeat(450) })],
    ['one container', { ...base(), embeds: [] }],
    ['the root is a container', { component: { type: 10, content: 'x' } }],
    ['no container in a container', withPart({ type: 17, accent_color: 0, components: [] })],
    [
      'components',
      withPart({ type: 1, components: Array.from({ length: 40 }, () => ({ type: 14 })) }),
    ],
    ['types', withPart({ type: 13 })],
    ['keys', withPart({ ...button, custom_id: 'x' })],
    ['buttons are links', withPart({ ...button, style: 1 })],
    ['label', withPart({ ...button, label: 'x'.repeat(81) })],
    ['address of a button', withPart({ ...button, url: `https://x.example/${'x'.repeat(512)}` })],
    ['texts of a section', withPart({ type: 9, components: [], accessory: button })],
    ['accessory', withPart({ type: 9, components: [{ type: 10, content: 'x' }] })],
    ['content', withPart({ type: 10, content: ' ' })],
    ['color', { component: { ...base().component, accent_color: 0x1_00_00_00 } }],
    [
      'pictures of galleries',
      withPart({ type: 12, items: Array.from({ length: 10 }, () => item) }),
    ],
    ['media', withPart({ type: 11, media: { url: 'data:image/png;base64,AAAA' } })],
    [
      'media',
      withPart({ type: 12, items: [{ media: { url: `https://x/${'x'.repeat(2_048)}` } }] }),
    ],
  ])('%s', (name, embed) => {
    expect(brokenRules(embed)).toContain(name);
  });
});
