import preview from '../../../.storybook/preview';
import { handAt } from '../../../.storybook/statechart/bench-hand';
import { MachineBench } from '../../../.storybook/statechart/MachineBench';
import { storedSecretsFixtures } from './stored-secrets.fixtures';
import { storedSecretsMachine } from './stored-secrets.machine';

const meta = preview.meta({
  title: 'Machines/Stored secrets',
});

export const Bench = meta.story({
  render: () => <MachineBench machine={storedSecretsMachine} fixtures={storedSecretsFixtures} />,
  play: async ({ canvasElement, step }) => {
    const bench = handAt(canvasElement, storedSecretsMachine);

    await step('nothing is loaded before a secret is shown', async () => {
      await bench.isIn('idle');
      await bench.press('Events', 'open');
      await bench.isIn('loading');
    });
    await step('fails to load, and is retried', async () => {
      await bench.press('load answers', 'error: unreachable');
      await bench.isIn('unreachable');
      await bench.press('Events', 'retry');
      await bench.press('load answers', 'ok: [1 item]');
      await bench.isIn('known');
    });
    await step('a save requests it again', async () => {
      await bench.press('Events', 'configuration changed');
      await bench.isIn('loading');
    });
  },
});
