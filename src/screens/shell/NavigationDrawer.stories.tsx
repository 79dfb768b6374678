import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { ownPlacesMessages, placeActions } from '#content/messages/session/own-places';
import { manyServers } from '#machines/session/own-places/own-places.fixtures';
import { StoryLists } from '../session/account-tools.fixture';
import { PlaceLinks } from '../session/places/PlaceLinks';
import { StoryFrame } from './story-frame';
import { NavigationDrawer, type NavigationDrawerProps } from './NavigationDrawer';
import { StaffOnline } from './StaffOnline';
import { storyStaff } from './staff-story.fixture';

const args: NavigationDrawerProps = {
  isOpen: true,
  places: (
    <StoryLists>
      <PlaceLinks isOpen onChosen={fn()} />
    </StoryLists>
  ),
  onOpenChange: fn(),
  onPricing: fn(),
  staff: <StaffOnline presence={{ kind: 'shown', staff: storyStaff, viewing: 17 }} />,
};

const meta = preview.meta({
  title: 'Patterns/Navigation drawer',
  component: NavigationDrawer,
  args,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
  decorators: [
    (Story) => (
      <StoryFrame at="/features">
        <main>
          <h1>Features</h1>
          <Story />
        </main>
      </StoryFrame>
    ),
  ],
});

const drawer = async () => within(await screen.findByRole('dialog', { name: 'Navigation' }));

export const Open = meta.story({
  play: async () => {
    const links = (await drawer()).getAllByRole('link');
    await expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Servers', '/servers'],
      ['Stores', '/marketplace'],
      ['Embed Designer', '/embeds'],
      ['Memberships', '/memberships'],
      ['Documentation', '/docs'],
      ['Features', '/features'],
      ['Changelog', '/docs/changelog'],
      ['Resell Heaven', '/dashboard/845201933120405504'],
      ['Card Collectors', '/dashboard/902334817261953024'],
      ['CCCard Collectors', '/biz/biz_00000001'],
      ['PCPicks Club', '/biz/biz_00000002'],
      ['Terms of Service', '/terms'],
      ['Privacy Policy', '/privacy'],
      ['Go to Hub', '/'],
    ]);
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  },
});

export const NavigatesAndCloses = meta.story({
  play: async ({ args: props, userEvent }) => {
    await userEvent.click((await drawer()).getByRole('link', { name: 'Terms of Service' }));
    await expect(props.onOpenChange).toHaveBeenCalledWith(false);
  },
});

export const PricingReplacesIt = meta.story({
  play: async ({ args: props, userEvent }) => {
    await userEvent.click((await drawer()).getByRole('button', { name: 'Pricing' }));
    await expect(props.onOpenChange).toHaveBeenCalledWith(false);
    await expect(props.onPricing).toHaveBeenCalledOnce();
  },
});

export const ClosedByEscape = meta.story({
  play: async ({ args: props, userEvent }) => {
    await drawer();
    await userEvent.keyboard('{Escape}');
    await expect(props.onOpenChange).toHaveBeenCalledWith(false);
  },
});

const withLists = (lists: Parameters<typeof StoryLists>[0]) => ({
  args: {
    places: (
      <StoryLists {...lists}>
        <PlaceLinks isOpen onChosen={fn()} />
      </StoryLists>
    ),
  },
});

export const FortyServers = meta.story({
  ...withLists({ servers: { places: manyServers } }),
  play: async () => {
    await expect((await drawer()).getAllByRole('link', { name: /^Community/ })).toHaveLength(5);
    await expect((await drawer()).getByRole('link', { name: 'All servers (40)' })).toBeVisible();
  },
});

const longName = 'The laboratory for storefronts, wholesale and arbitrage '.repeat(3).trim();

export const LongNames = meta.story({
  ...withLists({
    servers: { places: manyServers.map((server) => ({ ...server, name: longName })) },
  }),
  play: async () => {
    const [link] = await (await drawer()).findAllByRole('link', { name: longName });
    const nav = (await drawer()).getByRole('navigation');
    await expect(link?.getBoundingClientRect().right).toBeLessThanOrEqual(
      nav.getBoundingClientRect().right,
    );
    await expect(nav.scrollWidth).toBeLessThanOrEqual(nav.clientWidth);
  },
});

export const ListsLoading = meta.story(
  withLists({
    servers: { state: 'loading', places: null },
    stores: { state: 'loading', places: null },
  }),
);

export const ListsFailed = meta.story({
  ...withLists({
    servers: { state: { failed: 'unreachable' }, places: null },
    stores: { state: { failed: 'signInRequired' }, places: null },
  }),
  play: async ({ userEvent }) => {
    const { unreachable } = ownPlacesMessages.servers.errors;
    await expect((await drawer()).getByText(unreachable)).toBeVisible();
    await userEvent.click((await drawer()).getByRole('button', { name: placeActions.retry }));
    await expect((await drawer()).getByText(ownPlacesMessages.servers.loading)).toBeInTheDocument();
  },
});

export const ListsEmpty = meta.story(
  withLists({ servers: { places: [] }, stores: { places: [] } }),
);

export const ListsStale = meta.story({
  ...withLists({ servers: { state: { shown: { stale: 'unreachable' } } } }),
  play: async () => {
    await expect((await drawer()).getByRole('button', { name: placeActions.stale })).toBeVisible();
  },
});

export const ChoosesTheTheme = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.click((await drawer()).getByRole('button', { name: 'Theme: System' }));
    await expect((await drawer()).getByRole('button', { name: 'Theme: Dark' })).toBeVisible();
  },
});
