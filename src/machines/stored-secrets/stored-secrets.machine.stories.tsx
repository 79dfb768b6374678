import preview from '../../../.storybook/preview';
import { handAt } from '../../../.storybook/console/hand';
import { MachineConsole } from '../../../.storybook/console/MachineConsole';
import { storedSecretsFixtures } from './stored-secrets.fixtures';
import { storedSecretsMachine } from './stored-secrets.machine';

const meta = preview.meta({
  title: 'Machines/Stored secrets',
  tags: ['!autodocs'],
  render: () => <MachineConsole machine={storedSecretsMachine} fixtures={storedSecretsFixtures} />,
});

export const Console = meta.story();

export const Played = meta.story({
  play: async ({ canvasElement, step }) => {
    const hand = handAt(canvasElement, storedSecretsMachine);

    await step('nothing is loaded before a secret is shown', async () => {
      await hand.isIn('idle');
      await hand.press('Events', 'open');
      await hand.isIn('loading');
    });
    await step('fails to load, and is retried', async () => {
      await hand.press('load answers', 'error: unreachable');
      await hand.isIn('unreachable');
      await hand.press('Events', 'retry');
      await hand.press('load answers', 'ok: [1 item]');
      await hand.isIn('known');
    });
    await step('a save requests it again', async () => {
      await hand.press('Events', 'configuration changed');
      await hand.isIn('loading');
    });
  },
});
