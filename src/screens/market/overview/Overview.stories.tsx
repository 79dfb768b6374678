import { expect, screen, waitFor, within } from 'storybook/test';
import { answered, unanswered } from '../../../../.storybook/console-errors';
import preview from '../../../../.storybook/preview';
import {
  overviewErrors,
  overviewMessages,
  sellerTaskMessages,
  staleTexts,
} from '#content/messages/market/overview';
import { sellerMessages } from '#content/messages/market/seller';
import { paths } from '#domain/paths';
import type { WorldName } from '#mocks/worlds';
import { answersLike, worldStory } from '../../../../.storybook/world-story';
import { Overview as OverviewScreen } from './Overview';

/** The figures of a store on its dashboard, with the app's wiring. */
const meta = preview.meta({
  title: 'Screens/Seller/Overview',
  component: OverviewScreen,
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '720px' } },
  },
});

const cards = 'biz_00000001';
const overview = (world: WorldName, query = '') =>
  worldStory({ world, at: `${paths.seller.href(cards, 'overview')}${query}` });

type Canvas = ReturnType<typeof within>;

/** Waits until the figures, or an error, have replaced their placeholder. */
const figuresIn = async (canvas: Canvas) => {
  await canvas.findByRole('radiogroup', { name: 'Period' });
  return within(canvas.getByRole('region', { name: overviewMessages.title }));
};
const tileIn = (figures: Canvas, name: string) => {
  const tile = within(figures.getByLabelText('Members')).getByText(name).parentElement;
  if (!tile) throw new Error(`No tile ${name}`);
  return tile;
};

const busy = overview('seller-busy');
export const Busy = meta.story({
  ...busy.annotations,
  play: async ({ canvas, userEvent, step }) => {
    const figures = await figuresIn(canvas);
    await step('members', async () => {
      await figures.findByLabelText('Members');
      await expect(tileIn(figures, 'Active')).toHaveTextContent(/Active[45],\d{3}Now/);
      await expect(tileIn(figures, 'New')).toHaveTextContent(/New\d+Last 30 days/);
    });
    await step('each currency has its own revenue', async () => {
      const revenue = within(figures.getByRole('region', { name: 'Revenue' }));
      for (const currency of ['USD', 'EUR', 'JPY']) {
        await expect(revenue.getByLabelText(currency)).toHaveTextContent(
          /so far.*(more than|less than|Same as) at this point in \w+.*whole month/,
        );
      }
      await expect(revenue.getByText(overviewMessages.currencyHelp)).toBeVisible();
    });
    await step('the chart has marks, and a table with the same figures', async () => {
      const marks = await figures.findByRole('list', { name: 'Changes in this period' });
      await expect(marks).toHaveTextContent(/Vault: \$39\.99 → \$49\.99.*Design saved/);
      await userEvent.click(figures.getByText('Show as a table'));
      const table = within(figures.getByRole('region', { name: 'Payments per day as a table' }));
      await expect(table.getAllByRole('row')).toHaveLength(31);
      await expect(table.getByRole('cell', { name: 'Design saved' })).toBeVisible();
      await userEvent.click(figures.getByRole('radio', { name: 'JPY' }));
      await expect(table.getAllByText(/^¥/).length).toBeGreaterThan(20);
      await expect(table.queryByText(/^\$/)).toBeNull();
    });
    await step('the table of the funnel adds up', async () => {
      const table = within(figures.getByRole('region', { name: 'Visits by website' }));
      const rows = table.getAllByRole('row').slice(1);
      const visits = rows.map((row) =>
        Number(within(row).getAllByRole('cell')[0]?.textContent.replaceAll(',', '')),
      );
      await expect(rows).toHaveLength(12);
      await expect(visits.slice(0, -1).reduce((sum, count) => sum + count, 0)).toBe(visits.at(-1));
      await expect(table.getByText(overviewMessages.unknownReferrer)).toBeVisible();
    });
    await step('another period', async () => {
      await userEvent.click(figures.getByRole('radio', { name: '7 days' }));
      await figures.findByText('From visit to member, last 7 days');
      await expect(
        within(figures.getByRole('region', { name: 'Payments per day as a table' })).getAllByRole(
          'row',
        ),
      ).toHaveLength(8);
    });
    await step('a file', async () => {
      await userEvent.click(figures.getByRole('button', { name: 'Export CSV' }));
      await screen.findByText(overviewMessages.exported);
    });
  },
});

const quarter = overview('seller-with-store', '?days=90');
export const Quarter = meta.story({
  ...quarter.annotations,
  play: async ({ canvas, step }) => {
    const figures = await figuresIn(canvas);
    await figures.findByText('From visit to member, last 90 days');
    await expect(figures.getByRole('radio', { name: '90 days' })).toBeChecked();
    await step('what waits for the seller comes before the numbers', async () => {
      const tasks = within(canvas.getByRole('region', { name: sellerTaskMessages.title }));
      const links = tasks.getAllByRole('link').map((link) => link.getAttribute('href'));
      await expect(links).toEqual([
        '/biz/biz_00000001/setup#payments',
        '/biz/biz_00000001/payments?kind=dispute&status=open',
        '/biz/biz_00000001/users?status=past_due',
      ]);
      const [task] = tasks.getAllByRole('listitem');
      const active = tileIn(figures, 'Active');
      await expect(task?.compareDocumentPosition(active)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    });
    await figures.findByRole('list', { name: 'Changes in this period' });
  },
});

const week = overview('seller-with-store', '?days=7');
/** Every part has figures. If the mocks stood still while the clock of the stories went on, they would be empty. */
export const LastWeek = meta.story({
  ...week.annotations,
  play: async ({ canvas, userEvent, step }) => {
    const figures = await figuresIn(canvas);
    await figures.findByText('From visit to member, last 7 days');
    await step('members joined and left', async () => {
      await expect(tileIn(figures, 'New')).toHaveTextContent(/New[1-9]\d*Last 7 days/);
      await expect(tileIn(figures, 'Canceled')).toHaveTextContent(/Canceled[1-9]\d*/);
    });
    await step('payments on most days', async () => {
      await userEvent.click(await figures.findByText('Show as a table'));
      const table = within(figures.getByRole('region', { name: 'Payments per day as a table' }));
      await expect(table.getAllByText(/^\$[1-9]/).length).toBeGreaterThan(3);
    });
    await figures.findByRole('list', { name: 'Changes in this period' });
  },
});

const phone = overview('seller-busy');
export const OnAPhone = meta.story({
  ...phone.annotations,
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async ({ canvas, userEvent }) => {
    const figures = await figuresIn(canvas);
    await figures.findByRole('list', { name: 'Changes in this period' });
    await userEvent.click(figures.getByText('Show as a table'));
    await figures.findByRole('region', { name: 'Payments per day as a table' });
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

const empty = overview('overview-empty');
export const Empty = meta.story({
  ...empty.annotations,
  play: async ({ canvas }) => {
    const nothing = await canvas.findByRole('heading', { name: overviewMessages.empty });
    const checklist = await canvas.findByText('3 of 5 done');
    await expect(checklist.compareDocumentPosition(nothing)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  },
});

const slow = overview('overview-slow');
export const Loading = meta.story({
  ...slow.annotations,
  play: async ({ canvas }) => {
    await canvas.findByText(overviewMessages.loading);
    await canvas.findByText(sellerMessages.published);
  },
});

const unreachable = overview('overview-unreachable');
export const Unreachable = meta.story({
  ...unreachable.annotations,
  parameters: { consoleErrors: [unanswered] },
  play: async ({ canvas, userEvent, msw, step }) => {
    const figures = await figuresIn(canvas);
    await figures.findByText(overviewErrors.unreachable.title);
    await step('a retry shows the figures', async () => {
      answersLike('seller-with-store', msw);
      await userEvent.click(figures.getByRole('button', { name: 'Try again' }));
      await (await figuresIn(canvas)).findByLabelText('Members');
    });
  },
});

const signedOut = overview('overview-signed-out');
export const SessionEnded = meta.story({
  ...signedOut.annotations,
  parameters: { consoleErrors: [answered(401)] },
  play: ({ canvas }) =>
    canvas.findByText(overviewErrors.signInRequired.title).then(() => undefined),
});

const stale = overview('seller-with-store');
export const Stale = meta.story({
  ...stale.annotations,
  parameters: { consoleErrors: [unanswered] },
  play: async ({ canvas, userEvent, msw, step }) => {
    const figures = await figuresIn(canvas);
    await figures.findByLabelText('Members');
    await step('figures that cannot be read again stay', async () => {
      answersLike('overview-unreachable', msw);
      document.dispatchEvent(new Event('visibilitychange'));
      await figures.findByText(staleTexts.unreachable);
      await expect(figures.getByLabelText('Members')).toBeVisible();
    });
    await step('no file is made either', async () => {
      await userEvent.click(figures.getByRole('button', { name: 'Export CSV' }));
      await figures.findByText('The file was not created. Check your connection and try again.');
      await userEvent.click(figures.getByRole('button', { name: 'Dismiss' }));
    });
    await step('they are read again', async () => {
      answersLike('seller-with-store', msw);
      await userEvent.click(figures.getByRole('button', { name: 'Load again' }));
      await waitFor(() => expect(figures.queryByText(staleTexts.unreachable)).toBeNull());
    });
  },
});

const lost = overview('overview-live-lost');
export const NotLive = meta.story({
  ...lost.annotations,
  play: ({ canvas }) => canvas.findByText(overviewMessages.notLive).then(() => undefined),
});
