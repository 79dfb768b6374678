import { expect, screen, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { DocsStory } from './docs-story.fixture';

const meta = preview.meta({
  title: 'Screens/Docs/Search',
  component: DocsStory,
  args: { at: '/docs' },
  parameters: { layout: 'fullscreen' },
});

export const NothingTyped = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.keyboard('{Control>}/{/Control}');
    const box = await screen.findByRole('combobox', { name: 'Search docs' });
    await waitFor(() => expect(box).toHaveFocus());
    await expect(screen.queryByRole('listbox')).toBeNull();
  },
});

export const Results = meta.story({
  play: async ({ userEvent, step }) => {
    await userEvent.keyboard('{Control>}/{/Control}');
    const box = await screen.findByRole('combobox', { name: 'Search docs' });
    await step('updates while typing, with the matches marked', async () => {
      await userEvent.type(box, 'keyword');
      const [first] = await screen.findAllByRole('option');
      await expect(first).toHaveAttribute('aria-selected', 'true');
      await expect(document.querySelector('mark')).toHaveTextContent(/^keyword/i);
    });
    await step('arrow keys move between hits', async () => {
      await userEvent.keyboard('{ArrowDown}');
      const [first, second] = screen.getAllByRole('option');
      await expect(first).toHaveAttribute('aria-selected', 'false');
      await expect(second).toHaveAttribute('aria-selected', 'true');
      await expect(box).toHaveAttribute('aria-activedescendant', second?.id ?? 'none');
    });
  },
});

export const Picked = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.keyboard('{Control>}/{/Control}');
    await userEvent.type(await screen.findByRole('combobox'), '/addrole');
    await screen.findByRole('option', { name: /addrole/, selected: true });
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const card = await canvas.findByRole('button', { name: '/addrole' });
    await waitFor(() => expect(card).toHaveAttribute('aria-expanded', 'true'));
  },
});

export const NoResults = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.keyboard('{Control>}/{/Control}');
    await userEvent.type(await screen.findByRole('combobox'), 'xylophone');
    await screen.findByText('No results for “xylophone”');
  },
});

export const Loading = meta.story({
  args: { index: 'never' },
  play: async ({ userEvent }) => {
    await userEvent.keyboard('{Control>}/{/Control}');
    await userEvent.type(await screen.findByRole('combobox'), 'relay');
    await screen.findByText('Loading search...');
  },
});

export const Unreachable = meta.story({
  args: { index: 'second time' },
  play: async ({ userEvent }) => {
    await userEvent.keyboard('{Control>}/{/Control}');
    await screen.findByText('Search could not be loaded.');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible());
  },
});

export const Retried = meta.story({
  args: { index: 'second time' },
  play: async ({ userEvent }) => {
    await userEvent.keyboard('{Control>}/{/Control}');
    await userEvent.type(await screen.findByRole('combobox'), 'relay');
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await screen.findAllByRole('option');
  },
});

export const OpenedByButton = meta.story({
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Search docs' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('combobox', { name: 'Search docs' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
  },
});
