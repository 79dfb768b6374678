import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { ownPlacesMessages } from '#content/messages/session/own-places';
import type { OwnPlace } from '#domain/own-place';
import {
  manyServers,
  ownServers,
  ownStores,
} from '#machines/session/own-places/own-places.fixtures';
import { StoryFrame } from '../../shell/story-frame';
import { AccountTools, type AccountToolsProps } from '../account-tools.fixture';
import { PlaceSwitcher, type PlaceSwitcherProps } from './PlaceSwitcher';

const hrefOf = ({ id }: OwnPlace) => `/dashboard/${id}/points`;
const heaven = { id: ownServers[0]?.id ?? '', name: 'Resell Heaven', picture: null };

/** The open server or store in the bar of its pages, and the menu of the others. */
const meta = preview.meta({
  title: 'Patterns/Place switcher',
  component: PlaceSwitcher,
  args: { of: 'servers', place: heaven, hrefOf } as PlaceSwitcherProps,
  parameters: { docs: { story: { inline: false, height: '480px' } } },
});

interface Stage {
  canvas: ReturnType<typeof within>;
  userEvent: { click: (on: Element) => Promise<void>; keyboard: (keys: string) => Promise<void> };
}

async function open({ canvas, userEvent }: Stage) {
  await userEvent.click(canvas.getAllByRole('button').at(-1) ?? document.body);
  const menu = await screen.findByRole('menu');
  await waitFor(() => expect(menu).toBeVisible());
  return within(menu);
}

const withLists = (tools: Omit<AccountToolsProps, 'children'>) => ({
  render: (given: PlaceSwitcherProps) => (
    <StoryFrame at="/">
      <AccountTools {...tools}>
        <PlaceSwitcher {...given} />
      </AccountTools>
    </StoryFrame>
  ),
});

export const FewServers = meta.story({
  ...withLists({ lastServer: ownServers[1]?.id ?? '' }),
  play: async (stage) => {
    const menu = await open(stage);
    await expect(screen.queryByRole('searchbox')).toBeNull();
    const [last, current, all] = menu.getAllByRole('menuitem');
    await expect(last).toHaveTextContent('Card Collectors');
    await expect(last).toHaveAttribute('href', `/dashboard/${ownServers[1]?.id}/points`);
    await expect(current).toHaveAccessibleName(/Resell Heaven.*open/);
    await expect(all).toHaveTextContent('All servers');
  },
});

export const FortyServers = meta.story({
  ...withLists({ servers: { places: manyServers } }),
  play: async (stage) => {
    const { step, userEvent } = stage;
    const menu = await open(stage);
    const field = screen.getByRole('textbox', { name: ownPlacesMessages.servers.search });
    await step('the search field has the focus and filters', async () => {
      await waitFor(() => expect(field).toHaveFocus());
      await userEvent.keyboard('community 3');
      await waitFor(() => expect(menu.getAllByRole('menuitem')).toHaveLength(11));
    });
    await step('nothing is found', async () => {
      await userEvent.keyboard('nobody');
      await expect(await screen.findByText(ownPlacesMessages.servers.noneFound)).toBeVisible();
    });
    await step('Escape closes it', async () => {
      await userEvent.keyboard('{Escape}{Escape}');
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    });
  },
});

export const Loading = meta.story({
  ...withLists({ servers: { state: 'loading', places: null } }),
  play: async (stage) => {
    const menu = await open(stage);
    await expect(menu.getByRole('menuitem', { name: 'All servers' })).toBeVisible();
  },
});

export const Failed = meta.story({
  ...withLists({ servers: { state: { failed: 'unreachable' }, places: null } }),
  play: async (stage) => {
    const menu = await open(stage);
    await expect(menu.getByText(ownPlacesMessages.servers.errors.unreachable)).toBeVisible();
    await expect(menu.getByRole('menuitem', { name: /^Try again/ })).toBeVisible();
  },
});

export const Stores = meta.story({
  ...withLists({}),
  args: {
    of: 'stores',
    place: { id: ownStores[0]?.id ?? '', name: 'Card Collectors', picture: null },
    hrefOf: ({ id }: OwnPlace) => `/biz/${id}/users`,
  },
  play: async (stage) => {
    const menu = await open(stage);
    await expect(menu.getByRole('menuitem', { name: 'Picks Club' })).toHaveAttribute(
      'href',
      `/biz/${ownStores[1]?.id}/users`,
    );
  },
});

export const LongNameOnAPhone = meta.story({
  ...withLists({}),
  args: { place: { ...heaven, name: 'A very long name of a community '.repeat(5) } },
  globals: { viewport: { value: 'mobile1' } },
});
