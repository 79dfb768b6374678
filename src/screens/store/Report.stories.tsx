import { expect, screen, waitFor, within } from 'storybook/test';
import { answered, unanswered } from '../../../.storybook/console-errors';
import preview from '../../../.storybook/preview';
import { reportErrors, storeReportMessages } from '#content/messages/store-report';
import type { ReportError } from '#domain/marketplace/store-report';
import { paths } from '#domain/paths';
import { reportErrorWorlds } from '#mocks/error-worlds';
import { worldStory } from '../../app/world-story.fixture';
import { Store } from './Store';

/** Reporting a store, as the app wires it, in mock worlds. */
const meta = preview.meta({
  title: 'Screens/Store/Report',
  component: Store,
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '720px' } },
  },
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
  await userEvent.click(await canvas.findByRole('button', { name: storeReportMessages.button }));
  const dialog = await screen.findByRole('dialog', { name: storeReportMessages.title });
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

/** A story must not leave a draft to the next one. */
async function close(dialog: ReturnType<typeof within>, { userEvent }: Stage, label: string) {
  await userEvent.click(dialog.getByRole('button', { name: label }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  sessionStorage.clear();
}

const visitor = worldStory({ world: 'no-servers', at });
export const Sent = meta.story({
  ...visitor.annotations,
  play: async (stage) => {
    const dialog = await send(stage);
    await dialog.findByText(storeReportMessages.sent);
    await expect(visitor.backend().store.reports.rows({ reports: 'none' })).toMatchObject([
      { kind: 'scam', details: 'No role', status: 'open' },
    ]);
    await close(dialog, stage, 'Done');
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
    await close(dialog, stage, 'Not now');
  },
});

/** The text is still there after the dialog was closed. */
export const SignedOut = meta.story({
  ...worldStory({ world: 'signed-out', at }).annotations,
  play: async (stage) => {
    const dialog = await send(stage);
    await dialog.findByText(reportErrors.signInRequired.title);
    await expect(dialog.getByRole('button', { name: 'Sign in with Discord' })).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Use email and password' })).toBeVisible();
    await stage.userEvent.click(dialog.getByRole('button', { name: 'Not now' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const again = await openDialog(stage);
    await expect(
      again.getByRole('textbox', { name: storeReportMessages.detailsLabel }),
    ).toHaveValue('No role');
    await close(again, stage, 'Not now');
  },
});

const refused = (kind: ReportError['kind'], label: string, errors: readonly string[] = []) => ({
  ...worldStory({ world: reportErrorWorlds[kind], at }).annotations,
  ...(errors.length > 0 && { parameters: { consoleErrors: errors } }),
  play: async (stage: Stage) => {
    const dialog = await send(stage);
    await dialog.findByText(reportErrors[kind].title);
    await expect(dialog.getByText(reportErrors[kind].help)).toBeVisible();
    await close(dialog, stage, label);
  },
});

export const StoreGone = meta.story(refused('noStore', 'Done'));
export const OwnStore = meta.story(refused('ownStore', 'Done'));
export const AlreadyReported = meta.story(refused('alreadyReported', 'Done'));
export const TooManyReports = meta.story(refused('tooManyReports', 'Not now'));
export const SessionEnded = meta.story(refused('signInRequired', 'Not now', [answered(401)]));
export const Rejected = meta.story(refused('rejected', 'Not now', [answered(400)]));
export const Unanswered = meta.story(refused('unanswered', 'Not now', [unanswered]));

export const OnAPhone = meta.story({
  ...worldStory({ world: 'no-servers', at }).annotations,
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async (stage) => {
    const dialog = await openDialog(stage);
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
    await close(dialog, stage, 'Not now');
  },
});
