import { expect, screen, type userEvent, waitFor, within } from 'storybook/test';
import { answered, unanswered } from '../../../../.storybook/console-errors';
import preview from '../../../../.storybook/preview';
import { paymentMessages, paymentsErrors } from '#content/messages/market/payments';
import { sellerMessages } from '#content/messages/market/seller';
import { leaveMessages } from '#content/messages/shell/shell';
import { paths } from '#domain/paths';
import type { WorldName } from '#mocks/worlds';
import { worldStory } from '../../../../.storybook/world-story';
import { exportingText, goesOnText } from '#content/messages/market/csv-export';
import { watchDownloads } from '../export/downloads.fixture';
import { Payments as PaymentsScreen } from './Payments';

/** The payments of a store and its connection to the payment providers, with the app's wiring. */
const meta = preview.meta({
  title: 'Screens/Seller/Payments',
  component: PaymentsScreen,
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '720px' } },
  },
});

const cards = 'biz_00000001';
const payments = (world: WorldName) =>
  worldStory({ world, at: paths.seller.href(cards, 'payments') });
const connection = (world: WorldName) =>
  worldStory({ world, at: paths.seller.href(cards, 'setup') });

type Canvas = ReturnType<typeof within>;
const rowsIn = (canvas: Canvas) =>
  within(canvas.getByRole('table', { name: 'Transactions' }))
    .getAllByRole('row')
    .slice(1);
const choose = async (
  { canvas, userEvent: user }: { canvas: Canvas; userEvent: Pick<typeof userEvent, 'click'> },
  label: RegExp,
  option: string,
) => {
  await user.click(canvas.getByRole('button', { name: label }));
  await user.click(await screen.findByRole('option', { name: option }));
};

const listed = payments('seller-with-store');
export const Listed = meta.story({
  ...listed.annotations,
  play: async ({ canvas, userEvent, step }) => {
    await step('each currency has its own totals', async () => {
      const totals = within(await canvas.findByRole('region', { name: 'Totals' }));
      await expect(totals.getByText('Net · USD')).toBeVisible();
      await expect(totals.getByText('Net · EUR')).toBeVisible();
      await expect(totals.getByText(paymentMessages.sumsHelp)).toBeVisible();
    });
    await step('a sale that is not assigned stands apart', async () => {
      const totals = within(canvas.getByRole('region', { name: 'Totals' }));
      await expect(totals.getByText('Not assigned: $499.00 from 1 payment')).toBeVisible();
      await expect(totals.getByText(paymentMessages.unassignedHelp)).toBeVisible();
      await expect(rowsIn(canvas)[0]).toHaveTextContent(paymentMessages.notAssigned);
    });
    await step('a month in the chart shows its sums when it is pointed at', async () => {
      const chart = await canvas.findByRole('img', { name: /^Monthly totals/ });
      const months = chart.querySelectorAll('rect');
      await expect(months).toHaveLength(12);
      const last = months.item(11);
      await userEvent.hover(last);
      await canvas.findByText(/^Paid: \$[1-9]/);
      await userEvent.unhover(last);
      await waitFor(() => expect(canvas.queryByText(/^Paid: /)).not.toBeInTheDocument());
    });
    await step('the chart has a table with the same figures', async () => {
      await userEvent.click(await canvas.findByText('Show as a table'));
      const table = within(canvas.getByRole('region', { name: 'Monthly totals as a table' }));
      await expect(table.getAllByRole('row')).toHaveLength(13);
    });
    await step('a filter shows only what it says', async () => {
      await choose({ canvas, userEvent }, /Kind$/, 'Refunds');
      await waitFor(() => expect(rowsIn(canvas).length).toBeLessThan(20));
      for (const row of rowsIn(canvas)) await expect(row).toHaveTextContent(/Refund.*Succeeded/);
      await expect(canvas.getByRole('region', { name: 'Totals for this filter' })).toBeVisible();
    });
    await step('nothing matches, and everything comes back', async () => {
      await userEvent.click(canvas.getByRole('textbox', { name: 'Search transactions' }));
      await userEvent.paste('zzz');
      await canvas.findByText(paymentMessages.emptyFilterHelp);
      await userEvent.click(canvas.getByRole('button', { name: 'Show all transactions' }));
      await canvas.findByText('Page 1 of 4');
    });
    await step('pages are turned', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
      await canvas.findByText('Page 2 of 4');
    });
  },
});

/** Each row is a card, which keeps the roles of a table. */
export const OnPhone = meta.story({
  ...listed.annotations,
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('table', { name: 'Transactions' });
    await expect(
      within(rowsIn(canvas)[0] ?? canvas.getByRole('main')).getAllByRole('cell'),
    ).toHaveLength(5);
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
});

const busy = payments('seller-busy');
export const BusyOnATablet = meta.story({
  ...busy.annotations,
  globals: { viewport: { value: 'tablet', isRotated: false } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('20,000 transactions');
    await expect(rowsIn(canvas)).toHaveLength(50);
    const { scrollWidth, clientWidth } = canvas.getByRole('region', {
      name: paymentMessages.tableLabel,
    });
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
    await choose({ canvas, userEvent }, /Currency$/, 'JPY');
    await canvas.findByText('Page 1 of 134');
    await expect(rowsIn(canvas)[0]).toHaveTextContent(/¥[\d,]+(?!\.)/);
  },
});

const empty = payments('payment-secret-missing');
export const Empty = meta.story({
  ...empty.annotations,
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: paymentMessages.empty });
    await expect(canvas.getByRole('link', { name: 'Connect a payment provider' })).toHaveAttribute(
      'href',
      `/biz/${cards}/setup#payments`,
    );
  },
});

const slow = payments('seller-payments-slow');
export const Loading = meta.story({
  ...slow.annotations,
  play: ({ canvas }) => canvas.findByText(paymentMessages.loading).then(() => undefined),
});

const tooSlow = payments('seller-payments-too-slow');
export const TooSlow = meta.story({
  ...tooSlow.annotations,
  parameters: { consoleErrors: [answered(500)] },
  play: async ({ canvas }) => {
    await canvas.findByText(paymentsErrors.tooSlow.help);
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeEnabled();
  },
});

const unreachable = payments('seller-payments-unreachable');
export const Unreachable = meta.story({
  ...unreachable.annotations,
  parameters: { consoleErrors: [unanswered] },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(paymentsErrors.unreachable.title);
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await canvas.findByText(paymentsErrors.unreachable.title);
  },
});

const exporting = payments('export-stops');
export const ExportGoesOn = meta.story({
  ...exporting.annotations,
  parameters: { consoleErrors: [answered(500)] },
  play: async ({ canvas, userEvent }) => {
    const files = watchDownloads();
    await canvas.findByText('20,000 transactions');
    await userEvent.click(canvas.getByRole('button', { name: 'Export CSV' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      goesOnText(1_000, 20_000, 'transactions'),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await canvas.findByRole('progressbar', { name: exportingText('transactions') });
    await screen.findByText(paymentMessages.exported);
    const lines = ((await files.made[0]?.text()) ?? '').trim().split('\r\n');
    await expect(lines).toHaveLength(20_001);
    files.stop();
  },
});

const connected = connection('seller-with-store');
export const Connected = meta.story({
  ...connected.annotations,
  play: async ({ canvas, userEvent, step }) => {
    const section = within(await canvas.findByRole('region', { name: paymentMessages.title }));
    await step('a plan that is not sold here is dismissed, and taken back', async () => {
      await section.findByText('Stripe · 1 buyer is waiting');
      const dismiss = section.getByRole('button', { name: 'Dismiss price_1QVaultYearly' });
      await waitFor(() => expect(dismiss).toBeEnabled());
      await userEvent.click(dismiss);
      await userEvent.click(await section.findByText('Plans and memberships (4)'));
      await section.findByText('Stripe · Dismissed');
      await userEvent.click(section.getByRole('button', { name: 'Remove price_1QVaultYearly' }));
    });
    await step('a plan that somebody bought is assigned to a membership', async () => {
      await section.findByText('Stripe · 1 buyer is waiting');
      const plan = section.getByRole('button', { name: /Membership of price_1QVaultYearly/ });
      await waitFor(() => expect(plan).toBeEnabled());
      await userEvent.click(plan);
      await userEvent.click(await screen.findByRole('option', { name: 'Vault' }));
      await section.findByText('Plans and memberships (4)');
      await expect(section.queryByText(paymentMessages.waitingTitle)).toBeNull();
    });
    await step('an API key is refused beside the field', async () => {
      const field = section.getByLabelText('Signing secret of Stripe');
      await userEvent.click(field);
      await userEvent.paste('sk_live_51Abcdefgh');
      await userEvent.click(section.getByRole('button', { name: 'Replace secret' }));
      await section.findByText(/This is an API key/);
      await expect(field).toHaveValue('sk_live_51Abcdefgh');
    });
    await step('a secret is replaced, and is not shown again', async () => {
      const field = section.getByLabelText('Signing secret of Stripe');
      await userEvent.clear(field);
      await userEvent.paste('whsec_1234567890');
      await userEvent.click(section.getByRole('button', { name: 'Replace secret' }));
      await screen.findByText(paymentMessages.secretSaved);
      await waitFor(() => expect(field).toHaveValue(''));
    });
  },
});

const notConnected = connection('payment-secret-missing');
export const NotConnected = meta.story({
  ...notConnected.annotations,
  play: async ({ canvas, userEvent, step }) => {
    const section = within(await canvas.findByRole('region', { name: paymentMessages.title }));
    await section.findByText(paymentMessages.notConnected);
    await step(
      'what is typed stays while the other provider is shown, and leaving asks',
      async () => {
        await userEvent.click(section.getByLabelText('Signing secret of Stripe'));
        await userEvent.paste('whsec_1234567890');
        await userEvent.click(section.getByRole('radio', { name: 'Whop' }));
        await expect(section.getByLabelText('Signing secret of Whop')).toHaveValue('');
        await userEvent.click(section.getByRole('radio', { name: 'Stripe' }));
        await expect(section.getByLabelText('Signing secret of Stripe')).toHaveValue(
          'whsec_1234567890',
        );
        await userEvent.click(canvas.getByRole('link', { name: 'Payments' }));
        const question = await screen.findByRole('alertdialog', { name: leaveMessages.title });
        await expect(question).toHaveTextContent(sellerMessages.leaveHelpWithSecret);
        await userEvent.click(within(question).getByRole('button', { name: 'Stay' }));
        await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
      },
    );
    await userEvent.click(section.getByRole('radio', { name: 'Whop' }));
    await section.findByText(/\/functions\/v1\/payment-events\/whop\/biz_00000001$/);
    await userEvent.click(section.getByRole('button', { name: 'Save secret' }));
    await section.findByText('Enter the signing secret.');
  },
});

const wrong = connection('payment-signature-wrong');
export const NothingArrives = meta.story({
  ...wrong.annotations,
  play: async ({ canvas, userEvent }) => {
    const section = within(await canvas.findByRole('region', { name: paymentMessages.title }));
    await section.findByText(paymentMessages.neverReceivedHelp);
    await userEvent.click(section.getByText('Last events (0)'));
    await expect(section.getByText(paymentMessages.eventsEmpty)).toBeVisible();
  },
});

const lost = connection('seller-save-fails');
export const SaveFails = meta.story({
  ...lost.annotations,
  parameters: { consoleErrors: [unanswered] },
  play: async ({ canvas, userEvent }) => {
    const section = within(await canvas.findByRole('region', { name: paymentMessages.title }));
    const field = await section.findByLabelText('Signing secret of Stripe');
    await userEvent.click(field);
    await userEvent.paste('whsec_1234567890');
    await userEvent.click(section.getByRole('button', { name: 'Replace secret' }));
    await section.findByText('No response');
    await expect(field).toHaveValue('whsec_1234567890');
  },
});
