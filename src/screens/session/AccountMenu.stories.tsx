import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { ownPlacesMessages, placeActions } from '#content/messages/session/own-places';
import { paths } from '#domain/paths';
import { viewerOf } from '#domain/session/profile';
import {
  manyServers,
  ownServers,
  ownStores,
} from '#machines/session/own-places/own-places.fixtures';
import { AccountMenu, type AccountMenuProps } from './AccountMenu';
import { AccountTools, type AccountToolsProps } from './account-tools.fixture';
import { SiteRoleContext } from './site-role';
import { StoryFrame, storySession } from '../shell/story-frame';

const viewer = viewerOf(storySession);

const args: AccountMenuProps = { viewer, context: 'discord', isOnline: null, onLogout: fn() };

/** The account in the bar of every page, and its menu in each state. */
const meta = preview.meta({
  title: 'Patterns/Account menu',
  component: AccountMenu,
  args,
  parameters: { docs: { story: { inline: false, height: '640px' } } },
});

interface Stage {
  canvas: ReturnType<typeof within>;
  userEvent: { click: (on: Element) => Promise<void> };
}

async function open({ canvas, userEvent }: Stage) {
  await userEvent.click(canvas.getByRole('button', { name: /mira\.resells/ }));
  const menu = await screen.findByRole('menu');
  await waitFor(() => expect(menu).toBeVisible());
  return within(menu);
}

const withLists = (tools: Omit<AccountToolsProps, 'children'>) => ({
  render: (given: AccountMenuProps) => (
    <StoryFrame at="/">
      <AccountTools {...tools}>
        <AccountMenu {...given} />
      </AccountTools>
    </StoryFrame>
  ),
});

export const SignedIn = meta.story(withLists({}));
export const LoggingOut = meta.story({ ...withLists({}), args: { isLeaving: true } });
export const WithoutDiscord = meta.story({
  ...withLists({}),
  args: { viewer: { ...viewer, email: 'letters-only@grouped.example', profile: null } },
});

export const Open = meta.story({
  ...withLists({ lastServer: '902334817261953024' }),
  play: async (stage) => {
    const menu = await open(stage);
    const servers = within(menu.getByRole('group', { name: ownPlacesMessages.servers.title }));
    const [last, other, all] = servers.getAllByRole('menuitem');
    await expect(last).toHaveTextContent('Card Collectors');
    await expect(last).toHaveAttribute('href', paths.dashboard.href('902334817261953024'));
    await expect(other).toHaveTextContent('Resell Heaven');
    await expect(all).toHaveTextContent(/^All servers$/);
    const stores = within(menu.getByRole('group', { name: ownPlacesMessages.stores.title }));
    await expect(stores.getAllByRole('menuitem').map((item) => item.getAttribute('href'))).toEqual(
      ownStores.map(({ id }) => paths.seller.href(id)),
    );
  },
});

export const FortyServers = meta.story({
  ...withLists({
    servers: { places: manyServers },
    stores: {
      places: manyServers.slice(0, 7).map((place, at) => ({ ...place, name: `Store ${at + 1}` })),
    },
  }),
  play: async (stage) => {
    const { step, userEvent } = stage;
    const menu = await open(stage);
    await step('five servers, and a link to all', async () => {
      await expect(menu.getAllByRole('menuitem', { name: /^Community/ })).toHaveLength(5);
      const all = menu.getByRole('menuitem', { name: 'All servers (40)' });
      await expect(all).toHaveAttribute('href', paths.servers.href());
    });
    await step('five stores, and all of them in the open menu', async () => {
      await userEvent.click(menu.getByRole('menuitem', { name: 'All stores (7)' }));
      await waitFor(() =>
        expect(menu.getAllByRole('menuitem', { name: /^Store/ })).toHaveLength(7),
      );
      await expect(menu.queryByRole('menuitem', { name: /^All stores/ })).toBeNull();
    });
  },
});

export const Loading = meta.story({
  ...withLists({
    servers: { state: 'loading', places: null },
    stores: { state: 'loading', places: null },
  }),
  play: async (stage) => {
    const menu = await open(stage);
    const loading = menu.getAllByRole('menuitem', { name: ownPlacesMessages.servers.loading });
    await expect(loading[0]).toHaveAttribute('aria-disabled', 'true');
    await expect(menu.getByRole('menuitem', { name: 'All servers' })).toBeVisible();
    await expect(menu.getByRole('menuitem', { name: 'Logout' })).toBeVisible();
  },
});

export const Failed = meta.story({
  ...withLists({
    servers: { state: { failed: 'unreachable' }, places: null },
    stores: { state: { failed: 'signInRequired' }, places: null },
  }),
  play: async (stage) => {
    const menu = await open(stage);
    await expect(menu.getByText(ownPlacesMessages.servers.errors.unreachable)).toBeVisible();
    await expect(menu.getByText(ownPlacesMessages.stores.errors.signInRequired)).toBeVisible();
    await stage.userEvent.click(menu.getByRole('menuitem', { name: /^Try again/ }));
    await expect(
      (await menu.findAllByRole('menuitem', { name: ownPlacesMessages.servers.loading }))[0],
    ).toBeVisible();
  },
});

export const Stale = meta.story({
  ...withLists({ servers: { state: { shown: { stale: 'unreachable' } } } }),
  play: async (stage) => {
    const menu = await open(stage);
    await expect(menu.getByText(placeActions.stale)).toBeVisible();
    await expect(menu.getByText(ownServers[0]?.name ?? '')).toBeVisible();
  },
});

export const NoServersAndNoStore = meta.story({
  ...withLists({ servers: { places: [] }, stores: { places: [] } }),
  play: async (stage) => {
    const menu = await open(stage);
    await expect(menu.getByText(ownPlacesMessages.servers.empty)).toBeVisible();
    await expect(menu.getByRole('menuitem', { name: 'Open a store' })).toHaveAttribute(
      'href',
      paths.marketplace.href('create'),
    );
  },
});

export const LongNames = meta.story({
  ...withLists({
    servers: { places: [{ id: '1', picture: null, name: 'Long '.repeat(40) }] },
  }),
  play: async (stage) => {
    const menu = await open(stage);
    const name = menu.getByRole('menuitem', { name: /^Long/ });
    await expect(name.getBoundingClientRect().width).toBeLessThan(390);
  },
});

export const ThemeInTheMenu = meta.story({
  ...withLists({}),
  play: async (stage) => {
    const menu = await open(stage);
    await stage.userEvent.click(menu.getByRole('menuitem', { name: 'Theme System' }));
    await expect(await menu.findByRole('menuitem', { name: 'Theme Dark' })).toBeVisible();
  },
});

export const SiteAdmin = meta.story({
  ...withLists({}),
  decorators: [
    (Story) => (
      <SiteRoleContext value="admin">
        <Story />
      </SiteRoleContext>
    ),
  ],
  play: async (stage) => {
    const menu = await open(stage);
    await expect(menu.getByRole('menuitem', { name: 'Admin' })).toHaveAttribute('href', '/admin');
  },
});

export const LogsOut = meta.story({
  ...withLists({}),
  play: async (stage) => {
    const menu = await open(stage);
    await expect(screen.getByText('mira@grouped.example')).toBeVisible();
    await stage.userEvent.click(menu.getByRole('menuitem', { name: 'Logout' }));
    await expect(args.onLogout).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
});
