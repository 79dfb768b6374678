import { expect, screen, userEvent as user, waitFor, within } from 'storybook/test';
import { fromPromise, type SnapshotFrom } from 'xstate';
import { watchClosing } from '../../../../.storybook/closing-tab';
import preview from '../../../../.storybook/preview';
import {
  removalErrors,
  sellerMessages,
  setupErrorHelp,
  setupErrors,
} from '#content/messages/market/seller';
import { leaveMessages } from '#content/messages/shell/shell';
import { Link } from '#components/Link/Link';
import type { StoreRemovalError } from '#domain/marketplace/own-store';
import type { StoreDraft } from '#domain/marketplace/store-draft';
import { paths } from '#domain/paths';
import type { Result } from '#domain/result';
import { commandAt } from '#machines/charts/command.fixtures';
import {
  AddServerContext,
  addServerMachine,
} from '#machines/dashboard/add-server/add-server.machine';
import {
  StoreRemovalContext,
  storeRemovalMachine,
} from '#machines/market/store-removal/store-removal.machine';
import { initialSetup } from '#machines/market/store-setup/editing';
import {
  StoreSetupContext,
  storeSetupMachine,
} from '#machines/market/store-setup/store-setup.machine';
import type { LogoAnswer, SaveAnswer } from '#machines/market/store-setup/store-setup.events';
import {
  cards,
  draft,
  logoErrors,
  ofCards,
  saveErrors,
  withoutStorage,
} from '#machines/market/store-setup/store-setup.fixtures';
import { StoryFrame } from '../../shell/story-frame';
import { Setup } from './Setup';

/** The setup of a store, in states that no mock world can produce. No requests are sent. */
const meta = preview.meta({
  title: 'Screens/Seller/Setup/States',
  component: Setup,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '720px' } } },
});

interface Setting {
  found?: StoreDraft | null;
  save?: SaveAnswer;
  upload?: LogoAnswer;
  removal?: Result<null, StoreRemovalError>;
  /** Whether this browser stores drafts. */
  isKept?: boolean;
  /** The state of the form, if it is not loading. */
  snapshot?: SnapshotFrom<typeof storeSetupMachine>;
  /** The state of the dialog that deletes the store, if it is not closed. */
  removalSnapshot?: SnapshotFrom<typeof storeRemovalMachine>;
}

const never = () => new Promise<never>(() => {});
const answer =
  <Answer,>(given: Answer | undefined) =>
  () =>
    given === undefined ? never() : Promise.resolve(given);

function setup({
  found = null,
  save: saved,
  upload,
  removal,
  isKept = true,
  ...more
}: Setting = {}) {
  const { snapshot, removalSnapshot } = more;
  const logic = withoutStorage.provide({
    actors: {
      loadDraft: fromPromise(async () => found),
      saveStore: fromPromise(answer(saved)),
      uploadLogo: fromPromise(answer(upload)),
    },
  });
  const removing = storeRemovalMachine.provide({
    actors: { run: fromPromise(answer(removal)) },
  });
  return {
    render: () => (
      <StoryFrame at={paths.seller.href(cards.id, 'setup')} session="signedIn">
        <main style={{ padding: '1.5rem' }}>
          <Link href={paths.seller.href(cards.id, 'payments')}>Payments</Link>
          <StoreSetupContext.Provider
            logic={logic}
            options={{ input: ofCards, ...(snapshot && { snapshot }) }}
          >
            <AddServerContext.Provider logic={addServerMachine}>
              <StoreRemovalContext.Provider
                logic={removing}
                options={{ ...(removalSnapshot && { snapshot: removalSnapshot }) }}
              >
                <Setup
                  focusField={null}
                  logoUrlOf={() => null}
                  isKept={isKept}
                  onSignIn={() => undefined}
                />
              </StoreRemovalContext.Provider>
            </AddServerContext.Provider>
          </StoreSetupContext.Provider>
        </main>
      </StoryFrame>
    ),
  };
}

type Canvas = ReturnType<typeof within>;

async function type(canvas: Canvas) {
  const tagline = await canvas.findByRole('textbox', { name: 'Tagline' });
  await user.click(tagline);
  await user.paste('Mine');
  return tagline;
}

async function chooseLogo(canvasElement: HTMLElement) {
  const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('There is no file dialog');
  const picture = new OffscreenCanvas(8, 8);
  picture.getContext('2d');
  const content = await picture.convertToBlob();
  await user.upload(input, new File([content], 'logo.png', { type: content.type }));
}

/** A save has failed: the form explains why, and keeps its input. */
const refused = (failed: 'rejected' | 'unanswered' | 'hiddenBySite') => {
  const context = initialSetup(ofCards);
  return setup({
    snapshot: storeSetupMachine.resolveState({
      value: { form: { failed }, address: 'resting' },
      context: { ...context, form: { ...context.form, tagline: 'Mine' } },
    }),
  });
};

export const Rejected = meta.story(refused('rejected'));
export const Unanswered = meta.story(refused('unanswered'));
export const HiddenBySite = meta.story(refused('hiddenBySite'));
export const NotAllowed = meta.story({
  ...setup({ save: { ok: false, error: saveErrors.notAllowed } }),
  play: async ({ canvas }) => {
    const tagline = await type(canvas);
    await user.click(canvas.getByRole('button', { name: 'Save' }));
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent(setupErrors.notAllowed);
    await expect(alert).toHaveTextContent(setupErrorHelp.notAllowed);
    await expect(tagline).toHaveValue('Mine');
    await user.click(within(alert).getByRole('button', { name: 'Dismiss' }));
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
});

export const NameTaken = meta.story({
  ...setup({ save: { ok: false, error: saveErrors.nameTaken } }),
  play: async ({ canvas }) => {
    const tagline = await type(canvas);
    await user.click(canvas.getByRole('button', { name: 'Save' }));
    const name = await canvas.findByRole('textbox', { name: 'Store name' });
    await waitFor(() => expect(name).toHaveFocus());
    await expect(name).toHaveAccessibleDescription(
      expect.stringContaining(sellerMessages.nameTaken),
    );
    await expect(canvas.getByRole('alert')).toHaveTextContent(setupErrors.nameTaken);
    await expect(tagline).toHaveValue('Mine');
    await user.type(name, 's');
    await expect(name).not.toHaveAccessibleDescription(
      expect.stringContaining(sellerMessages.nameTaken),
    );
  },
});

export const Restored = meta.story({
  ...setup({ found: draft }),
  play: async ({ canvas }) => {
    await canvas.findByText(sellerMessages.restored);
    const tagline = canvas.getByRole('textbox', { name: 'Tagline' });
    await expect(tagline).toHaveValue('Mine');
    await user.click(canvas.getByRole('button', { name: 'Discard changes' }));
    await expect(tagline).toHaveValue('');
    await expect(canvas.queryByText(sellerMessages.restored)).toBeNull();
  },
});

/** If this browser stores the draft, the seller can leave the page without a confirmation dialog. */
export const LeavesWithADraft = meta.story({
  ...setup(),
  play: async ({ canvas }) => {
    await type(canvas);
    await user.click(canvas.getByRole('link', { name: 'Payments' }));
    await waitFor(() => expect(canvas.queryByRole('textbox', { name: 'Tagline' })).toBeNull());
    await expect(screen.queryByRole('alertdialog')).toBeNull();
  },
});

let asksBeforeClosing: () => boolean;
export const LeavesWithoutStorage = meta.story({
  ...setup({ isKept: false }),
  beforeEach: () => {
    asksBeforeClosing = watchClosing();
  },
  play: async ({ canvas, step }) => {
    const tagline = await type(canvas);
    await step('closing the tab asks', async () => {
      await expect(asksBeforeClosing()).toBe(true);
    });
    await step('a link asks', async () => {
      await user.click(canvas.getByRole('link', { name: 'Payments' }));
      const dialog = await screen.findByRole('alertdialog', { name: leaveMessages.title });
      await expect(dialog).toHaveTextContent(leaveMessages.helpNotKept);
      await user.click(within(dialog).getByRole('button', { name: 'Stay' }));
      await expect(tagline).toHaveValue('Mine');
    });
  },
});

const deletion = (failed: keyof typeof removalErrors) =>
  setup({
    removalSnapshot: commandAt(storeRemovalMachine, { failed }, cards),
  });

export const DeletionNotAllowed = meta.story(deletion('notAllowed'));
export const DeletionOfHidden = meta.story(deletion('hiddenBySite'));
export const DeletionRejected = meta.story(deletion('rejected'));
export const DeletionSignInRequired = meta.story(deletion('signInRequired'));
export const DeletionUnanswered = meta.story(deletion('unanswered'));
export const DeletionUnreachable = meta.story({
  ...setup({ removal: { ok: false, error: { kind: 'unreachable' } } }),
  play: async ({ canvas }) => {
    await user.click(await canvas.findByRole('button', { name: 'Delete store' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete this store?' }));
    await user.click(dialog.getByRole('textbox'));
    await user.paste(cards.name);
    await user.click(dialog.getByRole('button', { name: 'Delete store' }));
    await dialog.findByText(removalErrors.unreachable);
    await expect(dialog.getByRole('button', { name: 'Delete store' })).toBeEnabled();
  },
});

export const LogoRejected = meta.story({
  ...setup({ upload: { ok: false, error: logoErrors.pictureRejected } }),
  play: async ({ canvas, canvasElement, step }) => {
    await canvas.findByRole('textbox', { name: 'Tagline' });
    await chooseLogo(canvasElement);
    await canvas.findByRole('button', { name: 'Save' });
    await step('leaving asks, because the file is not kept', async () => {
      await user.click(canvas.getByRole('link', { name: 'Payments' }));
      const dialog = await screen.findByRole('alertdialog', { name: leaveMessages.title });
      await expect(dialog).toHaveTextContent(sellerMessages.leaveHelpWithLogo);
      await user.click(within(dialog).getByRole('button', { name: 'Stay' }));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    });
    await step('the upload is refused', async () => {
      await user.click(await canvas.findByRole('button', { name: 'Save' }));
      await expect(await canvas.findByRole('alert')).toHaveTextContent(setupErrors.pictureRejected);
    });
  },
});
