import { expect, screen, waitFor, within } from 'storybook/test';
import { useState } from 'react';
import { links } from '#content/links';
import preview from '../../../../.storybook/preview';
import { StoryFrame } from '../../shell/story-frame';
import { PricingControlProvider } from './pricing-story.fixture';
import { PricingDialog } from './PricingDialog';
import { PricingLink } from './PricingLink';

const meta = preview.meta({
  title: 'Patterns/Pricing',
  parameters: { layout: 'fullscreen' },
});

function OpenDialog() {
  const [isOpen, setOpen] = useState(true);
  return <PricingDialog isOpen={isOpen} onOpenChange={setOpen} />;
}

export const Plans = meta.story({
  render: () => (
    <StoryFrame at="/">
      <OpenDialog />
    </StoryFrame>
  ),
  play: async ({ userEvent, step }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Choose Your Plan' }));

    await step('shows each price', async () => {
      await expect(
        dialog.getAllByRole('article').map((card) => card.textContent.match(/\$\d+\/month/)?.[0]),
      ).toEqual(['$80/month', '$50/month', '$50/month']);
      await waitFor(() => expect(dialog.getByText('ON FIRE')).toBeVisible());
      await expect(dialog.getByText('Most Popular: Base Plan')).toBeVisible();
      await expect(dialog.getByText('not included with other plans')).toBeVisible();
    });
    await step('links to each checkout in a new tab', async () => {
      for (const [name, href] of [
        ['Get Amazon Plan', links.checkout.amazon],
        ['Get Base Plan', links.checkout.base],
        ['Get Sports Picks', links.checkout.sportsPicks],
        ['Get More Info on Discord', links.communityInvite],
      ] as const) {
        const link = dialog.getByRole('link', { name });
        await expect(link).toHaveAttribute('href', href);
        await expect(link).toHaveAttribute('target', '_blank');
        await expect(link.getAttribute('rel')).toContain('noopener');
      }
    });
    await step('links to all features', async () => {
      await userEvent.click(dialog.getByRole('link', { name: 'View All Features' }));
      await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('/features'));
    });
  },
});

export const OpensByLink = meta.story({
  render: () => (
    <StoryFrame at="/">
      <PricingControlProvider>
        <main>
          <PricingLink>View Pricing</PricingLink>
        </main>
      </PricingControlProvider>
    </StoryFrame>
  ),
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'View Pricing' });
    await userEvent.click(trigger);
    await screen.findByRole('dialog', { name: 'Choose Your Plan' });
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
  },
});
