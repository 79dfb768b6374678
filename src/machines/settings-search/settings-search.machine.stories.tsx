import preview from '../../../.storybook/preview';
import { handAt } from '../../../.storybook/console/hand';
import { MachineConsole } from '../../../.storybook/console/MachineConsole';
import { settingsSearchFixtures } from './settings-search.fixtures';
import { settingsSearchMachine } from './settings-search.machine';

const meta = preview.meta({
  title: 'Machines/Settings search',
  tags: ['!autodocs'],
  render: () => (
    <MachineConsole machine={settingsSearchMachine} fixtures={settingsSearchFixtures} />
  ),
});

export const Console = meta.story();

export const Played = meta.story({
  play: async ({ canvasElement, step }) => {
    const hand = handAt(canvasElement, settingsSearchMachine);

    await step('no results', async () => {
      await hand.isIn('closed');
      await hand.press('Events', /query: zzz/);
      await hand.isIn('open.empty.focused');
    });
    await step('results, which close 200 ms after blur', async () => {
      await hand.press('Events', /query: succ/);
      await hand.isIn('open.results.focused');
      await hand.press('Events', 'blur');
      await hand.isIn('open.results.leaving');
      await hand.press('Time', 'wait 0.2 s: closesAfterBlur');
      await hand.isIn('closed');
    });
    await step('a hit is picked', async () => {
      await hand.press('Events', 'focus');
      await hand.press('Events', /SuccessDM/);
      await hand.isIn('closed');
      await hand.emitted(
        'picked result: {path: SuccessDM, label: "Success DM", tab: points, value: Off}',
      );
    });
  },
});
