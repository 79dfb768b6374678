import preview from '../../../.storybook/preview';
import { handAt } from '../../../.storybook/statechart/bench-hand';
import { MachineBench } from '../../../.storybook/statechart/MachineBench';
import { membershipClaimFixtures } from './membership-claim.fixtures';
import { membershipClaimMachine } from './membership-claim.machine';

const meta = preview.meta({
  title: 'Machines/Membership Claim',
});

export const Bench = meta.story({
  render: () => (
    <MachineBench machine={membershipClaimMachine} fixtures={membershipClaimFixtures} />
  ),
  play: async ({ canvasElement, step }) => {
    const bench = handAt(canvasElement, membershipClaimMachine);
    await step('an address is claimed after its link was opened', async () => {
      await bench.press('Events', 'open');
      await bench.press('Events', /^change.*shop@mail/);
      await bench.press('Events', 'submit');
      await bench.press('sendLink answers', /^ok/);
      await bench.isIn('mailSent');
      await bench.press('Events', 'check');
      await bench.press('claim answers', 'error: notConfirmed');
      await bench.isIn('mailSent');
      await bench.press('Events', 'check');
      await bench.press('claim answers', /claimed: 2/);
      await bench.isIn('claimed');
    });
  },
});
