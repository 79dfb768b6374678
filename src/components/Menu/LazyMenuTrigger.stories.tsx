import { LogOut, RefreshCw } from 'lucide-react';
import { lazy } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { Button } from '#components/Button/Button';
import { LazyMenuTrigger, type MenuOpening } from './LazyMenuTrigger';
import { Menu, MenuItem } from './Menu';

const load = fn();
const onAction = fn();
const Items = lazy(async () => {
  await new Promise((loaded) => setTimeout(loaded, 50));
  return { default: AccountItems };
});

function AccountItems({ opening }: { opening: MenuOpening }) {
  return (
    <Menu opening={opening} onAction={onAction}>
      <MenuItem id="resync" icon={<RefreshCw />}>
        Resync Discord
      </MenuItem>
      <MenuItem id="logout" icon={<LogOut />} tone="danger">
        Logout
      </MenuItem>
    </Menu>
  );
}

const meta = preview.meta({
  title: 'Components/Lazy menu trigger',
  component: LazyMenuTrigger,
  args: {
    children: <Button tone="plain">Account</Button>,
    onIntent: load,
    menu: (opening) => <Items opening={opening} />,
    frame: { placement: 'bottom start' as const, items: 2 },
  },
  parameters: { docs: { story: { inline: false, height: '360px' } } },
});

export const Loaded = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    const trigger = canvas.getByRole('button', { name: 'Account' });
    const item = (name: string) => screen.findByRole('menuitem', { name });
    load.mockClear();
    await step('starts loading when the pointer comes near', async () => {
      await userEvent.hover(trigger);
      await expect(load).toHaveBeenCalled();
    });
    await step('opens on pointer down and sets aria-expanded', async () => {
      await userEvent.pointer({ keys: '[MouseLeft>]', target: trigger });
      await screen.findByRole('menu', { name: 'Account' });
      await expect(trigger).toHaveAttribute('aria-expanded', 'true');
      await waitFor(() => expect(screen.getByRole('menu')).toHaveFocus());
      await userEvent.pointer({ keys: '[/MouseLeft]', target: document.body });
      await waitFor(() => expect(screen.getByRole('menu')).toBeVisible());
    });
    await step('closes with Escape and restores focus', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
      await waitFor(() => expect(trigger).toHaveFocus());
      await expect(trigger).toHaveAttribute('aria-expanded', 'false');
    });
    await step('opens at the first or last item with an arrow key', async () => {
      await userEvent.keyboard('{ArrowUp}');
      const last = await item('Logout');
      await waitFor(() => expect(last).toHaveFocus());
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(trigger).toHaveFocus());
      await userEvent.keyboard('{ArrowDown}');
      const first = await item('Resync Discord');
      await waitFor(() => expect(first).toHaveFocus());
    });
    await step('runs the action with Enter and closes', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(onAction).toHaveBeenCalledWith('resync', undefined);
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
      await waitFor(() => expect(trigger).toHaveFocus());
    });
  },
});

export const Busy = meta.story({
  args: {
    children: (
      <Button tone="plain" isPending>
        Account
      </Button>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Account' });
    await userEvent.click(trigger);
    await userEvent.keyboard('{ArrowDown}');
    await expect(trigger).toHaveAttribute('aria-expanded', 'false');
  },
});

const NeverThere = lazy(() => new Promise<never>(() => {}));

/** The frame that is shown while the menu loads. */
export const Loading = meta.story({
  args: {
    menu: () => <NeverThere />,
    frame: { placement: 'bottom start' as const, header: 'river.otter', items: 2 },
  },
  play: async ({ canvas, userEvent, step }) => {
    const trigger = canvas.getByRole('button', { name: 'Account' });
    const frame = () => document.querySelector('[data-popup-frame]');
    await step('closes the frame with Escape', async () => {
      await userEvent.click(trigger);
      await expect(frame()).toBeVisible();
      await expect(trigger).toHaveAttribute('aria-expanded', 'true');
      await userEvent.keyboard('{Escape}');
      await expect(frame()).toBeNull();
      await expect(trigger).toHaveAttribute('aria-expanded', 'false');
    });
    await step('closes the frame with a press outside', async () => {
      await userEvent.click(trigger);
      await expect(frame()).toBeVisible();
      await userEvent.click(document.body);
      await expect(frame()).toBeNull();
    });
    await step('is in the position of the menu', async () => {
      await userEvent.click(trigger);
      const { bottom, left } = trigger.getBoundingClientRect();
      const box = frame()?.getBoundingClientRect();
      await expect(box?.top).toBeCloseTo(bottom + 6, 0);
      await expect(box?.left).toBeCloseTo(Math.max(left, 12), 0);
    });
  },
});
