import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { StoryFrame } from './story-frame';
import { NavigationDrawer, type NavigationDrawerProps } from './NavigationDrawer';
import { StaffOnline } from './StaffOnline';
import { storyStaff } from './staff-story.fixture';

const args: NavigationDrawerProps = {
  isOpen: true,
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
      ['Documentation', '/docs'],
      ['Features', '/features'],
      ['Embed Designer', '/embeds'],
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
