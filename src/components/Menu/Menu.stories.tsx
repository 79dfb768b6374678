import { LogOut, RefreshCw, Settings, UserRound } from 'lucide-react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { Button } from '#components/Button/Button';
import { Menu, MenuItem, MenuSection, MenuTrigger } from './Menu';

const onTeam = fn();

const meta = preview.meta({
  title: 'Components/Menu',
  component: Menu,
  args: { onAction: fn() },
  parameters: { docs: { story: { inline: false, height: '360px' } } },
});

export const Actions = meta.story({
  render: (args) => (
    <MenuTrigger>
      <Button tone="plain">Account</Button>
      <Menu {...args}>
        <MenuItem id="resync" icon={<RefreshCw />}>
          Resync Discord
        </MenuItem>
        <MenuItem
          id="team"
          icon={<UserRound />}
          isDisabled
          textValue="Team"
          description="Only for site admins"
          onAction={onTeam}
        >
          Team
        </MenuItem>
        <MenuItem id="logout" icon={<LogOut />} tone="danger">
          Logout
        </MenuItem>
      </Menu>
    </MenuTrigger>
  ),
  play: async ({ args, canvas, userEvent, step }) => {
    const trigger = canvas.getByRole('button', { name: 'Account' });
    await step('opens on its first item with an arrow key', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{ArrowDown}');
      await screen.findByRole('menu', { name: 'Account' });
      await waitFor(() =>
        expect(screen.getByRole('menuitem', { name: 'Resync Discord' })).toHaveFocus(),
      );
    });
    await step('reaches a disabled item, which says why and does nothing', async () => {
      const team = screen.getByRole('menuitem', { name: 'Team' });
      await userEvent.keyboard('{ArrowDown}');
      await expect(team).toHaveFocus();
      await expect(team).toHaveAttribute('aria-disabled', 'true');
      await expect(team).toHaveAccessibleDescription('Only for site admins');
      await userEvent.keyboard('{Enter} ');
      await userEvent.click(team);
      await expect(onTeam).not.toHaveBeenCalled();
      await expect(args.onAction).not.toHaveBeenCalled();
      await expect(team).toBeVisible();
    });
    await step('jumps by letter', async () => {
      await userEvent.keyboard('{ArrowDown}');
      await expect(screen.getByRole('menuitem', { name: 'Logout' })).toHaveFocus();
      await userEvent.keyboard('r');
      await expect(screen.getByRole('menuitem', { name: 'Resync Discord' })).toHaveFocus();
    });
    await step('runs the action with Enter, closes and restores focus', async () => {
      await userEvent.keyboard('{End}{Enter}');
      await expect(args.onAction).toHaveBeenCalledWith('logout', undefined);
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
      await waitFor(() => expect(trigger).toHaveFocus());
    });
  },
});

export const SectionsAndHeader = meta.story({
  args: { placement: 'bottom end', header: 'river.otter' },
  render: (args) => (
    <MenuTrigger>
      <Button tone="plain">river.otter</Button>
      <Menu {...args}>
        <MenuSection title="Server">
          <MenuItem id="settings" icon={<Settings />} href="#settings">
            Settings
          </MenuItem>
          <MenuItem id="resync" icon={<RefreshCw />}>
            Resync Discord
          </MenuItem>
        </MenuSection>
        <MenuSection aria-label="Session">
          <MenuItem id="logout" icon={<LogOut />} tone="danger">
            Logout
          </MenuItem>
        </MenuSection>
      </Menu>
    </MenuTrigger>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'river.otter' }));
    const section = await screen.findByRole('group', { name: 'Server' });
    await waitFor(() => expect(section).toBeVisible());
    await expect(screen.getByRole('menuitem', { name: 'Settings' })).toHaveAttribute(
      'href',
      '#settings',
    );
  },
});
