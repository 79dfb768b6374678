import * as Aria from 'react-aria-components';
import { expect, screen, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { Button } from '#components/Button/Button';
import { vars } from '#theme/theme.css';
import { Popover } from './Popover';

const meta = preview.meta({
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
