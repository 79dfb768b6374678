import { unsavedMessages } from '#content/messages/shell/unsaved';
import { expect, screen, spyOn, waitFor, within } from 'storybook/test';
import { unanswered } from '../../../../.storybook/console-errors';
import preview from '../../../../.storybook/preview';
import { reviewEditMessages, reviewErrorText } from '#content/messages/market/reviews';
import { endedText, myMembershipsMessages } from '#content/messages/market/my-memberships';
import { paths } from '#domain/paths';
import { hiddenReviewReason } from '#mocks/market/review-rows';
import { draftFormAt } from '#machines/charts/draft-form.fixtures';
import { readerAt } from '#machines/charts/reader.fixtures';
import {
  MyMembershipsContext,
  myMembershipsMachine,
} from '#machines/market/my-memberships/my-memberships.machine';
import {
  ReviewEditContext,
  reviewEditMachine,
} from '#machines/market/review-edit/review-edit.machine';
import { store } from '#machines/market/review-edit/review-edit.fixtures';
import { worldStory } from '../../../../.storybook/world-story';
import { StoryFrame } from '../../shell/story-frame';
import { MyMemberships } from './MyMemberships';
import { ReviewDialog } from './parts/ReviewDialog';

/** Reviews by a buyer, with the app's machines and services, in different states of the mock backend (worlds). */
const meta = preview.meta({
  title: 'Screens/My memberships/Review',
  component: MyMemberships,
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '720px' } },
  },
});

const at = paths.myMemberships.href();

interface Stage {
  canvas: ReturnType<typeof within>;
  userEvent: {
    click: (on: Element) => Promise<void>;
    type: (in_: Element, text: string) => Promise<void>;
    clear: (of: Element) => Promise<void>;
    keyboard: (keys: string) => Promise<void>;
    tab: () => Promise<void>;
  };
}

const dialog = async () => within(await screen.findByRole('dialog', { name: /^Review of/ }));
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const toast = (text: string) =>
  waitFor(() =>
    expect(screen.getByRole('region', { name: /notification/ })).toHaveTextContent(text),
  );

/** Opens the menu of the first membership of a store. */
async function openMenu({ canvas, userEvent }: Stage, store: string) {
  const [button] = await canvas.findAllByRole('button', {
    name: new RegExp(`^More for .*${store}`),
  });
  if (!button) throw new Error(`${store} has no menu`);
  await userEvent.click(button);
  return within(await screen.findByRole('menu'));
}

async function openReview(stage: Stage, action: 'write' | 'edit', store: string) {
  const menu = await openMenu(stage, store);
  const name = reviewEditMessages[action];
  await stage.userEvent.click(await menu.findByRole('menuitem', { name }));
}

async function write({ canvas, userEvent }: Stage) {
  await openReview({ canvas, userEvent }, 'write', 'Card Collectors');
  const form = await dialog();
  await userEvent.click(await form.findByRole('radio', { name: '5 stars' }));
  await userEvent.type(form.getByRole('textbox', { name: 'Review' }), 'Good');
  return form;
}

async function change({ canvas, userEvent }: Stage) {
  await openReview({ canvas, userEvent }, 'edit', 'Amazon Sellers Lab');
  const form = await dialog();
  await userEvent.click(await form.findByRole('radio', { name: '2 stars' }));
  return form;
}

const save = async ({ userEvent }: Stage) =>
  userEvent.click((await dialog()).getByRole('button', { name: 'Save review' }));

const buyer = worldStory({ world: 'buyer', at });
export const Writes = meta.story({
  ...buyer.annotations,
  play: async ({ canvas, userEvent, step }) => {
    await step('a store is reviewed once, whatever the number of its memberships', async () => {
      const ended = await canvas.findByRole('heading', { name: endedText(1) });
      await userEvent.click(ended);
      await userEvent.click(canvas.getByRole('button', { name: /^More for .?Vault/ }));
      const menu = within(await screen.findByRole('menu'));
      await expect(menu.queryByRole('menuitem', { name: /review/ })).toBeNull();
      await userEvent.keyboard('{Escape}');
      await userEvent.click(ended);
    });
    await step('the rating is required', async () => {
      await openReview({ canvas, userEvent }, 'write', 'Card Collectors');
      const form = await dialog();
      await form.findByRole('radiogroup', { name: 'Rating' });
      await save({ canvas, userEvent });
      await expect(form.getByRole('radiogroup')).toHaveAccessibleDescription(/Choose a rating\./);
    });
    await step('by keyboard', async () => {
      const form = await dialog();
      form.getByRole('radio', { name: '1 star' }).focus();
      await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
      await expect(form.getByRole('radio', { name: '4 stars' })).toBeChecked();
      await userEvent.tab();
      await expect(form.getByRole('textbox', { name: 'Review' })).toHaveFocus();
      await userEvent.keyboard('Fine');
      await save({ canvas, userEvent });
    });
    await step('it is shown after the response', async () => {
      await isClosed();
      await toast(reviewEditMessages.saved);
      await canvas.findByText('Fine');
      await expect(
        buyer
          .backend()
          .store.reviews.rows({ stores: 'bought' })
          .find(({ text }) => text === 'Fine'),
      ).toMatchObject({ rating: 4, author: 'noor.moderates', version: 1 });
    });
  },
});

const full = worldStory({ world: 'buyer', at });
export const DraftNotStored = meta.story({
  ...full.annotations,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { name: 'Collector' });
    const blocked = spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    });
    const form = await write({ canvas, userEvent });
    const notice = await form.findByText(unsavedMessages.draftNotKept);
    await expect(notice).toBeVisible();
    blocked.mockRestore();
    await userEvent.type(form.getByRole('textbox', { name: 'Review' }), ' Really.');
    await waitFor(() => expect(notice).not.toBeInTheDocument());
  },
});

/** Picks Club has added the user by hand, so that there is no purchase. */
export const NotCounted = meta.story({
  ...worldStory({ world: 'buyer', at }).annotations,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { name: 'Collector' });
    await expect(canvas.queryByText(reviewEditMessages.ownNotCounted)).toBeNull();
    await openReview({ canvas, userEvent }, 'write', 'Picks Club');
    const form = await dialog();
    await userEvent.click(await form.findByRole('radio', { name: '4 stars' }));
    await save({ canvas, userEvent });
    await isClosed();
    await expect(await canvas.findByText(reviewEditMessages.ownNotCounted)).toBeVisible();
    await expect(canvas.getAllByText(reviewEditMessages.ownNotCounted)).toHaveLength(1);
  },
});

export const EditsAndDeletes = meta.story({
  ...worldStory({ world: 'buyer', at }).annotations,
  play: async ({ canvas, userEvent, step }) => {
    await step('a closed form keeps what was typed', async () => {
      const form = await change({ canvas, userEvent });
      await userEvent.click(form.getByRole('button', { name: 'Not now' }));
      await isClosed();
      await openReview({ canvas, userEvent }, 'edit', 'Amazon Sellers Lab');
      const again = await dialog();
      await expect(await again.findByRole('radio', { name: '2 stars' })).toBeChecked();
      await again.findByText(reviewEditMessages.restored);
    });
    await step('the change is saved', async () => {
      await save({ canvas, userEvent });
      await isClosed();
      await canvas.findByRole('img', { name: '2 out of 5 stars' });
    });
    await step('it is deleted after a confirmation', async () => {
      await openReview({ canvas, userEvent }, 'edit', 'Amazon Sellers Lab');
      const form = await dialog();
      await userEvent.click(await form.findByRole('button', { name: 'Delete review' }));
      const question = await screen.findByRole('alertdialog', {
        name: reviewEditMessages.deleteTitle,
      });
      await userEvent.click(within(question).getByRole('button', { name: 'Delete' }));
      await isClosed();
      await toast(reviewEditMessages.deleted);
      await waitFor(() =>
        expect(canvas.queryByText('The leads are honest', { exact: false })).toBeNull(),
      );
      const menu = await openMenu({ canvas, userEvent }, 'Amazon Sellers Lab');
      await menu.findByRole('menuitem', { name: reviewEditMessages.write });
      await userEvent.keyboard('{Escape}');
    });
  },
});

export const Discards = meta.story({
  ...worldStory({ world: 'buyer', at }).annotations,
  play: async ({ canvas, userEvent }) => {
    const form = await change({ canvas, userEvent });
    await userEvent.click(form.getByRole('button', { name: 'Discard' }));
    const question = await screen.findByRole('alertdialog', {
      name: reviewEditMessages.discardTitle,
    });
    await userEvent.click(within(question).getByRole('button', { name: 'Discard' }));
    await isClosed();
    await openReview({ canvas, userEvent }, 'edit', 'Amazon Sellers Lab');
    const again = await dialog();
    await expect(await again.findByRole('radio', { name: '4 stars' })).toBeChecked();
    await expect(again.queryByText(reviewEditMessages.restored)).toBeNull();
  },
});

export const ChangedInAnotherTab = meta.story({
  ...worldStory({ world: 'review-conflict', at }).annotations,
  play: async ({ canvas, userEvent, step }) => {
    const form = await change({ canvas, userEvent });
    await save({ canvas, userEvent });
    await step('both are shown, and neither is lost', async () => {
      await expect(await form.findByRole('alert')).toHaveTextContent(
        reviewErrorText('clash').title,
      );
      const stored = within(form.getByRole('group', { name: reviewEditMessages.stored }));
      await stored.findByText('Changed in another tab.');
      await expect(form.getByRole('radio', { name: '2 stars' })).toBeChecked();
      await expect(form.getByRole('button', { name: 'Save review' })).toBeDisabled();
    });
    await step('one continues with what was typed', async () => {
      await userEvent.click(form.getByRole('button', { name: 'Continue with mine' }));
      await save({ canvas, userEvent });
      await isClosed();
      await toast(reviewEditMessages.saved);
    });
  },
});

export const DeletedInAnotherTab = meta.story({
  ...worldStory({ world: 'review-deleted', at }).annotations,
  play: async ({ canvas, userEvent }) => {
    const form = await change({ canvas, userEvent });
    await save({ canvas, userEvent });
    await expect(await form.findByRole('alert')).toHaveTextContent(
      reviewEditMessages.storedDeleted,
    );
    await userEvent.click(form.getByRole('button', { name: 'Continue with mine' }));
    await save({ canvas, userEvent });
    await isClosed();
    await toast(reviewEditMessages.saved);
  },
});

const listed = readerAt(myMembershipsMachine, { shown: 'fresh' }, { value: [] });

/** Renders the form after a save has failed. No requests are sent. */
const refused = (kind: 'refunded' | 'rejected' | 'signInRequired') => {
  const snapshot = draftFormAt(
    reviewEditMachine,
    { form: { failed: kind } },
    { userId: 'noor' },
    { of: store, form: { rating: 5, text: 'Good' }, isChanged: true },
  );
  return {
    render: () => (
      <StoryFrame at={at} session="signedIn">
        <MyMembershipsContext.Provider options={{ snapshot: listed }}>
          <ReviewEditContext.Provider options={{ snapshot }}>
            <ReviewDialog />
          </ReviewEditContext.Provider>
        </MyMembershipsContext.Provider>
      </StoryFrame>
    ),
  };
};

export const Refunded = meta.story(refused('refunded'));
export const Rejected = meta.story(refused('rejected'));
export const SessionEnded = meta.story(refused('signInRequired'));

export const HiddenMeanwhile = meta.story({
  ...worldStory({ world: 'review-hidden-meanwhile', at }).annotations,
  play: async ({ canvas, userEvent }) => {
    const form = await change({ canvas, userEvent });
    await save({ canvas, userEvent });
    const { title, help } = reviewErrorText('hidden');
    const alert = await form.findByRole('alert');
    await expect(alert).toHaveTextContent(title);
    await expect(alert).toHaveTextContent(help);
    await expect(form.getByRole('radio', { name: '2 stars' })).toBeChecked();
    await expect(form.getByRole('button', { name: 'Save review' })).toBeEnabled();
    await canvas.findByText(reviewEditMessages.hiddenDeletedTitle);
  },
});

/** The author sees why a review is hidden, and can change and delete it. */
export const HiddenBySite = meta.story({
  ...worldStory({ world: 'review-hidden', at }).annotations,
  play: async ({ canvas, userEvent, step }) => {
    await step('the reason is shown', async () => {
      await canvas.findByRole('heading', { name: reviewEditMessages.hiddenTitle });
      await expect(canvas.getByText(hiddenReviewReason)).toBeVisible();
    });
    await step('a changed review stays hidden', async () => {
      await change({ canvas, userEvent });
      await save({ canvas, userEvent });
      await isClosed();
      await canvas.findByRole('img', { name: '2 out of 5 stars' });
      await expect(canvas.getByText(hiddenReviewReason)).toBeVisible();
    });
    await step('after it was deleted, no other one can be written', async () => {
      await openReview({ canvas, userEvent }, 'edit', 'Amazon Sellers Lab');
      const form = await dialog();
      await userEvent.click(await form.findByRole('button', { name: 'Delete review' }));
      const question = await screen.findByRole('alertdialog', {
        name: reviewEditMessages.deleteTitle,
      });
      await expect(question).toHaveTextContent(reviewEditMessages.deleteHiddenHelp);
      await userEvent.click(within(question).getByRole('button', { name: 'Delete' }));
      await isClosed();
      await canvas.findByRole('heading', { name: reviewEditMessages.hiddenDeletedTitle });
      await expect(canvas.getByText(hiddenReviewReason)).toBeVisible();
      const menu = await openMenu({ canvas, userEvent }, 'Amazon Sellers Lab');
      await expect(menu.queryByRole('menuitem', { name: /review/ })).toBeNull();
      await userEvent.keyboard('{Escape}');
    });
  },
});

export const HiddenOnAPhone = meta.story({
  ...worldStory({ world: 'review-hidden', at }).annotations,
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async ({ canvas }) => {
    await canvas.findByText(hiddenReviewReason);
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
});

/** The server saves the review, but its response is lost. Saving again does not store a second review. */
const lost = worldStory({ world: 'review-answer-lost', at });
export const AnswerLost = meta.story({
  ...lost.annotations,
  parameters: { consoleErrors: [unanswered] },
  play: async ({ canvas, userEvent }) => {
    const form = await write({ canvas, userEvent });
    await save({ canvas, userEvent });
    await form.findByText(reviewErrorText('unanswered').help);
    await save({ canvas, userEvent });
    await form.findByText(reviewErrorText('unanswered').help);
    const rows = lost.backend().store.reviews.rows({ stores: 'bought' });
    await expect(rows.filter(({ text }) => text === 'Good')).toHaveLength(1);
    await expect(canvas.queryByText(myMembershipsMessages.stale.unreachable)).toBeNull();
  },
});

export const TooLong = meta.story({
  ...worldStory({ world: 'buyer', at }).annotations,
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas, userEvent }) => {
    const form = await write({ canvas, userEvent });
    const text = form.getByRole('textbox', { name: 'Review' });
    await userEvent.clear(text);
    text.focus();
    document.execCommand('insertText', false, 'x'.repeat(2_003));
    await form.findByText('Shorten this by 3 characters.');
    await save({ canvas, userEvent });
    await expect(text).toHaveFocus();
    await expect(text).toHaveValue('x'.repeat(2_003));
  },
});
