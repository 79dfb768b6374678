import preview from '../../../.storybook/preview';
import { handAt } from '../../../.storybook/console/hand';
import { MachineConsole } from '../../../.storybook/console/MachineConsole';
import { membershipClaimFixtures } from './membership-claim.fixtures';
import { membershipClaimMachine } from './membership-claim.machine';

const meta = preview.meta({
  title: 'Machines/Membership claim',
  tags: ['!autodocs'],
  render: () => (
    <MachineConsole machine={membershipClaimMachine} fixtures={membershipClaimFixtures} />
  ),
});

export const Console = meta.story();

export const Played = meta.story({
  play: async ({ canvasElement, step }) => {
    const hand = handAt(canvasElement, membershipClaimMachine);
    await step('an address is claimed after its link was opened', async () => {
      await hand.press('Events', 'open');
      await hand.press('Events', /^change.*shop@mail/);
      await hand.press('Events', 'submit');
      await hand.press('sendLink answers', /^ok/);
      await hand.isIn('mailSent');
      await hand.press('Events', 'check');
      await hand.press('claim answers', 'error: notConfirmed');
      await hand.isIn('mailSent');
      await hand.press('Events', 'check');
      await hand.press('claim answers', /claimed: 2/);
      await hand.isIn('claimed');
    });
  },
});
