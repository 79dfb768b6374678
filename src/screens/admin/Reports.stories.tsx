import { expect, screen, waitFor, within } from 'storybook/test';
import { answered, unanswered } from '../../../.storybook/console-errors';
import preview from '../../../.storybook/preview';
import {
  decisionErrors,
  decisionTexts,
  emptyViews,
  moderationMessages,
  reportsErrors,
} from '#content/messages/moderation';
import type { DecisionError } from '#domain/admin/moderation';
import { paths } from '#domain/paths';
import { decisionErrorWorlds } from '#mocks/error-worlds';
import type { WorldName } from '#mocks/worlds';
import { worldStory } from '../../app/world-story.fixture';
import { Admin } from './Admin';

/** The reports of the admin panel with the app's wiring, in mock worlds. */
const meta = preview.meta({
  title: 'Screens/Admin/Reports',
  component: Admin,
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '720px' } },
  },
});

interface Stage {
  canvas: ReturnType<typeof within>;
  userEvent: {
    click: (on: Element) => Promise<void>;
    type: (in_: Element, text: string) => Promise<void>;
  };
}

const inWorld = (world: WorldName) => worldStory({ world, at: paths.admin.href() });
const reason = 'It is a scam';

async function cardOf({ canvas }: Stage, name: string) {
  const heading = await canvas.findByRole('heading', { level: 3, name });
  return within(heading.closest('li') as HTMLElement);
}

async function hideLab(stage: Stage) {
  const card = await cardOf(stage, 'Amazon Sellers Lab');
  await stage.userEvent.click(card.getByRole('button', { name: 'Hide store' }));
  const dialog = within(
    await screen.findByRole('dialog', { name: decisionTexts.store.hide.title }),
  );
  await stage.userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), reason);
  await stage.userEvent.click(dialog.getByRole('button', { name: 'Hide store' }));
  return dialog;
}

const reported = inWorld('store-reported');
export const Reported = meta.story({
  ...reported.annotations,
  play: async (stage) => {
    const { canvas, userEvent, step } = stage;
    await step('what was reported', async () => {
      const card = await cardOf(stage, 'Amazon Sellers Lab');
      await expect(card.getByText('3 open reports')).toBeVisible();
      await expect(card.getByText(/I paid on Monday/)).toBeVisible();
      await expect(card.getByRole('link', { name: /Amazon Sellers Lab/ })).toHaveAttribute(
        'href',
        '/store/amazon-sellers-lab',
      );
    });
    await step('a reason is needed', async () => {
      const card = await cardOf(stage, 'Amazon Sellers Lab');
      await userEvent.click(card.getByRole('button', { name: 'Dismiss reports' }));
      const dialog = within(
        await screen.findByRole('dialog', { name: decisionTexts.store.dismiss.title }),
      );
      await userEvent.click(dialog.getByRole('button', { name: 'Dismiss reports' }));
      await dialog.findByText('Enter a reason.');
      await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
    await step('the store is hidden, and the list is read again', async () => {
      await hideLab(stage);
      await waitFor(() =>
        expect(canvas.queryByRole('heading', { level: 3, name: 'Amazon Sellers Lab' })).toBeNull(),
      );
      await userEvent.click(canvas.getByRole('tab', { name: 'Log' }));
      await canvas.findByText(reason);
    });
    await step('a hidden store is restored', async () => {
      await userEvent.click(canvas.getByRole('tab', { name: 'Hidden' }));
      const card = await cardOf(stage, 'Card Collectors');
      await userEvent.click(card.getByRole('button', { name: 'Restore store' }));
      const dialog = within(
        await screen.findByRole('dialog', { name: decisionTexts.store.restore.title }),
      );
      await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Fixed');
      await userEvent.click(dialog.getByRole('button', { name: 'Restore store' }));
      await waitFor(() =>
        expect(canvas.queryByRole('heading', { level: 3, name: 'Card Collectors' })).toBeNull(),
      );
    });
  },
});

export const Closed = meta.story({
  ...inWorld('store-reported').annotations,
  play: async (stage) => {
    await stage.userEvent.click(await stage.canvas.findByRole('tab', { name: 'Closed' }));
    const card = await cardOf(stage, 'Card Collectors');
    await expect(card.getAllByText('Store hidden')).toHaveLength(2);
    const ofSite = card.getByText(moderationMessages.unusualSales).closest('li');
    await expect(ofSite).toHaveTextContent(/7 have made no payment.*Grouped/s);
  },
});

export const Log = meta.story({
  ...inWorld('store-reported').annotations,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: 'Log' }));
    await canvas.findByText('The logo breaks no rule.');
  },
});

const liams = 'Review of Card Collectors by liam';
const noors = 'Review of Amazon Sellers Lab by noor.moderates';

async function hideReview(stage: Stage) {
  const card = await cardOf(stage, liams);
  await stage.userEvent.click(card.getByRole('button', { name: 'Hide review' }));
  const dialog = within(
    await screen.findByRole('dialog', { name: decisionTexts.review.hide.title }),
  );
  await expect(dialog.getByText('Not for me.')).toBeVisible();
  await stage.userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), reason);
  await stage.userEvent.click(dialog.getByRole('button', { name: 'Hide review' }));
}

export const ReviewReported = meta.story({
  ...inWorld('review-reported').annotations,
  play: async (stage) => {
    const { canvas, userEvent, step } = stage;
    await step('what the review says, and what it said when it was reported', async () => {
      const card = await cardOf(stage, liams);
      await expect(card.getByText('1 open report')).toBeVisible();
      await expect(card.getByText('Not for me.')).toBeVisible();
      await expect(card.getByText(moderationMessages.reviewBefore)).toBeVisible();
      await expect(card.getByText('Not for me. The members are idiots.')).toBeVisible();
      await cardOf(stage, 'Card Collectors');
    });
    await step('it is hidden', async () => {
      await hideReview(stage);
      await waitFor(() => expect(canvas.queryByRole('heading', { name: liams })).toBeNull());
    });
    await step('the log has the review', async () => {
      await userEvent.click(canvas.getByRole('tab', { name: 'Log' }));
      const entry = await cardOf(stage, liams);
      await expect(entry.getByText('Hid the review')).toBeVisible();
    });
    await step('a hidden review is restored', async () => {
      await userEvent.click(canvas.getByRole('tab', { name: 'Hidden' }));
      const card = await cardOf(stage, noors);
      await userEvent.click(card.getByRole('button', { name: 'Restore review' }));
      const dialog = within(
        await screen.findByRole('dialog', { name: decisionTexts.review.restore.title }),
      );
      await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Fixed');
      await userEvent.click(dialog.getByRole('button', { name: 'Restore review' }));
      await waitFor(() => expect(canvas.queryByRole('heading', { name: noors })).toBeNull());
    });
  },
});

const reviewOutdated = (kind: 'clash' | 'gone', world: WorldName) => ({
  ...inWorld(world).annotations,
  play: async (stage: Stage) => {
    await hideReview(stage);
    await stage.canvas.findByText(decisionErrors[kind].title);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});

export const ReviewClash = meta.story(reviewOutdated('clash', 'review-reports-clash'));
export const ReviewGone = meta.story(reviewOutdated('gone', 'review-reports-gone'));

export const Empty = meta.story({
  ...inWorld('admin').annotations,
  play: async ({ canvas }) => {
    await canvas.findByText(emptyViews.open.title);
  },
});

export const ManyPages = meta.story({
  ...inWorld('reports-many').annotations,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Page 1 of 3');
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await canvas.findByText('Page 2 of 3');
    await canvas.findByText('Report 25');
  },
});

export const Loading = meta.story({
  ...inWorld('reports-slow').annotations,
  play: async ({ canvas }) => {
    await canvas.findByRole('progressbar', { name: moderationMessages.loading });
  },
});

export const Unreachable = meta.story({
  ...inWorld('reports-unreachable').annotations,
  parameters: { consoleErrors: [unanswered] },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(reportsErrors.unreachable.title);
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await canvas.findByText(reportsErrors.unreachable.title);
  },
});

const outdated = (kind: 'clash' | 'gone') => ({
  ...inWorld(decisionErrorWorlds[kind]).annotations,
  play: async (stage: Stage) => {
    await hideLab(stage);
    await stage.canvas.findByText(decisionErrors[kind].title);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});

export const Clash = meta.story(outdated('clash'));
export const StoreGone = meta.story(outdated('gone'));

const kept = (kind: DecisionError['kind'], error: string) => ({
  ...inWorld(decisionErrorWorlds[kind]).annotations,
  parameters: { consoleErrors: [error] },
  play: async (stage: Stage) => {
    const dialog = await hideLab(stage);
    await dialog.findByText(decisionErrors[kind].title);
    await expect(dialog.getByRole('textbox', { name: 'Reason' })).toHaveValue(reason);
  },
});

export const SessionEnds = meta.story(kept('signInRequired', answered(401)));
export const Rejected = meta.story(kept('rejected', answered(400)));
export const Unanswered = meta.story(kept('unanswered', unanswered));

export const RightRemoved = meta.story({
  ...inWorld('reports-role-taken').annotations,
  parameters: { consoleErrors: [answered(403)] },
  play: async (stage) => {
    await hideLab(stage);
    await stage.canvas.findByText(reportsErrors.notAllowed.title);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});

export const OnAPhone = meta.story({
  ...inWorld('store-reported').annotations,
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async (stage) => {
    await cardOf(stage, 'Amazon Sellers Lab');
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
});
