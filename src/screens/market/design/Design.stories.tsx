import { expect, screen, userEvent as user, waitFor, within } from 'storybook/test';
import { fromPromise } from 'xstate';
import { watchClosing } from '../../../../.storybook/closing-tab';
import preview from '../../../../.storybook/preview';
import { Link } from '#components/Link/Link';
import { leaveMessages } from '#content/messages/shell/shell';
import { sellerMessages } from '#content/messages/market/seller';
import {
  designProblemText,
  storeDesignMessages,
  storeSaveErrors,
} from '#content/messages/market/store-design';
import { defaultDesign } from '#domain/marketplace/design';
import type { SoldMembership } from '#domain/marketplace/membership';
import type { OwnStore } from '#domain/marketplace/own-store';
import { paths } from '#domain/paths';
import { StoreDesignContext } from '#machines/market/store-design/store-design.machine';
import {
  draft,
  failedWith,
  savedAs,
  store,
  withoutStorage,
} from '#machines/market/store-design/store-design.fixtures';
import type { DesignSaveAnswer } from '#machines/market/store-design/store-design.setup';
import { StoryFrame } from '../../shell/story-frame';
import { Design } from './Design';

/** The design editor in its states. No requests are sent. */
const meta = preview.meta({
  title: 'Screens/Seller/Design',
  component: Design,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '720px' } } },
});

const memberships: readonly SoldMembership[] = [
  {
    id: '1',
    name: 'Collector',
    description: 'Restock pings and two live breaks a week.',
    type: 'subscription',
    interval: 'month',
    priceMinor: 1_999,
    currency: 'USD',
    maxMembers: null,
    members: 0,
    earlyBirdPriceMinor: null,
    earlyBirdUntil: null,
    earlyBirdPlaces: null,
    features: ['Restock pings', 'Two live breaks a week'],
    checkoutUrl: 'https://buy.stripe.com/test_collector',
  },
];

interface Setting {
  stored?: OwnStore;
  found?: ReturnType<typeof draft> | null;
  /** The response to a save. Without it, the save stays pending. */
  answer?: DesignSaveAnswer;
  /** Whether this browser stores drafts. */
  isKept?: boolean;
}

function editor({ stored = store(1), found = null, answer, isKept = true }: Setting = {}) {
  const logic = withoutStorage.provide({
    actors: {
      loadDraft: fromPromise(async () => found),
      save: fromPromise(() => (answer ? Promise.resolve(answer) : new Promise(() => {}))),
    },
  });
  return {
    render: () => (
      <StoryFrame at={paths.seller.href(stored.id, 'design')}>
        <main style={{ padding: '1.5rem' }}>
          <Link href={paths.seller.href(stored.id, 'payments')}>Payments</Link>
          <StoreDesignContext.Provider logic={logic} options={{ input: { store: stored } }}>
            <Design memberships={memberships} now={0} isKept={isKept} />
          </StoreDesignContext.Provider>
        </main>
      </StoryFrame>
    ),
  };
}

type Canvas = ReturnType<typeof within>;

const pageOf = (canvas: Canvas) => within(canvas.getByRole('region', { name: 'Preview' }));
const save = (canvas: Canvas) => user.click(canvas.getByRole('button', { name: 'Save' }));
const subtitleOf = (canvas: Canvas) => canvas.findByRole('textbox', { name: 'Subtitle' });

export const NotDesigned = meta.story({
  ...editor({ stored: { ...store(1), isDesigned: false } }),
  play: async ({ canvas }) => {
    await subtitleOf(canvas);
    await expect(canvas.getByText(storeDesignMessages.notDesigned)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Save' })).toBeEnabled();
  },
});

export const Edited = meta.story({
  ...editor(),
  play: async ({ canvas, userEvent, step }) => {
    const subtitle = await subtitleOf(canvas);
    await step('what is typed shows in the preview at once', async () => {
      await userEvent.clear(subtitle);
      await userEvent.type(subtitle, 'Better pulls');
      await expect(pageOf(canvas).getByText('Better pulls')).toBeVisible();
      await expect(canvas.getByText('1 unsaved change')).toBeVisible();
    });
    await step('layout and icon', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: /Classic/ }));
      await userEvent.click(canvas.getByRole('radio', { name: 'Crown' }));
      await expect(canvas.getByText('3 unsaved changes')).toBeVisible();
    });
    await step('undo and redo, by button and by key', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
      await expect(canvas.getByRole('radio', { name: 'Award' })).toBeChecked();
      await userEvent.keyboard('{Control>}z{/Control}');
      await expect(canvas.getByRole('radio', { name: /Modern/ })).toBeChecked();
      await userEvent.click(canvas.getByRole('button', { name: 'Redo' }));
      await expect(canvas.getByRole('radio', { name: /Classic/ })).toBeChecked();
    });
  },
});

export const Reset = meta.story({
  ...editor({ stored: store(1, { layout: 'minimal', heroSubtitle: 'Ours' }) }),
  play: async ({ canvas, userEvent }) => {
    const subtitle = await subtitleOf(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Reset to Defaults' }));
    await expect(subtitle).toHaveValue(defaultDesign.heroSubtitle);
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(subtitle).toHaveValue('Ours');
  },
});

export const Questions = meta.story({
  ...editor({
    stored: store(1, {
      faq: [
        { id: 'a', question: 'How do I cancel?', answer: 'At the payment provider.' },
        { id: 'b', question: 'When do I get access?', answer: 'Within a minute.' },
      ],
    }),
  }),
  play: async ({ canvas, userEvent, step }) => {
    await subtitleOf(canvas);
    const questions = () =>
      canvas
        .getAllByRole('textbox', { name: 'Question' })
        .map((field) => field.getAttribute('value'));
    await step('sorted by keyboard', async () => {
      canvas.getByRole('button', { name: 'Reorder question 1' }).focus();
      await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
      await expect(questions()).toEqual(['When do I get access?', 'How do I cancel?']);
      await expect(canvas.getByRole('button', { name: 'Reorder question 2' })).toHaveFocus();
      await expect(canvas.getByText('Moved to position 2 of 2')).toBeInTheDocument();
    });
    await step('a new one takes the focus, and needs both parts', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Add Question' }));
      await userEvent.keyboard('Is there a trial?');
      await expect(questions()).toHaveLength(3);
      await save(canvas);
      const answer = canvas.getAllByRole('textbox', { name: 'Answer' })[2];
      await waitFor(() => expect(answer).toHaveFocus());
      await expect(answer).toHaveAccessibleDescription(/Enter the answer\./);
    });
    await step('removed', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Remove question 3' }));
      await expect(questions()).toHaveLength(2);
      await expect(canvas.getByRole('button', { name: 'Remove question 2' })).toHaveFocus();
    });
  },
});

export const Problems = meta.story({
  ...editor({
    found: {
      ...draft({ heroSubtitle: 'x'.repeat(10_000) }),
      form: {
        ...draft({}).form,
        heroSubtitle: 'x'.repeat(10_000),
        primaryColor: 'blue',
        supportType: 'custom',
        customSupportHours: ' ',
      },
    },
  }),
  play: async ({ canvas }) => {
    const subtitle = await subtitleOf(canvas);
    await save(canvas);
    const color = canvas.getByRole('textbox', { name: 'Primary color' });
    await waitFor(() => expect(color).toHaveFocus());
    await expect(color).toHaveAccessibleDescription(designProblemText({ kind: 'notAColor' }));
    await expect(subtitle).toHaveAccessibleDescription(/10,000 of 200 characters/);
    await expect(canvas.getByRole('textbox', { name: 'Support hours' })).toBeInvalid();
  },
});

export const UnreadableColors = meta.story({
  ...editor({ stored: store(1, { primaryColor: '#ffff00', accentColor: '#101010' }) }),
  play: async ({ canvas }) => {
    await subtitleOf(canvas);
    await expect(
      canvas.getByText(/Primary color #ffff00 is hard to read as text in the light theme/),
    ).toBeVisible();
    await expect(
      canvas.getByText(/Accent color #101010 is hard to read as text in the dark theme/),
    ).toBeVisible();
    await expect(
      canvas.getByText(/in the gradient instead of Primary color #ffff00/),
    ).toBeVisible();
  },
});

export const Recovered = meta.story({
  ...editor({ found: draft({ heroSubtitle: 'Typed before the crash' }) }),
  play: async ({ canvas }) => {
    await expect(await subtitleOf(canvas)).toHaveValue('Typed before the crash');
    await expect(canvas.getByText('1 unsaved change')).toBeVisible();
    await expect(canvas.getByText(sellerMessages.restored)).toBeVisible();
    await user.click(canvas.getByRole('button', { name: 'Discard changes' }));
    await expect(await subtitleOf(canvas)).not.toHaveValue('Typed before the crash');
    await expect(canvas.queryByText(sellerMessages.restored)).toBeNull();
    await user.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(await subtitleOf(canvas)).toHaveValue('Typed before the crash');
  },
});

/** If this browser stores the draft, the seller can leave the page without a confirmation dialog. */
export const LeavesWithADraft = meta.story({
  ...editor({ found: draft({ layout: 'classic' }) }),
  play: async ({ canvas }) => {
    await subtitleOf(canvas);
    await user.click(canvas.getByRole('link', { name: 'Payments' }));
    await waitFor(() => expect(canvas.queryByRole('textbox', { name: 'Subtitle' })).toBeNull());
    await expect(screen.queryByRole('alertdialog')).toBeNull();
  },
});

let asksBeforeClosing: () => boolean;
export const LeavesWithoutStorage = meta.story({
  ...editor({ found: draft({ layout: 'classic' }), isKept: false }),
  beforeEach: () => {
    asksBeforeClosing = watchClosing();
  },
  play: async ({ canvas }) => {
    await subtitleOf(canvas);
    await expect(asksBeforeClosing()).toBe(true);
    await user.click(canvas.getByRole('link', { name: 'Payments' }));
    const dialog = await screen.findByRole('alertdialog', { name: leaveMessages.title });
    await expect(dialog).toHaveTextContent(leaveMessages.helpNotKept);
    await user.click(within(dialog).getByRole('button', { name: 'Stay' }));
    await expect(canvas.getByRole('radio', { name: /Classic/ })).toBeChecked();
  },
});

export const Saving = meta.story({
  ...editor({ found: draft({ layout: 'classic' }) }),
  play: async ({ canvas }) => {
    await subtitleOf(canvas);
    await save(canvas);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Saving...' })).toBeVisible());
  },
});

export const Saved = meta.story({
  ...editor({
    found: draft({ layout: 'classic' }),
    answer: savedAs(store(2, { layout: 'classic' })),
  }),
  play: async ({ canvas }) => {
    await subtitleOf(canvas);
    await save(canvas);
    await waitFor(() => expect(canvas.getByText(storeDesignMessages.nothingToSave)).toBeVisible());
  },
});

const failed = (kind: keyof typeof storeSaveErrors) => ({
  ...editor({ found: draft({ layout: 'classic' }), answer: failedWith(kind) }),
  play: async ({ canvas }: { canvas: Canvas }) => {
    await subtitleOf(canvas);
    await save(canvas);
    await waitFor(() => expect(canvas.getByText(storeSaveErrors[kind])).toBeVisible());
    await expect(canvas.getByRole('radio', { name: /Classic/ })).toBeChecked();
    await expect(canvas.getByRole('button', { name: 'Save' })).toBeEnabled();
  },
});

export const NotAllowed = meta.story(failed('notAllowed'));
export const SignInRequired = meta.story(failed('signInRequired'));
export const Unreachable = meta.story(failed('unreachable'));
export const Unanswered = meta.story(failed('unanswered'));

export const Conflict = meta.story({
  ...editor({ found: draft({ heroSubtitle: 'Mine' }), answer: failedWith('conflict') }),
  play: async ({ canvas, userEvent, step }) => {
    const subtitle = await subtitleOf(canvas);
    await save(canvas);
    const alert = within(await screen.findByRole('alert'));
    await expect(alert.getByText(storeDesignMessages.conflictTitle)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Save' })).toBeDisabled();
    await step('the other value is taken, and can be undone', async () => {
      await userEvent.click(alert.getByRole('radio', { name: /The other tab saved/ }));
      await expect(subtitle).toHaveValue('Theirs');
      await expect(screen.queryByRole('alert')).toBeNull();
      await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
      await expect(subtitle).toHaveValue('Mine');
    });
  },
});

export const PreviewOnPhone = meta.story({
  ...editor({ stored: store(1, { layout: 'classic' }) }),
  globals: { viewport: { value: 'mobile2', isRotated: false } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Preview' }));
    await expect(canvas.getByRole('region', { name: 'Preview' })).toBeVisible();
    await expect(canvas.queryByRole('textbox', { name: 'Subtitle' })).toBeNull();
    const before = window.location.href;
    await userEvent.click(pageOf(canvas).getByRole('link', { name: /Join/ }));
    await expect(window.location.href).toBe(before);
  },
});
