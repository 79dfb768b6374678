import preview from '../../../.storybook/preview';
import { handAt } from '../../../.storybook/console/hand';
import { MachineConsole } from '../../../.storybook/console/MachineConsole';
import { sellerAccountFixtures } from './seller-account.fixtures';
import { sellerAccountMachine } from './seller-account.machine';

const meta = preview.meta({
  title: 'Machines/Seller account',
  tags: ['!autodocs'],
  render: () => <MachineConsole machine={sellerAccountMachine} fixtures={sellerAccountFixtures} />,
});

export const Console = meta.story();

export const Played = meta.story({
  play: async ({ canvasElement, step }) => {
    const hand = handAt(canvasElement, sellerAccountMachine);

    await step('the dialog waits for the session', async () => {
      await hand.isIn('closed');
      await hand.press('Events', /^open part: create/);
      await hand.isIn('waiting.hidden');
      await hand.press('Events', /^viewer changed userId: null/);
      await hand.isIn('creating.editing');
    });
    await step('a new account, whose address must be confirmed', async () => {
      await hand.press('Events', /^sign up/);
      await hand.press('isUsernameFree answers', /^ok: true/);
      await hand.isIn('creating.signingUp');
      await hand.press('signUp answers', /^ok: confirm/);
      await hand.isIn('confirming.mail.resting', 'confirming.check.idle');
      await hand.isGrayed('Events', 'send again');
      await hand.press('Time', 'wait 60 s: mailRest');
      await hand.isIn('confirming.mail.ready', 'confirming.check.idle');
    });
    await step('the link signs in, and the account is opened', async () => {
      await hand.press('Events', /^viewer changed userId: user-ada/);
      await hand.isIn('checking');
      await hand.press('loadAccount answers', /chosenUsername: card_shop/);
      await hand.isIn('opening.requesting');
      await hand.press('openAccount answers', /^ok/);
      await hand.isIn('left');
      await hand.emitted('leave storeId: null', 'notice notice: created');
    });
  },
});
