import { expect, screen, waitFor, within } from 'storybook/test';
import { unanswered } from '../../../../.storybook/console-errors';
import preview from '../../../../.storybook/preview';
import { reportReviewLabel } from '#content/messages/market/store-page-reviews';
import {
  reportErrors,
  reportTexts,
  storeReportMessages,
} from '#content/messages/market/store-report';
import type { ReportError, ReportTarget } from '#domain/marketplace/store-report';
import { paths } from '#domain/paths';
import { draftFormAt } from '#machines/charts/draft-form.fixtures';
import { SignInDialogContext } from '#machines/session/sign-in-dialog/sign-in-dialog.machine';
import { StoreReportContext } from '#machines/market/store-report/store-report.machine';
import {
  reportInput,
  typed,
  withoutStorage,
} from '#machines/market/store-report/store-report.fixtures';
import { reportErrorWorlds } from '#mocks/error-worlds';
import { worldStory } from '../../../../.storybook/world-story';
import { StoryFrame } from '../../shell/story-frame';
import { ReportDialog } from './report/ReportDialog';
import { Store } from './Store';

/** Reports of a store or a review with the app's wiring, in mock worlds. */
const meta = preview.meta({
  title: 'Screens/Store/Report',
  component: Store,
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '720px' } },
  },
  // The dialog stores its input and whether it is open. Without this cleanup, the next story would open with that
  // state.
  beforeEach: () => () => sessionStorage.clear(),
});

const at = paths.store.href('card-collectors');

interface Stage {
  canvas: ReturnType<typeof within>;
  userEvent: {
    click: (on: Element) => Promise<void>;
    type: (in_: Element, text: string) => Promise<void>;
  };
}

async function openDialog({ canvas, userEvent }: Stage) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Report store' }));
  const dialog = await screen.findByRole('dialog', { name: reportTexts.store.title });
  return within(dialog);
}

async function send(stage: Stage) {
  const dialog = await openDialog(stage);
  await stage.userEvent.click(dialog.getByRole('radio', { name: 'Scam or fraud' }));
  await stage.userEvent.type(
    dialog.getByRole('textbox', { name: storeReportMessages.detailsLabel }),
    'No role',
  );
  await stage.userEvent.click(dialog.getByRole('button', { name: storeReportMessages.send }));
  return dialog;
}

/** Checks that the dialog has a button to close it. Leaves the dialog open, because the story shows the open dialog. */
async function closable(dialog: ReturnType<typeof within>, label: string) {
  await waitFor(() => expect(dialog.getByRole('button', { name: label })).toBeVisible());
}

const visitor = worldStory({ world: 'no-servers', at });
/** The dialog closes, and the focus returns to the button that opened it. */
export const SentAndClosed = meta.story({
  ...visitor.annotations,
  play: async (stage) => {
    const dialog = await send(stage);
    await dialog.findByText(storeReportMessages.sent);
    await expect(visitor.backend().store.reports.rows({ reports: 'none' })).toMatchObject([
      { kind: 'scam', details: 'No role', status: 'open' },
    ]);
    await stage.userEvent.click(dialog.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const opener = stage.canvas.getByRole('button', { name: 'Report store' });
    await waitFor(() => expect(opener).toHaveFocus());
  },
});

export const Incomplete = meta.story({
  ...worldStory({ world: 'no-servers', at }).annotations,
  play: async (stage) => {
    const dialog = await openDialog(stage);
    await stage.userEvent.click(dialog.getByRole('button', { name: storeReportMessages.send }));
    await dialog.findByText('Choose what is wrong.');
    await stage.userEvent.click(dialog.getByRole('radio', { name: 'Something else' }));
    await dialog.findByText('Say what happened.');
    await closable(dialog, 'Not now');
  },
});

/** The text is kept after the dialog is closed. */
export const SignedOut = meta.story({
  ...worldStory({ world: 'signed-out', at }).annotations,
  play: async (stage) => {
    const dialog = await send(stage);
    await dialog.findByText(reportErrors.store.signInRequired.title);
    await expect(dialog.getByRole('button', { name: 'Sign in with Discord' })).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Use email and password' })).toBeVisible();
    await stage.userEvent.click(dialog.getByRole('button', { name: 'Not now' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const again = await openDialog(stage);
    await expect(
      again.getByRole('textbox', { name: storeReportMessages.detailsLabel }),
    ).toHaveValue('No role');
    await closable(again, 'Not now');
  },
});

export const Unanswered = meta.story({
  ...worldStory({ world: reportErrorWorlds.unanswered, at }).annotations,
  parameters: { consoleErrors: [unanswered] },
  play: async (stage) => {
    const dialog = await send(stage);
    const { title, help } = reportErrors.store.unanswered;
    await dialog.findByText(title);
    await expect(dialog.getByText(help)).toBeVisible();
    await closable(dialog, 'Not now');
  },
});

/** Renders the dialog in a state of its machine, or after the report was sent. No requests are sent. */
const still = (state: 'sent' | ReportError['kind'], kind: ReportTarget['kind']) => {
  const isSent = state === 'sent';
  const value = isSent ? 'closed' : ({ form: { failed: state } } as const);
  const input = { ...reportInput, target: { kind, id: '1' } };
  const snapshot = draftFormAt(withoutStorage, value, input, { form: typed, isChecked: true });
  return {
    render: () => (
      <StoryFrame at={at} session="signedIn">
        <SignInDialogContext.Provider>
          <StoreReportContext.Provider logic={withoutStorage} options={{ input, snapshot }}>
            <ReportDialog
              name={kind === 'store' ? 'Card Collectors' : 'ben_breaks'}
              isSent={isSent}
              onSeen={() => {}}
            />
          </StoreReportContext.Provider>
        </SignInDialogContext.Provider>
      </StoryFrame>
    ),
  };
};

/** After these errors, the report cannot be sent again. */
const final = (refused: 'gone' | 'own' | 'alreadyReported', kind: ReportTarget['kind']) => ({
  ...still(refused, kind),
  play: async () => {
    await waitFor(() => expect(screen.getByText(reportErrors[kind][refused].title)).toBeVisible());
    await expect(screen.getByRole('button', { name: 'Done' })).toBeVisible();
    await expect(screen.queryByRole('textbox')).toBeNull();
  },
});

export const Sent = meta.story(still('sent', 'store'));
export const StoreGone = meta.story(final('gone', 'store'));
export const OwnStore = meta.story(final('own', 'store'));
export const AlreadyReported = meta.story(final('alreadyReported', 'store'));
export const TooManyReports = meta.story(still('tooManyReports', 'store'));
export const SessionEnded = meta.story(still('signInRequired', 'store'));
export const Rejected = meta.story(still('rejected', 'store'));
export const ReviewGone = meta.story(final('gone', 'review'));
export const ReviewAlreadyReported = meta.story(final('alreadyReported', 'review'));
export const OwnReview = meta.story(final('own', 'review'));

async function openReviewDialog({ canvas, userEvent }: Stage, author: string) {
  const name = reportReviewLabel(author);
  await userEvent.click(await canvas.findByRole('button', { name }));
  return within(await screen.findByRole('dialog', { name: reportTexts.review.title }));
}

const member = worldStory({ world: 'reviews-moderated', at });
export const ReviewSent = meta.story({
  ...member.annotations,
  play: async (stage) => {
    const dialog = await openReviewDialog(stage, 'ben_breaks');
    await expect(dialog.getByText('ben_breaks')).toBeVisible();
    await stage.userEvent.click(dialog.getByRole('radio', { name: 'Hateful or sexual content' }));
    await stage.userEvent.click(dialog.getByRole('button', { name: storeReportMessages.send }));
    await dialog.findByText(reportTexts.review.sentHelp);
    await expect(member.backend().store.reports.rows({ reports: 'none' })).toMatchObject([
      { kind: 'offensive', status: 'open', review_rating: 4, review_id: expect.any(String) },
    ]);
    await closable(dialog, 'Done');
  },
});

/** The input for a review is kept separately from the input for other reviews. */
export const ReviewDrafts = meta.story({
  ...worldStory({ world: 'store-reviewed', at }).annotations,
  play: async (stage) => {
    const label = storeReportMessages.detailsLabel;
    const dialog = await openReviewDialog(stage, 'ben_breaks');
    await stage.userEvent.type(dialog.getByRole('textbox', { name: label }), 'Not true');
    await stage.userEvent.click(dialog.getByRole('button', { name: 'Not now' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const other = await openReviewDialog(stage, 'ada.pulls');
    await expect(other.getByRole('textbox', { name: label })).toHaveValue('');
    await stage.userEvent.click(other.getByRole('button', { name: 'Not now' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const again = await openReviewDialog(stage, 'ben_breaks');
    await expect(again.getByRole('textbox', { name: label })).toHaveValue('Not true');
    await closable(again, 'Not now');
  },
});

export const OnAPhone = meta.story({
  ...worldStory({ world: 'no-servers', at }).annotations,
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async (stage) => {
    const dialog = await openDialog(stage);
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
    await closable(dialog, 'Not now');
  },
});
