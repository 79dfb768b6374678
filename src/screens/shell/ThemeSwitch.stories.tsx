import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { ThemeSwitch, type ThemeSwitchProps } from './ThemeSwitch';

const args: ThemeSwitchProps = { value: 'system', onChange: fn() };

const meta = preview.meta({
  title: 'Patterns/Theme switch',
  component: ThemeSwitch,
  args,
  parameters: { docs: { story: { inline: false, height: '240px' } } },
});

export const FollowsTheSystem = meta.story();
export const Dark = meta.story({ args: { value: 'dark' } });
export const Light = meta.story({ args: { value: 'light' } });

export const ChosenByKeyboard = meta.story({
  args: { value: 'dark' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Theme' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitemradio', { name: 'Dark' })).toBeChecked());
    await waitFor(() => expect(screen.getByRole('menuitemradio', { name: 'Dark' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith('light');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Theme' })).toHaveFocus());
  },
});
