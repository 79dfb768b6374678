import { expect, fireEvent, waitFor, within } from 'storybook/test';
import { links } from '#content/links';
import preview from '../../../../.storybook/preview';
import { StoryFrame } from '../../shell/story-frame';
import { Features } from './Features';

const meta = preview.meta({
  title: 'Screens/Features',
  parameters: { layout: 'fullscreen' },
  args: { hash: '' },
  render: ({ hash }) => (
    <StoryFrame key={hash} at={`/features${hash}`} pattern="/features">
      <main id="main">
        <Features />
      </main>
    </StoryFrame>
  ),
});

export const BasePlan = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tabpanel', { name: 'Base Plan' })).toBeVisible();
    await expect(canvas.getAllByRole('tabpanel')).toHaveLength(1);
    await expect(canvas.getByRole('status')).toHaveTextContent('75 features');
    const buy = canvas.getByRole('link', { name: 'Get Base Plan' });
    await expect(buy).toHaveAttribute('href', links.checkout.base);
    await expect(buy).toHaveAttribute('target', '_blank');
    await expect(canvas.getByRole('link', { name: 'Back to Dashboard' })).toHaveAttribute(
      'href',
      '/',
    );
  },
});

export const AmazonPlan = meta.story({
  args: { hash: '#amazon' },
  play: async ({ canvas }) => {
    const panel = within(canvas.getByRole('tabpanel', { name: 'Amazon Plan' }));
    await expect(panel.getByRole('link', { name: 'Get Amazon Plan' })).toHaveAttribute(
      'href',
      links.checkout.amazon,
    );
    await expect(panel.getByRole('status')).toHaveTextContent('79 features');
    await expect(panel.getByText('Storefront Stalker')).toBeInTheDocument();
  },
});

export const Additional = meta.story({
  args: { hash: '#additional' },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('Contact us to add these features to your existing plan'),
    ).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'SMS System' })).toBeVisible();
  },
});

export const Custom = meta.story({
  args: { hash: '#custom' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Custom Solutions' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Contact Us on Discord' })).toHaveAttribute(
      'href',
      links.communityInvite,
    );
    await expect(
      within(canvas.getByRole('tabpanel')).getAllByRole('heading', { level: 4 }),
    ).toHaveLength(4);
  },
});

export const ChangedByKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    const tab = (name: string) => canvas.getByRole('tab', { name });
    tab('Base Plan').focus();
    for (const [key, name] of [
      ['{ArrowRight}', 'Amazon Plan'],
      ['{End}', 'Custom'],
      ['{ArrowRight}', 'Base Plan'],
      ['{ArrowLeft}', 'Custom'],
      ['{Home}', 'Base Plan'],
    ] as const) {
      await userEvent.keyboard(key);
      await expect(tab(name)).toHaveFocus();
      await waitFor(() => expect(canvas.getByRole('tabpanel', { name })).toBeVisible());
      await expect(tab(name)).toHaveAttribute('aria-selected', 'true');
    }
    await userEvent.click(tab('Additional'));
    await waitFor(() => expect(canvas.getByRole('tabpanel', { name: 'Additional' })).toBeVisible());
  },
});

export const OpenedInNewTab = meta.story({
  play: async ({ canvas }) => {
    const tab = canvas.getByRole('tab', { name: 'Amazon Plan' });
    let isHandled = true;
    const stay = (event: Event) => {
      isHandled = event.defaultPrevented;
      event.preventDefault();
    };
    window.addEventListener('click', stay, { once: true });
    await fireEvent.click(tab, { ctrlKey: true });
    await expect(isHandled).toBe(false);
    await expect(canvas.getByRole('tab', { name: 'Base Plan' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
  },
});

export const Filtered = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Filter features' }), 'ticket');
    const region = within(canvas.getByRole('region', { name: 'Features of the Base Plan' }));
    await expect(region.getByText('Retention tickets')).toBeVisible();
    await expect(region.queryByText('Leaderboard')).toBeNull();
    await expect(canvas.getByRole('status')).toHaveTextContent(/^\d+ of 75 features$/);
  },
});

export const NothingFound = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Filter features' }), 'teleport');
    await expect(canvas.getByText('No feature mentions “teleport”')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('0 of 75 features');
  },
});
