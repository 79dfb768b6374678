import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { GlyphPicker } from './GlyphPicker';

const glyphs = [
  { id: 'fire', text: '🔥', label: 'fire' },
  { id: 'tada', text: '🎉', label: 'tada' },
  { id: 'gift', text: '🎁', label: 'gift' },
];

const meta = preview.meta({
  title: 'Components/Glyph picker',
  component: GlyphPicker,
  args: {
    label: 'Emoji',
    placeholder: 'Search emoji',
    emptyText: 'No emoji has this name.',
    search: (query) => glyphs.filter(({ id }) => id.includes(query)),
    onPick: fn(),
  },
});

export const Opened = meta.story({
  play: async ({ args, canvas, userEvent, step }) => {
    const search = canvas.getByRole('textbox', { name: 'Emoji' });
    await step('a press picks', async () => {
      await userEvent.click(canvas.getByRole('option', { name: 'tada' }));
      await expect(args.onPick).toHaveBeenLastCalledWith(glyphs[1]);
    });
    await step('the keyboard searches and picks', async () => {
      await userEvent.type(search, 'gi');
      await expect(canvas.getAllByRole('option')).toHaveLength(1);
      await userEvent.keyboard('{ArrowDown}{Enter}');
      await expect(args.onPick).toHaveBeenLastCalledWith(glyphs[2]);
    });
  },
});

export const Empty = meta.story({ args: { search: () => [] } });
