import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { answered } from '../../../../.storybook/console-errors';
import preview from '../../../../.storybook/preview';
import { MessagePreview } from './MessagePreview';
import * as fixture from './preview-story.fixture';

const meta = preview.meta({
  title: 'Screens/Embeds/Preview',
  component: MessagePreview,
  args: { message: fixture.firstMessage, now: fixture.noon },
  beforeEach({ msw }) {
    msw.use(...fixture.pictures);
  },
});

export const DefaultMessage = meta.story({
  play: async ({ canvas, step }) => {
    await expect(canvas.getByRole('region', { name: 'Preview' })).toBeVisible();
    await step('the name, the tag and the time of the message', async () => {
      await expect(canvas.getByText('Your webhook')).toBeVisible();
      await expect(canvas.getByText('APP')).toBeVisible();
      await expect(canvas.getAllByText(/^Today at 12:34 PM/)).toHaveLength(2);
    });
    await step('the embed with its markup and its default color', async () => {
      await expect(canvas.getByText('New Embed')).toBeVisible();
      await expect(canvas.getByText('bold')).toHaveProperty('tagName', 'STRONG');
      const card = canvas.getByRole('group', { name: 'Embed' });
      await expect(card).toHaveStyle({ borderInlineStartColor: 'rgb(88, 101, 242)' });
    });
    await step('the text takes the whole width without an image', async () => {
      const card = canvas.getByRole('group', { name: 'Embed' });
      const texts = card.firstElementChild;
      const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(card);
      const room = card.clientWidth - parseFloat(paddingInlineStart) - parseFloat(paddingInlineEnd);
      await expect(texts?.getBoundingClientRect().width).toBeCloseTo(room, 0);
    });
  },
});

export const EverythingAtOnce = meta.story({
  args: { message: fixture.everything },
  play: async ({ canvas, step }) => {
    await step('links open in a new tab without a referrer', async () => {
      for (const link of canvas.getAllByRole('link')) {
        await expect(link).toHaveAttribute('target', '_blank');
        await expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow');
      }
      const author = canvas.getByRole('link', { name: 'Mira Okafor' });
      await expect(author).toHaveAttribute('href', 'https://grouped.example/mira');
      const title = canvas.getByRole('link', { name: /^Sneaker drop/ });
      await expect(title).toHaveAttribute('href', 'https://grouped.example/drops/november');
    });
    await step('images in their sizes', async () => {
      const thumbnail = canvas.getByRole('img', { name: 'Embed thumbnail' });
      const image = canvas.getByRole('img', { name: 'Embed image' });
      await waitFor(async () => {
        await expect(thumbnail.getBoundingClientRect().width).toBe(70);
        await expect(image.getBoundingClientRect().height).toBeGreaterThan(100);
        await expect(image.getBoundingClientRect().height).toBeLessThanOrEqual(300);
      });
    });
    await step('inline fields three in a row, then two', async () => {
      const places = ['Price', 'Stock', 'Ships', 'Region', 'Support'].map(
        (name) => canvas.getByText(name).getBoundingClientRect().top,
      );
      const [first, fourth] = [places[0], places[3]];
      await expect(places).toEqual([first, first, first, fourth, fourth]);
    });
    await step('no wider than 450 px', async () => {
      const card = canvas.getByText('Price').closest('[style]');
      await expect(card?.getBoundingClientRect().width).toBeLessThanOrEqual(450);
    });
  },
});

export const OfKnownWebhook = meta.story({
  args: { sender: { name: 'News from Resell Heaven', picture: fixture.picture(128, 128) } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('News from Resell Heaven')).toBeVisible();
    await expect(canvas.queryByText('Your webhook')).toBeNull();
    const picture = canvasElement.querySelector<HTMLImageElement>('article img');
    await waitFor(() => expect(picture?.naturalWidth).toBe(128));
  },
});

export const OfWebhookWithoutPicture = meta.story({
  args: { sender: { name: 'News', picture: null } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('News')).toBeVisible();
    await expect(canvasElement.querySelector('article img')).toBeNull();
  },
});

export const OfWebhookWhoseMessageNamesItself = meta.story({
  args: {
    message: { ...fixture.firstMessage, username: 'Mira', avatar_url: fixture.picture(64, 64) },
    sender: { name: 'News', picture: fixture.picture(128, 128) },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Mira')).toBeVisible();
    await expect(canvas.queryByText('News')).toBeNull();
    const picture = canvasElement.querySelector<HTMLImageElement>('article img');
    await waitFor(() => expect(picture?.naturalWidth).toBe(64));
  },
});

export const Light = meta.story({
  args: { message: fixture.everything, initialLook: { theme: 'light' } },
  globals: { theme: 'light' },
});

export const Compact = meta.story({
  args: { message: fixture.everything, initialLook: { density: 'compact' } },
});

export const CompactAndLight = meta.story({
  args: { message: fixture.everything, initialLook: { density: 'compact', theme: 'light' } },
});

export const OnAPhone = meta.story({
  args: { message: fixture.everything, initialLook: { device: 'phone' } },
  play: async ({ canvas }) => {
    const [price, stock] = ['Price', 'Stock'].map((name) =>
      canvas.getByText(name).getBoundingClientRect(),
    );
    await expect(stock?.top).toBeGreaterThan(price?.bottom ?? Infinity);
  },
});

export const LooksAreSwitched = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    const page = () => getComputedStyle(canvas.getByRole('article').parentElement ?? document.body);
    await step('switch to Discord’s light theme', async () => {
      await userEvent.click(canvas.getByText('Light'));
      await expect(canvas.getByRole('radio', { name: 'Light' })).toBeChecked();
      await waitFor(() => expect(page().backgroundColor).toBe('rgb(255, 255, 255)'));
    });
    await step('switch to compact, with the time before the name', async () => {
      await userEvent.click(canvas.getByText('Compact'));
      const [hour, name] = [/^12:34 PM/, 'Your webhook'].map((text) =>
        canvas.getByText(text).getBoundingClientRect(),
      );
      await expect(hour?.right).toBeLessThan(name?.left ?? 0);
    });
    await step('switch to phone by keyboard', async () => {
      canvas.getByRole('radio', { name: 'Desktop' }).focus();
      await userEvent.keyboard('{ArrowRight}');
      await expect(canvas.getByRole('radio', { name: 'Phone' })).toBeChecked();
      await waitFor(() => expect(Number.parseFloat(page().width)).toBeLessThanOrEqual(375));
    });
  },
});

export const OnlyText = meta.story({
  args: { message: fixture.messageOf({ content: 'No embed, only **words**.' }, {}) },
});

export const NothingToShow = meta.story({
  args: { message: fixture.messageOf({ content: ' \n ' }, {}) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^There is nothing to send yet\./)).toBeVisible();
    await expect(canvas.queryByRole('article')).toBeNull();
  },
});

export const TenEmbeds = meta.story({
  args: { message: fixture.tenEmbeds },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/^Embed \d+ of 10$/)).toHaveLength(10);
  },
});

export const TextsAtTheirLimits = meta.story({
  args: { message: fixture.longest },
  play: async ({ canvas, step }) => {
    await step('no more than 25 fields', async () => {
      await expect(canvas.getByText('Field 25')).toBeVisible();
      await expect(canvas.queryByText('Field 26')).toBeNull();
    });
    await step('no content overflows', async () => {
      const region = canvas.getByRole('region', { name: 'Preview' });
      await expect(region.scrollWidth).toBeLessThanOrEqual(region.clientWidth);
    });
  },
});

const cutTexts = {
  description: `${'d'.repeat(4096)}DESCRIPTION`,
  name: `${'n'.repeat(256)}NAME`,
  value: `${'v'.repeat(1024)}VALUE`,
};

export const CutLikeDiscord = meta.story({
  args: {
    message: fixture.messageOf(
      {},
      {
        description: cutTexts.description,
        fields: [fixture.field(cutTexts.name, cutTexts.value)],
      },
    ),
  },
  play: async ({ canvas }) => {
    for (const text of Object.values(cutTexts)) {
      await expect(canvas.getByText(text.replace(/[A-Z]+$/, ''))).toBeVisible();
    }
  },
});

export const BrokenImages = meta.story({
  parameters: { consoleErrors: [answered(404)] },
  args: {
    message: fixture.messageOf(
      { content: 'Nothing but this, and :gone:', avatar_url: fixture.brokenPicture },
      {
        author: { name: 'Author', icon_url: fixture.brokenPicture, url: '' },
        title: 'Four pictures, none of them there',
        thumbnail: { url: fixture.brokenPicture },
        image: { url: fixture.brokenPicture },
        footer: { text: 'Footer', icon_url: fixture.brokenPicture },
      },
    ),
  },
  render: function Corrected(args) {
    const [message, setMessage] = useState(args.message);
    const correct = () =>
      setMessage({
        ...message,
        embeds: message.embeds.map((embed) => ({
          ...embed,
          image: { url: fixture.picture(640, 200) },
        })),
      });
    return (
      <>
        <MessagePreview {...args} message={message} />
        <button type="button" onClick={correct}>
          Another image
        </button>
      </>
    );
  },
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    await step('broken images are hidden', async () => {
      await waitFor(() => expect(canvasElement.querySelectorAll('img')).toHaveLength(0));
    });
    await step('a new URL is tried', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Another image' }));
      const image = await canvas.findByRole<HTMLImageElement>('img', { name: 'Embed image' });
      await waitFor(() => expect(image.naturalWidth).toBe(640));
    });
  },
});

export const InvalidUrls = meta.story({
  args: {
    message: fixture.messageOf(
      { avatar_url: 'javascript:alert(1)' },
      {
        author: {
          name: 'Author',
          icon_url: 'data:image/png;base64,AAAA',
          url: 'javascript:alert(1)',
        },
        title: 'Title',
        url: 'example.com',
        description: '[pressed](javascript:alert(1)) [sent](data:text/html,hi)',
        image: { url: 'ftp://example.com/a.png' },
        color: 'red',
        timestamp: 'tomorrow',
      },
    ),
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvasElement.querySelectorAll('img')).toHaveLength(0);
    await expect(canvasElement.querySelectorAll('time')).toHaveLength(0);
  },
});

export const SameUrlTwice = meta.story({
  args: {
    message: fixture.messageOf(
      {},
      { title: 'First', url: 'https://grouped.example/a' },
      { title: 'Second', url: 'https://grouped.example/a' },
      { title: 'Third' },
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'First' })).toBeVisible();
    await expect(canvas.queryByText('Second')).toBeNull();
    await expect(
      canvas.getByText(
        'Embed 1 has the same URL. Discord merges the two and uses only the image of this one.',
      ),
    ).toBeVisible();
    await expect(canvas.getByText('Third')).toBeVisible();
  },
});

const pictured = (place: number) => ({
  url: 'https://grouped.example/gallery',
  image: { url: fixture.picture(300 + place, 200, 40 * place) },
});

/** Embeds with the same URL. Discord shows the images of all of them in the first embed. */
const gallery = (count: number) => ({
  args: {
    message: fixture.messageOf(
      {},
      { title: 'Gallery', ...pictured(1) },
      ...Array.from({ length: count - 1 }, (_, at) => pictured(at + 2)),
    ),
  },
});

export const GalleryOfTwo = meta.story(gallery(2));
export const GalleryOfThree = meta.story(gallery(3));
export const GalleryOfFour = meta.story({
  ...gallery(5),
  play: async ({ canvas }) => {
    const images = canvas.getByRole('group', { name: 'Embed images' });
    await expect(images.querySelectorAll('img')).toHaveLength(4);
    await expect(canvas.getAllByRole('group', { name: 'Embed' })).toHaveLength(1);
  },
});

export const NonLatinTextAndEmoji = meta.story({
  args: {
    message: fixture.messageOf(
      { content: 'مرحبا بكم في المجتمع 👋🏽 שלום', username: 'مجتمع البائعين 🦊' },
      {
        author: { name: '群組管理員', icon_url: '', url: '' },
        title: 'إعلان: **عضوية جديدة** 🎉',
        description: 'سعر العضوية `€29` في الشهر.\n\nПривет, **друзья**! 👨‍👩‍👧‍👦🏳️‍🌈\nZ̸a̷l̵g̶o̷ และภาษาไทย',
        fields: [
          fixture.field('שעות', '9:00–17:00', true),
          fixture.field('地域', '日本と韓国', true),
          fixture.field('Größe', 'Übergröße', true),
        ],
        footer: { text: 'تحيات الفريق', icon_url: '' },
        timestamp: fixture.noonIso,
      },
    ),
  },
});

export const UnbreakableText = meta.story({
  args: {
    message: fixture.messageOf(
      {
        content: 'x'.repeat(300),
        username: 'Averylongnamewithoutanyspaces'.repeat(3).slice(0, 80),
      },
      {
        author: { name: 'a'.repeat(120), icon_url: fixture.picture(48, 48), url: '' },
        title: 't'.repeat(160),
        description: `https://grouped.example/${'path/'.repeat(40)} ||${'s'.repeat(90)}|| \`${'c'.repeat(90)}\``,
        thumbnail: { url: fixture.picture(140, 140, 120) },
        fields: [1, 2, 3].map((n) => fixture.field(`${n}${'n'.repeat(60)}`, 'v'.repeat(90), true)),
        footer: { text: 'f'.repeat(120), icon_url: fixture.picture(40, 40) },
      },
    ),
    initialLook: { device: 'phone' },
  },
  play: async ({ canvas }) => {
    const stage = canvas.getByRole('article').parentElement;
    await expect(stage?.scrollWidth).toBeLessThanOrEqual(stage?.clientWidth ?? 0);
  },
});

const rendered = fn();

/** An embed that counts its renders. Each render reads the color once. */
const countedEmbed = {
  ...fixture.embedWith({ title: 'Other embed', image: { url: fixture.picture(60, 40) } }, 'other'),
  get color() {
    rendered('embed');
    return '';
  },
};

/** A field that counts its renders. Each render reads the name once. */
const countedField = {
  ...fixture.field('Other field', ''),
  get name() {
    rendered('field');
    return 'Other field';
  },
};

function TwoTexts({ now }: { now: number }) {
  const [text, setText] = useState('Before');
  const [value, setValue] = useState('Before');
  const typed = fixture.embedWith({
    description: text,
    fields: [fixture.field('Field', value), countedField],
  });
  const message = { ...fixture.firstMessage, embeds: [typed, countedEmbed] };
  return (
    <>
      <MessagePreview message={message} now={now} />
      <button type="button" onClick={() => setText('Another text')}>
        Change the text
      </button>
      <button type="button" onClick={() => setValue('Another value')}>
        Change the field
      </button>
    </>
  );
}

/** Each button changes one text. The other embeds and fields must not rerender. */
export const OneTextChanges = meta.story({
  render: ({ now }) => <TwoTexts now={now} />,
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(rendered).toHaveBeenCalledWith('embed'));
    await expect(rendered).toHaveBeenCalledWith('field');
    rendered.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Change the text' }));
    await waitFor(() => expect(canvas.getByText('Another text')).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Change the field' }));
    await waitFor(() => expect(canvas.getByText('Another value')).toBeVisible());
    await expect(rendered).not.toHaveBeenCalled();
  },
});
