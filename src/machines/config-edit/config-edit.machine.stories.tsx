import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { MachineConsole } from '../../../.storybook/console/MachineConsole';
import { configEditFixtures, withoutStorage } from './config-edit.fixtures';

const meta = preview.meta({
  title: 'Machines/Config edit',
  tags: ['!autodocs'],
  render: () => <MachineConsole machine={withoutStorage} fixtures={configEditFixtures} />,
});

export const Console = meta.story();

/** A state in which the machine can stay is not said to decide at once. */
export const StaysOrDecides = meta.story({
  play: async ({ canvas }) => {
    const name = 'Go to ready.clean, decides at once if a guard allows it';
    await expect(await canvas.findByRole('button', { name })).toBeVisible();
  },
});
