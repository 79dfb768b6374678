import { expect, screen, waitFor, within } from 'storybook/test';
import { fromPromise, type StateValueFrom } from 'xstate';
import preview from '../../../.storybook/preview';
import {
  decisionErrors,
  decisionTexts,
  emptyViews,
  moderationMessages,
  reportsErrors,
} from '#content/messages/admin/moderation';
import type {
  AskedDecision,
  DecisionError,
  ReportsError,
  ReportsPage,
  ReportsQuery,
  ReportView,
} from '#domain/admin/moderation';
import type { Result } from '#domain/result';
import { paths } from '#domain/paths';
import { SignInDialogContext } from '#machines/session/sign-in-dialog/sign-in-dialog.machine';
import {
  StoreReportsContext,
  storeReportsMachine,
} from '#machines/admin/store-reports/store-reports.machine';
import {
  hiddenCards,
  lab,
  log,
  review,
} from '#machines/admin/store-reports/store-reports.fixtures';
import { hidingLab } from '#machines/admin/report-decision/report-decision.fixtures';
import {
  ReportDecisionContext,
  reportDecisionMachine,
} from '#machines/admin/report-decision/report-decision.machine';
import { commandAt } from '#machines/charts/command.fixtures';
import { readerAt } from '#machines/charts/reader.fixtures';
import { StoryFrame } from '#screens/shell/story-frame';
import { worldStory } from '../../../.storybook/world-story';
import { StoreReports } from './reports/StoreReports';

/** The reports of the admin panel in each state, and in the app. */
const meta = preview.meta({
  title: 'Screens/Admin/Reports',
  component: StoreReports,
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '720px' } },
  },
});

/** A machine whose request never gets a response. */
const pending = storeReportsMachine.provide({
  actors: { load: fromPromise<ReportsAnswer, ReportsRequest>(() => new Promise(() => {})) },
});

type ReportsAnswer = Result<ReportsPage, ReportsError>;
interface ReportsRequest {
  query: ReportsQuery;
}

const targets = [lab, review];

interface Given {
  list?: StateValueFrom<typeof storeReportsMachine>;
  view?: ReportView;
  page?: ReportsPage | null;
  decision?: StateValueFrom<typeof reportDecisionMachine>;
  asked?: AskedDecision;
}

function still({
  list = { shown: 'fresh' },
  view = 'open',
  page = { kind: 'targets', total: targets.length, targets },
  decision = 'idle',
  asked = hidingLab,
}: Given) {
  const request = { query: { view, page: 0 } };
  const ofReports = {
    input: request,
    snapshot: readerAt(storeReportsMachine, list, { value: page, request }),
  };
  const ofDecision = { snapshot: commandAt(reportDecisionMachine, decision, asked) };
  return {
    render: () => (
      <StoryFrame at={paths.admin.href()} session="signedIn">
        <SignInDialogContext.Provider>
          <StoreReportsContext.Provider logic={pending} options={ofReports}>
            <ReportDecisionContext.Provider options={ofDecision}>
              <main style={{ padding: '2rem' }}>
                <StoreReports />
              </main>
            </ReportDecisionContext.Provider>
          </StoreReportsContext.Provider>
        </SignInDialogContext.Provider>
      </StoryFrame>
    ),
  };
}

const { reason } = hidingLab;
const noTargets = { kind: 'targets', total: 0, targets: [] } as const;

const card = (name: string) => {
  const heading = screen.getByRole('heading', { level: 3, name });
  return within(heading.closest('li') as HTMLElement);
};

export const Listed = meta.story({
  ...still({ view: 'open' }),
  play: async () => {
    await expect(card(lab.name).getByText('2 open reports')).toBeVisible();
    await expect(card(lab.name).getByRole('link')).toHaveAttribute('href', `/store/${lab.slug}`);
    const ofReview = card('Review of Card Collectors by liam');
    await expect(ofReview.getByText('Not for me.')).toBeVisible();
    await expect(ofReview.getByText(moderationMessages.reviewBefore)).toBeVisible();
    await expect(ofReview.getByText('An insult.')).toBeVisible();
  },
});

const [report] = hiddenCards.reports;
const closed = {
  ...hiddenCards,
  reports: [report, report && { ...report, id: 'of site', kind: 'unusualSales' as const }].filter(
    (each) => each !== undefined,
  ),
};
export const Closed = meta.story({
  ...still({ view: 'closed', page: { kind: 'targets', total: 1, targets: [closed] } }),
  play: async () => {
    await expect(card('Card Collectors').getAllByText('Store hidden')).toHaveLength(2);
    const ofSite = screen.getByText(moderationMessages.unusualSales).closest('li');
    await expect(ofSite).toHaveTextContent('Grouped');
  },
});
export const Hidden = meta.story(
  still({ view: 'hidden', page: { kind: 'targets', total: 1, targets: [hiddenCards] } }),
);
export const Log = meta.story({
  ...still({ view: 'log', page: log }),
  play: async () => {
    await expect(card('Card Collectors').getByText('Buyers got no role.')).toBeVisible();
  },
});
export const Empty = meta.story({
  ...still({ view: 'open', page: noTargets }),
  play: async () => {
    await expect(screen.getByText(emptyViews.open.title)).toBeVisible();
  },
});
export const ManyPages = meta.story({
  ...still({ view: 'open', page: { kind: 'targets', total: 45, targets } }),
  play: async ({ userEvent }) => {
    await expect(screen.getByText('Page 1 of 3')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    await expect(screen.getByText(moderationMessages.refreshing)).toBeVisible();
    await expect(card(lab.name).getByText('2 open reports')).toBeVisible();
  },
});
export const Loading = meta.story({
  ...still({ list: 'loading', page: null }),
  play: async () => {
    await screen.findByRole('progressbar', { name: moderationMessages.loading });
  },
});
export const Stale = meta.story({
  ...still({ list: { shown: { stale: 'unreachable' } } }),
  play: async () => {
    await expect(screen.getByText(moderationMessages.stale)).toBeVisible();
  },
});

const notRead = (kind: ReportsError['kind']) => ({
  ...still({ list: { failed: kind }, page: null }),
  play: async () => {
    await expect(screen.getByText(reportsErrors[kind].title)).toBeVisible();
    await expect(screen.getByText(reportsErrors[kind].help)).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Try again' })).toBeEnabled();
  },
});
export const TooSlow = meta.story(notRead('tooSlow'));
export const Unreachable = meta.story(notRead('unreachable'));
export const SignedOut = meta.story(notRead('signInRequired'));
export const RightRemoved = meta.story(notRead('notAllowed'));

export const Asking = meta.story(
  still({ decision: 'asking', asked: { ...hidingLab, reason: '' } }),
);
export const AskingAboutReview = meta.story({
  ...still({ decision: 'asking', asked: { ...hidingLab, target: review } }),
  play: async () => {
    const dialog = within(
      await screen.findByRole('dialog', { name: decisionTexts.review.hide.title }),
    );
    await expect(dialog.getByText('Not for me.')).toBeVisible();
  },
});
export const Deciding = meta.story(still({ decision: 'running' }));

const outdated = (kind: DecisionError['kind']) => ({
  ...still({ decision: { failed: kind } }),
  play: async () => {
    await expect(screen.getByText(decisionErrors[kind].title)).toBeVisible();
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
});
export const Clash = meta.story(outdated('clash'));
export const Gone = meta.story(outdated('gone'));

const kept = (kind: DecisionError['kind']) => ({
  ...still({ decision: { failed: kind } }),
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getByText(decisionErrors[kind].title)).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: 'Reason' })).toHaveValue(reason);
  },
});
export const SessionEnds = meta.story(kept('signInRequired'));
export const Rejected = meta.story(kept('rejected'));
export const Unanswered = meta.story(kept('unanswered'));

export const OnAPhone = meta.story({
  ...still({ view: 'open' }),
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async () => {
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
});

const at = paths.admin.href();
const liams = 'Review of Card Collectors by liam';
export const Wired = meta.story({
  ...worldStory({ world: 'review-reported', at }).annotations,
  play: async ({ canvas, userEvent, step }) => {
    const decide = async (title: string, button: string, why: string) => {
      await userEvent.click(card(title).getByRole('button', { name: button }));
      const dialog = within(await screen.findByRole('dialog'));
      await userEvent.click(dialog.getByRole('textbox', { name: 'Reason' }));
      await userEvent.paste(why);
      await userEvent.click(dialog.getByRole('button', { name: button }));
      await waitFor(() => expect(canvas.queryByRole('heading', { name: title })).toBeNull());
    };
    await step('a reason is needed', async () => {
      await canvas.findByRole('heading', { name: liams });
      await userEvent.click(card(liams).getByRole('button', { name: 'Dismiss reports' }));
      const dialog = within(await screen.findByRole('dialog'));
      await userEvent.click(dialog.getByRole('button', { name: 'Dismiss reports' }));
      await dialog.findByText('Enter a reason.');
      await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
    await step('the review is hidden, and in the log', async () => {
      await decide(liams, 'Hide review', reason);
      await userEvent.click(canvas.getByRole('tab', { name: 'Log' }));
      await canvas.findByText(reason);
      await expect(card(liams).getByText('Hid the review')).toBeVisible();
    });
    await step('a hidden review is restored', async () => {
      await userEvent.click(canvas.getByRole('tab', { name: 'Hidden' }));
      const noors = 'Review of Amazon Sellers Lab by noor.moderates';
      await canvas.findByRole('heading', { name: noors });
      await decide(noors, 'Restore review', 'Fixed');
    });
  },
});
