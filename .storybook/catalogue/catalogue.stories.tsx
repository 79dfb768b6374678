import { expect, within } from 'storybook/test';
import preview from '../preview';
import { Catalogue } from './Catalogue';

/** The messages of the product, each with a link to the story or console that shows it. */
const meta = preview.meta({
  title: 'Flows/Error catalogue',
  tags: ['!autodocs'],
  render: () => <Catalogue />,
});

export const All = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Error catalogue' })).toBeVisible();
    await expect(canvas.getAllByRole('link').length).toBeGreaterThan(150);
  },
});

export const Found = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    const search = canvas.getByRole('searchbox', { name: 'Find a message' });
    await step('by words of the text, the reason or the story', async () => {
      await userEvent.click(search);
      await userEvent.paste('please discord answers 429');
      await expect(canvas.getByRole('status')).toHaveTextContent('1 message');
      await expect(canvas.getByRole('link')).toHaveAttribute(
        'href',
        './?path=/story/screens-embeds-send-states--rate-limited',
      );
    });
    await step('if no message has all words, those with the most are listed', async () => {
      await userEvent.paste(' zzz');
      await expect(canvas.getByRole('status')).toHaveTextContent(/^No message has all/);
      await expect(canvas.getAllByRole('link')).toHaveLength(1);
    });
    await step('nothing matches', async () => {
      await userEvent.clear(search);
      await userEvent.paste('zzz');
      await expect(canvas.getByRole('status')).toHaveTextContent('0 messages');
      await expect(canvas.queryByRole('table')).toBeNull();
    });
    await step('any other text of the product says when it appears', async () => {
      await userEvent.clear(search);
      await userEvent.paste('email receipt');
      await expect(canvas.getByRole('status')).toHaveTextContent(/\d+ other texts/);
      const row = within(canvas.getByRole('row', { name: /^Email address on your receipt/ }));
      await expect(row.getByText(/^Texts for claiming a membership\./)).toBeVisible();
      await expect(row.getByText(/membership-claim\.ts/)).toBeVisible();
    });
  },
});

export const OnAPhone = meta.story({
  globals: { viewport: { value: 'mobile1', isRotated: false } },
});
