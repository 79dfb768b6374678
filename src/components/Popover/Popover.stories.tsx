import * as Aria from 'react-aria-components';
import { expect, screen, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { Button } from '#components/Button/Button';
import { media } from '#theme/media';
import { vars } from '#theme/theme.css';
import { Popover } from './Popover';

const meta = preview.meta({
  title: 'Components/Popover',
  component: Popover,
  render: (args) => (
    <Aria.DialogTrigger>
      <Aria.Pressable>
        <Button tone="plain">What is a snowflake?</Button>
      </Aria.Pressable>
      <Popover {...args}>
        <Aria.Dialog aria-label="Snowflake" style={{ padding: vars.space.l, outline: 'none' }}>
          A number of 17 to 20 digits that Discord gives to everything: a role, a channel, a member.
        </Aria.Dialog>
      </Popover>
    </Aria.DialogTrigger>
  ),
});

export const UnderItsTrigger = meta.story({
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'What is a snowflake?' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: 'Snowflake' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: 'Snowflake' });
  },
});

/** With reduced motion, the popover must not be transparent in its first frame. */
export const WithoutMotion = meta.story({
  play: async ({ canvas, userEvent }) => {
    const opacities: string[] = [];
    const observer = new MutationObserver(() => {
      const popover = document.querySelector('[data-trigger="DialogTrigger"]');
      if (popover) opacities.push(getComputedStyle(popover).opacity);
    });
    observer.observe(document.body, { childList: true, subtree: true, attributes: true });
    await userEvent.click(canvas.getByRole('button', { name: 'What is a snowflake?' }));
    await screen.findByRole('dialog', { name: 'Snowflake' });
    observer.disconnect();
    await expect(opacities.length).toBeGreaterThan(0);
    if (matchMedia(media.reducedMotion).matches)
      await expect(new Set(opacities)).toEqual(new Set(['1']));
  },
});
