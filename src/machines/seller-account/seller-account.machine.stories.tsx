import preview from '../../../.storybook/preview';
import { handAt } from '../../../.storybook/statechart/bench-hand';
import { MachineBench } from '../../../.storybook/statechart/MachineBench';
import { sellerAccountFixtures } from './seller-account.fixtures';
import { sellerAccountMachine } from './seller-account.machine';

const meta = preview.meta({
  title: 'Machines/Seller account',
});

export const Bench = meta.story({
  render: () => <MachineBench machine={sellerAccountMachine} fixtures={sellerAccountFixtures} />,
  play: async ({ canvasElement, step }) => {
    const bench = handAt(canvasElement, sellerAccountMachine);

    await step('the dialog waits for the session', async () => {
      await bench.isIn('closed');
      await bench.press('Events', /^open part: create/);
      await bench.isIn('waiting.hidden');
      await bench.press('Events', /^viewer changed userId: null/);
      await bench.isIn('creating.editing');
    });
    await step('a new account, whose address must be confirmed', async () => {
      await bench.press('Events', /^sign up/);
      await bench.press('isUsernameFree answers', /^ok: true/);
      await bench.isIn('creating.signingUp');
      await bench.press('signUp answers', /^ok: confirm/);
      await bench.isIn('confirming.mail.resting', 'confirming.check.idle');
      await bench.isGrayed('Events', 'send again');
      await bench.press('Time', 'wait 60 s: mailRest');
      await bench.isIn('confirming.mail.ready', 'confirming.check.idle');
    });
    await step('the link signs in, and the account is opened', async () => {
      await bench.press('Events', /^viewer changed userId: user-ada/);
      await bench.isIn('checking');
      await bench.press('loadAccount answers', /chosenUsername: card_shop/);
      await bench.isIn('opening.requesting');
      await bench.press('openAccount answers', /^ok/);
      await bench.isIn('left');
      await bench.emitted('leave storeId: null', 'notice notice: created');
    });
  },
});
