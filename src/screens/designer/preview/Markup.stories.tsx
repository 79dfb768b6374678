import { expect, waitFor } from 'storybook/test';
import { answered } from '../../../../.storybook/console-errors';
import preview from '../../../../.storybook/preview';
import { markupContexts, type MarkupContext } from '#domain/markup/contexts';
import { timestampStyles } from '#domain/markup/tree';
import { MessagePreview } from './MessagePreview';
import * as fixture from './preview-story.fixture';

const meta = preview.meta({
  title: 'Screens/Embeds/Preview/Markup',
  component: MessagePreview,
  args: { message: fixture.firstMessage, now: fixture.noon },
  beforeEach({ msw }) {
    msw.use(...fixture.pictures);
  },
});

const everywhere = (text: string) =>
  fixture.messageOf(
    { content: text },
    {
      author: { name: text, icon_url: '', url: '' },
      title: text,
      description: text,
      fields: [fixture.field(text, text)],
      footer: { text, icon_url: '' },
    },
  );

const inDescription = (description: string) => fixture.messageOf({}, { description });

export const Marks = meta.story({
  args: {
    message: everywhere(
      '**bold** *italic* __underline__ ~~strike~~ ***both*** `code` __**all *three***__ ¯\\_(ツ)_/¯ \\*escaped\\*',
    ),
  },
  play: async ({ canvas }) => {
    // The author's name and the footer do not support markup.
    await expect(canvas.getAllByText('bold', { selector: 'strong' })).toHaveLength(5);
    await expect(canvas.getAllByText(/^\*\*bold\*\*/)).toHaveLength(2);
  },
});

export const HeadingsAndSubtext = meta.story({
  args: { message: everywhere('# One\n## Two\n### Three\n#### Four\n-# Small') },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading')).toHaveLength(1);
    await expect(canvas.getAllByText('One')).toHaveLength(2);
  },
});

export const Lists = meta.story({
  args: {
    message: everywhere(
      '- one\n- two\n  - nested\n    - deeper\n- three\n\n9. nine\n10. ten\n  1. nested\n0. zero',
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('nine')[0]?.closest('ol')).toHaveAttribute('start', '9');
  },
});

export const Quotes = meta.story({
  args: { message: everywhere('> one\n> **two**\nout\n>>> all\n- the\n`rest`') },
});

export const CodeBlocks = meta.story({
  args: {
    message: inDescription(
      '```js\nconst price = 129; // euros\nawait enter({ drop: "november", price });\n```' +
        '```py\ndef enter(drop: str) -> bool:\n    """One pair each."""\n    return drop in open_drops\n```' +
        '```diff\n- retail 129\n+ retail 119\n```' +
        '```html\n<img src=x onerror="alert(1)">\n```' +
        '```nonsense\nplain <b>text</b>\n```' +
        '```\nno language\n```',
    ),
  },
  play: async ({ canvas, step }) => {
    await step('are highlighted once their language is loaded', async () => {
      const keyword = await canvas.findByText('await');
      const plain = canvas.getByText('no language');
      await expect(getComputedStyle(keyword).color).not.toBe(getComputedStyle(plain).color);
    });
    await step('their content stays text', async () => {
      await expect(canvas.getByText('plain <b>text</b>')).toBeVisible();
      await expect(canvas.queryByRole('img')).toBeNull();
    });
  },
});

export const EmojiByName = meta.story({
  args: {
    message: fixture.messageOf(
      { content: ':fire: :tada:' },
      { description: 'Sale :fire: at 10:30:00 `:fire:` \\:fire: :nobody:' },
    ),
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('🔥 🎉')).toHaveStyle({ fontSize: '48px' }), {
      timeout: 5_000,
    });
    await expect(canvas.getByText(/^Sale 🔥 at 10:30:00/)).toBeVisible();
    await expect(canvas.getByText(/:fire: :nobody:$/)).toBeVisible();
  },
});

const esc = '\u001B';
const ansi = inDescription(
  [
    '```ansi',
    ...[30, 31, 32, 33, 34, 35, 36, 37].map((code) => `${esc}[${code}mcolor ${code}${esc}[0m`),
    `${esc}[1;31mbold red${esc}[0m ${esc}[4munderlined${esc}[0m ${esc}[1;4;36munderlined cyan${esc}[0m`,
    '```',
  ].join('\n'),
);

export const AnsiColors = meta.story({
  args: { message: ansi },
  play: async ({ canvas, canvasElement }) => {
    const red = canvas.getByText('bold red');
    await expect(red).toHaveStyle({ color: 'rgb(240, 113, 110)', fontWeight: '700' });
    await expect(canvas.getByText('underlined')).toHaveStyle({ textDecorationLine: 'underline' });
    await expect(canvasElement.textContent).not.toContain(esc);
  },
});

export const AnsiColorsInLight = meta.story({
  args: { message: ansi, initialLook: { theme: 'light' } },
});

export const CodeInLight = meta.story({
  args: {
    message: fixture.messageOf(
      { content: '```ts\nexport const answer: number = 42;\n```' },
      { description: '```json\n{ "title": "New Embed", "color": 5793266, "inline": false }\n```' },
    ),
    initialLook: { theme: 'light' },
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('42')).toBeVisible());
    await waitFor(() => expect(canvas.getByText('5793266')).toBeVisible());
  },
});

export const Spoilers = meta.story({
  args: {
    message: inDescription('The winner is ||**Noor** with [a link](https://grouped.example)||.'),
  },
  play: async ({ canvas, userEvent, step }) => {
    const cover = canvas.getByRole('button', { name: 'Reveal spoiler' });
    await step('spoilers hide their content', async () => {
      await expect(canvas.queryByRole('link')).toBeNull();
    });
    await step('open them, also by keyboard', async () => {
      await userEvent.tab();
      await userEvent.tab();
      await userEvent.tab();
      await userEvent.tab();
      await expect(cover).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(canvas.getByRole('link', { name: 'a link' })).toBeVisible());
      await expect(canvas.queryByRole('button')).toBeNull();
    });
    await step('they keep the focus', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name: 'a link' })).toHaveFocus();
    });
  },
});

export const SpoilersAnywhere = meta.story({
  args: {
    message: everywhere(
      'A ||long secret that goes on over the end of the line and on to the one after it, as they do|| and ||<:fox:81384788765712384>||',
    ),
    initialLook: { theme: 'light' },
  },
  play: async ({ canvas, userEvent }) => {
    const [first] = canvas.getAllByRole('button', { name: 'Reveal spoiler' });
    const before = canvas.getAllByRole('button').length;
    if (first) await userEvent.click(first);
    await expect(canvas.getAllByRole('button')).toHaveLength(before - 1);
  },
});

export const LinkFormats = meta.story({
  args: {
    message: everywhere(
      "[masked](https://a.example) [titled](https://b.example 'told') https://c.example/d_(e). <https://f.example> www.g.example [no](javascript:alert(1))",
    ),
  },
  play: async ({ canvas }) => {
    const [titled] = canvas.getAllByRole('link', { name: 'titled' });
    await expect(titled).toHaveAttribute('title', 'told');
    for (const link of canvas.getAllByRole<HTMLAnchorElement>('link')) {
      await expect(link.protocol).toBe('https:');
    }
  },
});

export const LinkedTitleWithLink = meta.story({
  args: {
    message: fixture.messageOf(
      {},
      { title: 'Read https://a.example **now**', url: 'https://grouped.example' },
    ),
  },
  play: async ({ canvas }) => {
    const title = canvas.getByRole('link');
    await expect(title).toHaveTextContent('Read https://a.example now');
    await expect(title).toHaveAttribute('href', 'https://grouped.example');
  },
});

export const Mentions = meta.story({
  args: {
    message: everywhere(
      '<@81384788765712384> <@&81384788765712384> <#81384788765712384> </config set:81384788765712384> <id:customize> <id:guide> @everyone @here',
    ),
  },
  play: async ({ canvas }) => {
    for (const text of [
      '@81384788765712384',
      '#81384788765712384',
      '/config set',
      'Channels & Roles',
      'Server Guide',
      '@everyone',
      '@here',
    ]) {
      await expect(canvas.getAllByText(text)[0]).toBeVisible();
    }
  },
});

export const Emoji = meta.story({
  parameters: { consoleErrors: [answered(404)] },
  args: {
    message: everywhere(
      'A <:fox:81384788765712384> and <a:wave:81384788765712385> 🦊 <:gone:91384788765712384>',
    ),
  },
  play: async ({ canvas, step }) => {
    await step('are loaded from Discord', async () => {
      const [fox] = canvas.getAllByRole('img', { name: ':fox:' });
      const address = 'https://cdn.discordapp.com/emojis/81384788765712384.webp?size=96';
      await expect(fox).toHaveAttribute('src', address);
    });
    await step('fall back to their names', async () => {
      await waitFor(() => expect(canvas.queryByRole('img', { name: ':gone:' })).toBeNull());
      await expect(canvas.getAllByText(/:gone:/)[0]).toBeVisible();
    });
  },
});

export const EmojiAlone = meta.story({
  args: { message: fixture.messageOf({ content: '<:fox:81384788765712384> 🦊 🎉' }, {}) },
  play: async ({ canvas }) => {
    const fox = canvas.getByRole('img', { name: ':fox:' });
    await waitFor(() => expect(fox.getBoundingClientRect().width).toBe(48));
  },
});

const unix = Math.floor(fixture.noon / 1_000);

export const Timestamps = meta.story({
  args: {
    message: inDescription(
      timestampStyles.map((style) => `${style}: <t:${unix}:${style}>`).join('\n') +
        `\nnone: <t:${unix}>`,
    ),
  },
  play: async ({ canvasElement }) => {
    const times = [...canvasElement.querySelectorAll('time[title]')];
    await expect(times).toHaveLength(10);
    for (const time of times) {
      await expect(time).toHaveAttribute('datetime', new Date(unix * 1_000).toISOString());
      await expect(time).toHaveAttribute('title', expect.stringContaining('Saturday'));
    }
  },
});

export const RelativeTimesUpdate = meta.story({
  args: { message: inDescription(`It starts <t:${unix + 1}:R>, and began <t:${unix - 7200}:R>.`) },
  play: async ({ canvas, step }) => {
    await expect(canvas.getByText(/^in 1 second$|^now$|seconds? ago$/)).toBeVisible();
    await step('the text changes with the time', async () => {
      await canvas.findByText(/^now$|seconds? ago$/);
      await expect(canvas.getByText('2 hours ago')).toBeVisible();
    });
  },
});

export const InvalidMarkup = meta.story({
  args: {
    message: everywhere(
      '**open *and ||crossed** over* || `tick ```fence [link](nowhere) <t:x> <@1>',
    ),
  },
});

export const InEveryPlace = meta.story({
  args: {
    message: everywhere(
      '**marks** [link](https://a.example) <@81384788765712384>\n> quote\n# heading',
    ),
  },
  play: async ({ canvas }) => {
    const shown = {
      strong: canvas.getAllByText('marks', { selector: 'strong' }).length,
      links: canvas.getAllByRole('link', { name: 'link' }).length,
      mentions: canvas.getAllByText('@81384788765712384').length,
      quotes: canvas.getAllByText('quote', { selector: 'blockquote' }).length,
    };
    const places: readonly MarkupContext[] = markupContexts;
    await expect(places).toHaveLength(7);
    await expect(shown).toEqual({ strong: 5, links: 3, mentions: 3, quotes: 3 });
  },
});
