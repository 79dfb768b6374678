import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { ReturnNotice } from './DraftNotices';

const meta = preview.meta({
  title: 'Screens/Embeds/Return notice',
  component: ReturnNotice,
  args: {
    href: '/dashboard/845201933120405504/embeds#WhopWelcomeEmbed',
    label: 'Whop welcome message',
  },
});

export const FromASetting = meta.story({
  play: async ({ args, canvas }) => {
    await expect(
      canvas.getByText(/^Opened from the setting “Whop welcome message\.”/),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back to the setting' })).toHaveAttribute(
      'href',
      args.href,
    );
  },
});
