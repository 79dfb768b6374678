import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview';
import type { Server } from '#domain/servers/server';
import { StoryFrame } from './story-frame';
import { CommandPalette, type CommandPaletteProps } from './CommandPalette';
import { paletteItems } from './palette-items';
import { usePaletteKeys } from './palette-control';

const server = (id: string, name: string, role: Server['role']): Server => ({
  id,
  name,
  role,
  icon: null,
  isDemo: false,
  hasLicense: true,
});

const servers = [
  server('845201933120405504', 'Resell Heaven', 'Owner'),
  server('845201933120405505', 'Card Collectors Guild', 'Owner'),
  server('845201933120405506', 'Amazon Lab', 'Admin'),
];

const args: CommandPaletteProps = {
  isOpen: true,
  onOpenChange: fn(),
  items: paletteItems({ servers, server: servers[0] ?? null }),
  recent: ['command:giveaway', 'setting:SuccessPoints'],
  servers: 'listed',
  onRetryServers: fn(),
  onPick: fn(),
};

const meta = preview.meta({
  title: 'Patterns/Command palette',
  component: CommandPalette,
  args,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
  decorators: [
    (Story) => (
      <StoryFrame at="/">
        <main>
          <h1>Any page</h1>
          <Story />
        </main>
      </StoryFrame>
    ),
  ],
});

const typeInto = async (
  userEvent: { type: (to: Element, text: string) => Promise<void> },
  text: string,
) => {
  await userEvent.type(await screen.findByRole('textbox', { name: 'Search' }), text);
};

const groups = () =>
  within(screen.getByRole('menu', { name: 'Results' }))
    .getAllByRole('group')
    .map((group) => group.firstElementChild?.textContent);

export const EmptyQuery = meta.story({
  play: async () => {
    await screen.findByRole('textbox', { name: 'Search' });
    await expect(groups()).toEqual(['Recent', 'Pages', 'Servers']);
  },
});

export const ResultsByGroup = meta.story({
  play: async ({ userEvent }) => {
    await typeInto(userEvent, 'points');
    await waitFor(() =>
      expect(new Set(groups())).toEqual(new Set(['Commands', 'Docs', 'Settings'])),
    );
    await expect(screen.getByRole('status')).toHaveTextContent(/^\d+ results$/);
  },
});

export const NothingFound = meta.story({
  play: async ({ userEvent }) => {
    await typeInto(userEvent, 'zebra crossing');
    await expect(screen.getByRole('status')).toHaveTextContent('No results for “zebra crossing”');
    await waitFor(() => expect(screen.getByText(/Try a command/)).toBeVisible());
  },
});

export const LoadingServers = meta.story({
  args: { items: paletteItems({ servers: null, server: null }), servers: 'loading', recent: [] },
  play: async ({ userEvent }) => {
    await typeInto(userEvent, 'zebra crossing');
    await expect(screen.getByRole('status')).toHaveTextContent(
      'Nothing found yet for “zebra crossing”',
    );
  },
});

export const ServersUnavailable = meta.story({
  args: {
    items: paletteItems({ servers: null, server: null }),
    servers: 'unavailable',
    recent: [],
  },
  play: async ({ args: props, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await expect(props.onRetryServers).toHaveBeenCalledOnce();
  },
});

export const ChosenByKeyboard = meta.story({
  play: async ({ args: props, userEvent, step }) => {
    await typeInto(userEvent, 'giveaway-re');
    await step('the best hit is marked', async () => {
      const hit = screen.getByRole('menuitem', { name: /^\/giveaway-reroll/ });
      await waitFor(() =>
        expect(screen.getByRole('textbox', { name: 'Search' })).toHaveAttribute(
          'aria-activedescendant',
          hit.id,
        ),
      );
    });
    await userEvent.keyboard('{Enter}');
    await expect(props.onPick).toHaveBeenCalledWith('command:giveaway-reroll');
  },
});

export const Navigates = meta.story({
  play: async ({ canvas, userEvent }) => {
    await typeInto(userEvent, 'heaven');
    await userEvent.click(await screen.findByRole('menuitem', { name: /^Resell Heaven/ }));
    await waitFor(() =>
      expect(canvas.getByRole('status', { hidden: true })).toHaveTextContent(
        '/dashboard/845201933120405504',
      ),
    );
  },
});

export const OpenedFromAnywhere = meta.story({
  render: (props) => <Opened {...props} />,
  play: async ({ userEvent, step }) => {
    await userEvent.keyboard('{Control>}k{/Control}');
    await typeInto(userEvent, 'privacy');
    await step('Escape closes it, and it opens empty the next time', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await userEvent.keyboard('{Meta>}k{/Meta}');
      await expect(await screen.findByRole('textbox', { name: 'Search' })).toHaveValue('');
    });
  },
});

function Opened(props: CommandPaletteProps) {
  const [isOpen, setIsOpen] = useState(false);
  usePaletteKeys(() => setIsOpen(true));
  return <CommandPalette {...props} isOpen={isOpen} onOpenChange={setIsOpen} />;
}
