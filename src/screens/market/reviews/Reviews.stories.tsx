import { expect, screen, waitFor, within } from 'storybook/test';
import { answered, unanswered } from '../../../../.storybook/console-errors';
import preview from '../../../../.storybook/preview';
import {
  replyErrorText,
  reviewEditMessages,
  reviewsErrors,
  reviewSearch,
} from '#content/messages/market/reviews';
import { reportReviewLabel } from '#content/messages/market/store-page-reviews';
import { reportTexts, storeReportMessages } from '#content/messages/market/store-report';
import { paths } from '#domain/paths';
import { draftFormAt } from '#machines/charts/draft-form.fixtures';
import {
  ReviewReplyContext,
  reviewReplyMachine,
} from '#machines/market/review-reply/review-reply.machine';
import { ada } from '#machines/market/store-reviews/store-reviews.fixtures';
import type { WorldName } from '#mocks/worlds';
import { worldStory } from '../../../../.storybook/world-story';
import { StoryFrame } from '../../shell/story-frame';
import { ReplyDialog } from './ReplyDialog';
import { Reviews } from './Reviews';

/** The reviews of a seller's store, with the app's wiring, in mock worlds. */
const meta = preview.meta({
  title: 'Screens/Seller/Reviews',
  component: Reviews,
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '720px' } },
  },
});

const at = paths.seller.href('biz_00000001', 'reviews');
const inWorld = (world: WorldName) => worldStory({ world, at }).annotations;

interface Stage {
  canvas: ReturnType<typeof within>;
  userEvent: {
    click: (on: Element) => Promise<void>;
    type: (in_: Element, text: string) => Promise<void>;
    clear: (of: Element) => Promise<void>;
  };
}

const dialog = async () =>
  within(await screen.findByRole('dialog', { name: reviewEditMessages.replyTitle }));
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const toast = (text: string) =>
  waitFor(() =>
    expect(screen.getByRole('region', { name: /notification/ })).toHaveTextContent(text),
  );
const save = async ({ userEvent }: Pick<Stage, 'userEvent'>) =>
  userEvent.click((await dialog()).getByRole('button', { name: 'Save reply' }));

async function reply({ canvas, userEvent }: Stage) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Reply: ben_breaks' }));
  const form = await dialog();
  await userEvent.type(await form.findByRole('textbox', { name: 'Reply' }), 'At 9.');
  return form;
}

export const Replies = meta.story({
  ...inWorld('seller-reviews'),
  play: async ({ canvas, userEvent, step }) => {
    await step('lists the reviews, newest first, and says which are hidden', async () => {
      await canvas.findByText('13 reviews');
      const items = within(canvas.getByRole('list', { name: '13 reviews' })).getAllByRole(
        'listitem',
      );
      await expect(items[0]).toHaveTextContent('ada.pulls');
      await expect(items.at(-1)).toHaveTextContent(reviewEditMessages.hidden);
    });
    await step('says which does not count in the rating', async () => {
      const marked = canvas.getAllByText(reviewEditMessages.notCounted);
      await expect(marked).toHaveLength(1);
      await expect(marked[0]?.closest('li')).toHaveTextContent(/^femi/);
    });
    await step('a blank reply is not saved', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Reply: ben_breaks' }));
      const form = await dialog();
      const text = await form.findByRole('textbox', { name: 'Reply' });
      await save({ userEvent });
      await expect(text).toHaveAccessibleDescription(/Write a reply\./);
      await expect(text).toHaveFocus();
      await userEvent.type(text, 'At 9.');
      await save({ userEvent });
    });
    await step('the reply is shown after the response', async () => {
      await isClosed();
      await toast(reviewEditMessages.replied);
      await canvas.findByText('At 9.');
    });
    await step('it is changed, and deleted after a confirmation', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Edit reply: ben_breaks' }));
      const form = await dialog();
      await expect(await form.findByRole('textbox', { name: 'Reply' })).toHaveValue('At 9.');
      await userEvent.click(form.getByRole('button', { name: 'Delete reply' }));
      const question = await screen.findByRole('alertdialog', {
        name: reviewEditMessages.deleteReplyTitle,
      });
      await userEvent.click(within(question).getByRole('button', { name: 'Delete' }));
      await isClosed();
      await toast(reviewEditMessages.replyDeleted);
      await canvas.findByRole('button', { name: 'Reply: ben_breaks' });
    });
  },
});

const filtered = worldStory({ world: 'seller-reviews', at: `${at}?reply=none&rating=2` });
/** As linked from the overview, with a filter that leaves nothing. */
export const Filtered = meta.story({
  ...filtered.annotations,
  play: async ({ canvas, userEvent, step }) => {
    await step('nothing matches, and all reviews are one press away', async () => {
      await canvas.findByRole('heading', { name: reviewEditMessages.noMatch });
      await userEvent.click(canvas.getByRole('button', { name: 'Show all reviews' }));
      await canvas.findByText('13 reviews');
    });
    await step('words of a review', async () => {
      const search = canvas.getByRole('textbox', { name: reviewSearch.label });
      await userEvent.type(search, 'GRADING');
      const found = within(await canvas.findByRole('list', { name: '1 review' }));
      await expect(found.getByRole('listitem')).toHaveTextContent('ada.pulls');
    });
  },
});

const reporting = worldStory({ world: 'seller-reviews', at });
export const Reports = meta.story({
  ...reporting.annotations,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('13 reviews');
    await expect(
      canvas.queryByRole('button', { name: reportReviewLabel('buy.followers') }),
    ).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: reportReviewLabel('liam') }));
    const form = within(await screen.findByRole('dialog', { name: reportTexts.review.title }));
    await userEvent.click(form.getByRole('radio', { name: 'Spam or misleading' }));
    await userEvent.click(form.getByRole('button', { name: storeReportMessages.send }));
    await form.findByText(storeReportMessages.sent);
    await expect(reporting.backend().store.reports.rows({ reports: 'none' })).toMatchObject([
      { kind: 'spam', review_rating: 1, status: 'open' },
    ]);
    await userEvent.click(form.getByRole('button', { name: 'Done' }));
    await isClosed();
    sessionStorage.clear();
  },
});

export const KeepsADraft = meta.story({
  ...inWorld('seller-reviews'),
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas, userEvent }) => {
    const form = await reply({ canvas, userEvent });
    await userEvent.click(form.getByRole('button', { name: 'Not now' }));
    await isClosed();
    await userEvent.click(canvas.getByRole('button', { name: 'Reply: ben_breaks' }));
    const again = await dialog();
    const restored = await again.findByText(reviewEditMessages.restored);
    await waitFor(() => expect(restored).toBeVisible());
    await expect(again.getByRole('textbox', { name: 'Reply' })).toHaveValue('At 9.');
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
});

export const Unanswered = meta.story({
  ...inWorld('reply-unanswered'),
  parameters: { consoleErrors: [unanswered] },
  play: async ({ canvas, userEvent }) => {
    const form = await reply({ canvas, userEvent });
    await save({ userEvent });
    const { title, help } = replyErrorText('unanswered');
    await expect(await form.findByRole('alert')).toHaveTextContent(title + help);
    await expect(form.getByRole('textbox', { name: 'Reply' })).toHaveValue('At 9.');
  },
});

/** Renders the form after a save has failed. No requests are sent. */
const refused = (failed: 'signInRequired' | 'unknownReview') => {
  const snapshot = draftFormAt(
    reviewReplyMachine,
    { form: { failed } },
    { userId: 'mira' },
    { base: ada, form: { text: 'At 9.' }, isChanged: true },
  );
  return {
    render: () => (
      <StoryFrame at={at} session="signedIn">
        <ReviewReplyContext.Provider options={{ snapshot }}>
          <ReplyDialog />
        </ReviewReplyContext.Provider>
      </StoryFrame>
    ),
  };
};

export const SessionEnded = meta.story(refused('signInRequired'));
export const ReviewIsGone = meta.story(refused('unknownReview'));

export const ReviewHasChanged = meta.story({
  ...inWorld('reply-conflict'),
  play: async ({ canvas, userEvent }) => {
    const form = await reply({ canvas, userEvent });
    await save({ userEvent });
    await expect(await form.findByRole('alert')).toHaveTextContent(replyErrorText('clash').title);
    await form.findByText('Changed in another tab.');
    await save({ userEvent });
    await isClosed();
    await toast(reviewEditMessages.replied);
  },
});

export const Empty = meta.story({
  ...inWorld('seller-with-store'),
  play: async ({ canvas }) => {
    await canvas.findByText(reviewEditMessages.empty);
  },
});

export const Loading = meta.story({
  ...inWorld('seller-reviews-slow'),
  play: async ({ canvas }) => {
    await canvas.findByText(reviewEditMessages.loading);
  },
});

export const Unreachable = meta.story({
  ...inWorld('seller-reviews-unreachable'),
  parameters: { consoleErrors: [unanswered] },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      reviewsErrors.unreachable.title,
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await canvas.findByRole('alert');
  },
});

export const SignedOut = meta.story({
  ...inWorld('seller-reviews-signed-out'),
  parameters: { consoleErrors: [answered(401)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      reviewsErrors.signInRequired.title,
    );
  },
});
