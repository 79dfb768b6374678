import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { layouts, type StoreLayout } from '#domain/marketplace/design';
import { cleanText } from '#domain/message/clean-text';
import { hostile } from '#mocks/market/odd-stores';
import { storePageRow } from '#mocks/market/stores';
import { elementsOf, type HtmlElement } from '../../../tests/built-site/html';
import { givenStoreIn } from '../pages/market/given-store';
import { answerCalls, databaseWith, elementsIn, get, jsonIn, storeRow } from './handler.fixture';

const payloads = [
  '<img src=x onerror="window.wasRun=true">',
  '</title><script>window.wasRun=true</script>',
  '</script><script>window.wasRun=true</script>',
  '<!--<script>',
  '--><svg onload=alert(1)>',
  '"><a href="javascript:alert(1)">x</a>',
  "' onmouseover='alert(1)",
  '</style><style>*{display:none}</style>',
  '</textarea></noscript></template><iframe src=//evil.example>',
  '<meta http-equiv="refresh" content="0;url=//evil.example">',
  '<base href="//evil.example">',
  ']]></div></div></div></body></html><h1>After</h1>',
  '{{body}}{{head}}{{data}}{{policy}}',
  '$& $1 $` $$',
  '&lt;b&gt; &amp; &#60;script&#62;',
  'javascript:alert(1)',
  '\u202E\u0000\u2028\u2029 \uD800 ok',
  '__proto__',
];

/** Returns the store of the mocks with every text replaced by `text`. */
function storeOf(text: string, layout: StoreLayout) {
  const row = storeRow();
  return storeRow({
    name: text,
    tagline: text,
    refund_policy: text,
    design: {
      ...row.design,
      layout,
      heroSubtitle: text,
      stats: { supportType: 'custom', customSupportHours: text },
      faq: [{ id: text, question: text, answer: text }],
    },
    memberships: row.memberships.map((membership) => ({
      ...membership,
      name: text,
      description: text,
      features: [text],
    })),
  });
}

/** Returns the tag and the attribute names of each element of a page. A store's texts must not change this result. */
const outlineOf = (elements: readonly HtmlElement[]) =>
  elements.map(({ tag, attributes }) => `${tag} ${Object.keys(attributes).join(' ')}`);

const linksOf = (elements: readonly HtmlElement[]) =>
  elements.flatMap(({ attributes: { href, src, action, content, 'http-equiv': header } }) =>
    [href, src, action, header === 'refresh' ? content : undefined].filter(
      (link) => link !== undefined,
    ),
  );

const pageOf = async (text: string, layout: StoreLayout) => {
  answerCalls(databaseWith([storeOf(text, layout)]));
  return elementsIn(await get('/store/card-collectors'));
};

describe('a text of a seller', () => {
  // Each layout is tested with a third of the texts.
  it.each(payloads.map((text, index) => [text, layouts[index % layouts.length]] as const))(
    '%s stays text in the layout %s',
    async (text, layout = 'modern') => {
      const [plain, elements] = [await pageOf('Plain text', layout), await pageOf(text, layout)];
      expect(outlineOf(elements)).toEqual(outlineOf(plain));
      expect(linksOf(elements)).toEqual(linksOf(plain));
      expect(elements.find(({ tag }) => tag === 'h1')?.text).toBe(cleanText(text));
    },
  );
});

describe('the store of the world store-hostile', () => {
  const row = storeRow(hostile());

  it('has no element of the seller, and no link but https and the site', async () => {
    answerCalls(databaseWith([row]));
    const elements = await elementsIn(await get('/store/card-collectors'));
    expect(elements.filter(({ tag }) => /^(?:img|iframe|base|object|form)$/.test(tag))).toEqual([]);
    expect(
      elements.filter(({ tag }) => tag === 'script').map(({ attributes }) => attributes['type']),
    ).toEqual([
      'application/ld+json',
      'application/vnd.discord.component-embed+json',
      'application/json',
    ]);
    expect(
      elements
        .flatMap(({ attributes }) => Object.keys(attributes))
        .filter((name) => name.startsWith('on')),
    ).toEqual([]);
    const links = linksOf(elements);
    expect(links.length).toBeGreaterThan(0);
    expect(links.filter((link) => !/^(?:https:\/\/|\/(?!\/)|#)/.test(link))).toEqual([]);
    expect(links.join(' ')).not.toContain('evil.example');
  });

  it('reaches the browser as it was rendered', async () => {
    answerCalls(databaseWith([row]));
    const elements = await elementsIn(await get('/store/card-collectors'));
    const data = jsonIn(elements, 'application/json');
    expect(data).toMatchObject({ row: JSON.parse(JSON.stringify(storePageRow(row))) });
    const given = givenStoreIn(data, 'card-collectors');
    const name = elements.find(({ tag }) => tag === 'h1')?.text;
    expect(given?.answer).toMatchObject({ ok: true, value: { name, slug: 'card-collectors' } });
  });
});

describe('the policy of the page', () => {
  it.each(layouts)('allows the colors of the layout %s, by their hash', async (layout) => {
    const elements = await pageOf('Plain text', layout);
    const styles = elements.flatMap(({ attributes: { style } }) => style ?? []);
    expect(styles).toHaveLength(1);
    expect(styles[0]).toMatch(/^--store-page:light-dark\(#ffffff, #0c0d12\);--store-/);
    const hash = createHash('sha256')
      .update(styles[0] ?? '')
      .digest('base64');
    const policy = elements.find(({ attributes }) => attributes['http-equiv'] !== undefined);
    expect(policy?.attributes['content']).toBe(
      `style-src 'self'; style-src-attr 'unsafe-hashes' 'sha256-${hash}'`,
    );
  });

  it('allows no style attribute where there is none', async () => {
    answerCalls(databaseWith([]));
    const html = await (await get('/store/nowhere')).text();
    const elements = elementsOf(html);
    expect(elements.flatMap(({ attributes: { style } }) => style ?? [])).toEqual([]);
    expect(html).not.toContain('style-src-attr');
  });
});
