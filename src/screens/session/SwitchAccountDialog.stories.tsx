import { expect, fn, screen } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { SwitchAccountDialog } from './SwitchAccountDialog';

const meta = preview.meta({
  title: 'Patterns/Switch account',
  component: SwitchAccountDialog,
  parameters: { docs: { story: { inline: false, height: '320px' } } },
  args: { isOpen: true, from: 'mira.resells', to: 'noor', onSwitch: fn(), onStay: fn() },
});

export const Asks = meta.story({
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Switch to noor' }));
    await expect(args.onSwitch).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(args.onStay).toHaveBeenCalledOnce();
  },
});

export const LongNames = meta.story({
  args: { from: 'jonas-lindqvist-abernathy-von-und-zu-hohenstein', to: 'x'.repeat(32) },
  globals: { viewport: { value: 'mobile2', isRotated: false } },
});
