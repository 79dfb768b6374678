import { expect, screen, userEvent as pointer, waitFor, within } from 'storybook/test';
import {
  listErrorText,
  membershipMessages,
  saveErrorText,
} from '#content/messages/market/memberships';
import { commandAt } from '#machines/charts/command.fixtures';
import { draftFormAt } from '#machines/charts/draft-form.fixtures';
import { readerAt } from '#machines/charts/reader.fixtures';
import {
  MembershipChangeContext,
  membershipChangeMachine,
} from '#machines/market/membership-change/membership-change.machine';
import { draftInput } from '#machines/market/membership-draft/membership-draft.fixtures';
import {
  MembershipDraftContext,
  membershipDraftMachine,
} from '#machines/market/membership-draft/membership-draft.machine';
import { listInput, vault } from '#machines/market/membership-list/membership-list.fixtures';
import {
  MembershipListContext,
  membershipListMachine,
} from '#machines/market/membership-list/membership-list.machine';
import { unanswered } from '../../../../.storybook/console-errors';
import preview from '../../../../.storybook/preview';
import { FormNotices } from './form/FormNotices';
import { ListNotices } from './list/MembershipRows';
import { Memberships } from './Memberships';
import { membershipsStory } from './memberships-story.fixture';

/**
 * The memberships of a store with the app's machines and services, in different states of the mock backend (worlds).
 */
const meta = preview.meta({
  title: 'Screens/Seller/Memberships',
  component: Memberships,
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '720px' } },
  },
});

type Canvas = Pick<typeof screen, 'getByRole' | 'getAllByRole' | 'findByRole'>;

/** Returns the names in the list, without the titles of notices. */
const names = (canvas: Canvas) =>
  canvas.getAllByRole('heading', { level: 2 }).flatMap((heading) => {
    return heading.closest('li') ? [heading.textContent] : [];
  });

const rowOf = (canvas: Canvas, name: string) => within(canvas.getByRole('listitem', { name }));

/** Waits until no change is being saved. Until then, the list accepts no other change. */
async function saved(canvas: Canvas, name: string) {
  await waitFor(() =>
    expect(canvas.getByRole('button', { name: `More actions for ${name}` })).toBeEnabled(),
  );
}

/** Selects an item in the menu of a membership. */
async function choose(canvas: Canvas, name: string, entry: string) {
  await saved(canvas, name);
  await pointer.click(canvas.getByRole('button', { name: `More actions for ${name}` }));
  await pointer.click(await screen.findByRole('menuitem', { name: entry }));
}

const dialog = () => screen.findByRole('dialog');
const field = (form: HTMLElement, name: string) =>
  within(form).getByRole<HTMLInputElement>('textbox', { name });

async function openNew(canvas: Canvas) {
  await pointer.click(await canvas.findByRole('button', { name: 'Create membership' }));
  const form = await dialog();
  await within(form).findByRole('textbox', { name: 'Name' });
  return form;
}

async function openVault(canvas: Canvas) {
  await pointer.click(await canvas.findByRole('button', { name: 'Edit Vault' }));
  const form = await dialog();
  await within(form).findByRole('textbox', { name: 'Name' });
  return form;
}

async function fill(input: HTMLInputElement, text: string) {
  await pointer.clear(input);
  await pointer.click(input);
  await pointer.paste(text);
}

const save = (form: HTMLElement, label = 'Save changes') =>
  pointer.click(within(form).getByRole('button', { name: label }));

const listed = membershipsStory({ world: 'seller-with-store', pending: 'save' });
export const Listed = meta.story({
  ...listed.annotations,
  play: async ({ canvas, step }) => {
    await step('shows the price on sale, the places and what is not on sale', async () => {
      await canvas.findByRole('listitem', { name: 'Vault' });
      const vault = rowOf(canvas, 'Vault');
      await expect(vault.getByText('$39.99/month')).toBeVisible();
      await expect(vault.getByText('$49.99/month')).toBeVisible();
      await expect(vault.getByText('Early bird: 7 spots left')).toBeVisible();
      await expect(vault.getByText('88 of 100 spots taken')).toBeVisible();
      await expect(rowOf(canvas, 'Not announced yet').getByText('Hidden')).toBeVisible();
    });
    await step('is ordered by keyboard, and keeps the focus', async () => {
      canvas.getByRole('button', { name: 'Reorder Vault' }).focus();
      await pointer.keyboard('{Alt>}{ArrowUp}{/Alt}');
      await waitFor(() =>
        expect(names(canvas)).toEqual(['Vault', 'Collector', 'Not announced yet']),
      );
      await expect(canvas.getByText('Moved to 1 of 3')).toBeInTheDocument();
      await waitFor(() =>
        expect(canvas.getByRole('button', { name: 'Reorder Vault' })).toHaveFocus(),
      );
    });
    await step('is ordered again while the first order is being saved', async () => {
      const down = canvas.getByRole('button', { name: 'Move Vault down' });
      await pointer.click(down);
      await waitFor(() => expect(down).toHaveFocus());
      listed.respond();
      await saved(canvas, 'Vault');
      await expect(names(canvas)).toEqual(['Collector', 'Vault', 'Not announced yet']);
    });
    await step('hides, duplicates, archives and restores', async () => {
      await choose(canvas, 'Vault', 'Hide from store');
      await waitFor(() => expect(rowOf(canvas, 'Vault').getByText('Hidden')).toBeVisible());
      await choose(canvas, 'Collector', 'Duplicate');
      await waitFor(() => expect(names(canvas)[1]).toBe('Collector (copy)'));
      await choose(canvas, 'Vault', 'Archive');
      const archived = await canvas.findByRole('region', { name: 'Archived' });
      await expect(within(archived).getByRole('heading', { name: 'Vault' })).toBeVisible();
      await choose(canvas, 'Vault', 'Restore');
      await waitFor(() => expect(canvas.queryByRole('region', { name: 'Archived' })).toBeNull());
    });
    await step('deletes after a question', async () => {
      await choose(canvas, 'Collector (copy)', 'Delete');
      const question = await screen.findByRole('alertdialog', {
        name: membershipMessages.deleteTitle,
      });
      await expect(within(question).getByText('Collector (copy)')).toBeVisible();
      await pointer.click(within(question).getByRole('button', { name: 'Delete' }));
      await waitFor(() =>
        expect(names(canvas)).toEqual(['Collector', 'Vault', 'Not announced yet']),
      );
    });
  },
});

/** Renders the notice after a change has failed. No requests are sent. */
const notChanged = (failed: 'hasMembers' | 'conflict') => {
  const list = readerAt(
    membershipListMachine,
    { shown: 'fresh' },
    { value: [vault], request: listInput },
  );
  const change = commandAt(
    membershipChangeMachine,
    { failed },
    { ...listInput, action: { kind: 'delete', membership: vault } },
  );
  return {
    render: () => (
      <MembershipListContext.Provider options={{ snapshot: list, input: listInput }}>
        <MembershipChangeContext.Provider options={{ snapshot: change }}>
          <main style={{ padding: '1.5rem' }}>
            <ListNotices />
          </main>
        </MembershipChangeContext.Provider>
      </MembershipListContext.Provider>
    ),
  };
};

export const HasMembers = meta.story(notChanged('hasMembers'));
export const ChangeClashes = meta.story(notChanged('conflict'));
export const Empty = meta.story({
  ...membershipsStory({ world: 'seller-no-memberships' }).annotations,
  play: async ({ canvas }) => {
    await canvas.findByText(membershipMessages.empty);
  },
});

export const Loading = meta.story({
  ...membershipsStory({ world: 'seller-memberships-slow' }).annotations,
  play: async ({ canvas }) => {
    await canvas.findByText(membershipMessages.loading);
  },
});

export const Unreachable = meta.story({
  ...membershipsStory({ world: 'seller-memberships-unreachable' }).annotations,
  parameters: { consoleErrors: [unanswered] },
  play: async ({ canvas }) => {
    await canvas.findByText(membershipMessages.unreachable);
    await pointer.click(canvas.getByRole('button', { name: 'Try again' }));
    await canvas.findByText(membershipMessages.unreachable);
  },
});

export const Many = meta.story({
  ...membershipsStory({ world: 'seller-many-memberships' }).annotations,
  play: async ({ canvas }) => {
    await waitFor(() => expect(names(canvas)).toHaveLength(40));
    await expect(canvas.getByText(/You have 40 of 40 memberships/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Create membership' })).toBeDisabled();
  },
});

export const Hostile = meta.story({
  ...membershipsStory({ world: 'seller-hostile' }).annotations,
  play: async ({ canvas, canvasElement, step }) => {
    await canvas.findAllByText('Not available yet');
    await step(
      'nothing of the seller is executed, and nothing is wider than the page',
      async () => {
        await expect('wasRun' in window).toBe(false);
        await expect(canvasElement.querySelector('script, img')).toBeNull();
        const { scrollWidth, clientWidth } = document.documentElement;
        await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
      },
    );
    await pointer.click(canvas.getAllByRole('button', { name: /^Edit/ })[0] ?? canvasElement);
    await dialog();
    await expect('wasRun' in window).toBe(false);
  },
});

/** After a change has failed, the list shows the stored values. */
export const ChangeFails = meta.story({
  ...membershipsStory({ world: 'seller-save-fails' }).annotations,
  parameters: { consoleErrors: [unanswered] },
  play: async ({ canvas }) => {
    await canvas.findByRole('listitem', { name: 'Vault' });
    await pointer.click(canvas.getByRole('button', { name: 'Move Vault up' }));
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent(listErrorText('unreachable').title);
    await expect(names(canvas)).toEqual(['Collector', 'Vault', 'Not announced yet']);
    await pointer.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
});

const creating = membershipsStory({ world: 'seller-no-memberships' });
export const Creates = meta.story({
  ...creating.annotations,
  play: async ({ canvas, step }) => {
    const form = await openNew(canvas);
    const within_ = within(form);
    await step('the preview shows what visitors will see', async () => {
      await fill(field(form, 'Name'), 'Inner circle');
      await fill(field(form, 'Price'), '$1.049,90');
      await within_.findByText('This will be saved as $1,049.90.');
      await waitFor(() => expect(within_.getByText('$1,049.90/month')).toBeVisible());
    });
    await step('an early bird needs a lower price and an end', async () => {
      await pointer.click(within_.getByRole('checkbox', { name: 'Early-bird discount' }));
      await fill(field(form, 'Early-bird price'), '999');
      await fill(field(form, 'Member limit'), '50');
      await fill(field(form, 'Number of spots'), '10');
      await waitFor(() => expect(within_.getByText('Early bird: 10 spots left')).toBeVisible());
    });
    await step('a pasted list becomes features, blank ones are not saved', async () => {
      await pointer.click(within_.getByRole('button', { name: 'Add feature' }));
      await waitFor(() => expect(field(form, 'Feature 1')).toHaveFocus());
      await pointer.paste('Restock pings\nTrading floor\n\nGrading advisor');
      await waitFor(() => expect(field(form, 'Feature 3')).toHaveValue('Grading advisor'));
      // On a busy machine, the focus may not have followed the pasted list yet.
      await pointer.click(field(form, 'Feature 3'));
      await pointer.keyboard('{Enter}');
      await waitFor(() => expect(field(form, 'Feature 4')).toHaveFocus());
      await pointer.click(within_.getByRole('button', { name: 'Move feature 3 up' }));
      await expect(field(form, 'Feature 2')).toHaveValue('Grading advisor');
    });
    await step('the host of the checkout link is named', async () => {
      await fill(field(form, 'Checkout link'), 'https://buy.stripe.com/test_inner');
      await within_.findByText('Opens Stripe at buy.stripe.com.');
    });
    await save(form, 'Create membership');
    await canvas.findByRole('listitem', { name: 'Inner circle' });
    await screen.findByText(membershipMessages.created);
    const [stored] = creating
      .backend()
      .store.storesOf({ stores: 'noMemberships' })
      .flatMap(({ memberships }) => memberships);
    await expect(stored).toMatchObject({
      name: 'Inner circle',
      price_minor: 104_990,
      early_bird_price_minor: 99_900,
      early_bird_places: 10,
      max_members: 50,
      features: ['Restock pings', 'Grading advisor', 'Trading floor'],
      checkout_url: 'https://buy.stripe.com/test_inner',
    });
  },
});

/** Invalid input has an error text at its field, and the input is kept. */
export const Problems = meta.story({
  ...membershipsStory({ world: 'seller-no-memberships' }).annotations,
  play: async ({ canvas, step }) => {
    const form = await openNew(canvas);
    await step('the first missing field has the focus', async () => {
      await save(form, 'Create membership');
      await waitFor(() => expect(field(form, 'Name')).toHaveFocus());
      await expect(field(form, 'Price')).toHaveAccessibleDescription(/Fill this in\./);
    });
    const describes = async (name: string, text: string, problem: RegExp) => {
      await fill(field(form, name), text);
      await waitFor(() => expect(field(form, name)).toHaveAccessibleDescription(problem));
    };
    await describes('Name', '🃏'.repeat(101), /Shorten this by 1 character\./);
    await describes('Price', '1,000.005', /Enter \$1,000\.00 or \$1,000\.01\./);
    await describes('Price', '1.000', /This can mean \$1\.00 or \$1,000\.00\./);
    await describes('Price', '-5', /A price cannot be below zero\./);
    await describes('Price', '€5', /The currency is USD\./);
    await describes('Checkout link', 'javascript:alert(1)', /begins with https/);
    await describes('Checkout link', 'https://buy.stripe.com@evil.example', /Remove the username/);
    await expect(field(form, 'Checkout link')).toHaveValue('https://buy.stripe.com@evil.example');
    await expect(canvas.queryByText(membershipMessages.created)).toBeNull();
  },
});

export const KeepsDraft = meta.story({
  ...membershipsStory({ world: 'seller-with-store' }).annotations,
  play: async ({ canvas, step }) => {
    await step('closing by mistake loses nothing', async () => {
      await fill(field(await openVault(canvas), 'Name'), 'Vault 2');
      await pointer.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      const form = await openVault(canvas);
      await expect(field(form, 'Name')).toHaveValue('Vault 2');
      await within(form).findByText(membershipMessages.draftRestored);
    });
    await step('discarding asks first', async () => {
      const form = await dialog();
      await pointer.click(within(form).getByRole('button', { name: 'Discard changes' }));
      const question = await screen.findByRole('alertdialog');
      await pointer.click(within(question).getByRole('button', { name: 'Discard' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expect(field(await openVault(canvas), 'Name')).toHaveValue('Vault');
    });
  },
});

export const Clash = meta.story({
  ...membershipsStory({ world: 'seller-save-conflict' }).annotations,
  play: async ({ canvas, step }) => {
    const form = await openVault(canvas);
    await fill(field(form, 'Name'), 'Vault of mine');
    await save(form);
    await step('shows both versions', async () => {
      const alert = await within(form).findByRole('alert');
      await expect(alert).toHaveTextContent(membershipMessages.conflict);
      await expect(alert).toHaveTextContent('Vault of mine');
      await expect(alert).toHaveTextContent('Vault (other tab)');
      await expect(within(form).getByRole('button', { name: 'Save changes' })).toBeDisabled();
    });
    await step('keeps mine, and saves it', async () => {
      await pointer.click(within(form).getByRole('button', { name: 'Keep mine' }));
      await expect(field(form, 'Name')).toHaveValue('Vault of mine');
      await save(form);
      await canvas.findByRole('listitem', { name: 'Vault of mine' });
    });
  },
});

export const SaveFails = meta.story({
  ...membershipsStory({ world: 'seller-save-fails' }).annotations,
  parameters: { consoleErrors: [unanswered] },
  play: async ({ canvas }) => {
    const form = await openVault(canvas);
    await fill(field(form, 'Name'), 'Vault 2');
    await save(form);
    const alert = await within(form).findByRole('alert');
    await expect(alert).toHaveTextContent(saveErrorText('unreachable').title);
    await expect(field(form, 'Name')).toHaveValue('Vault 2');
    await expect(names(canvas)).toContain('Vault');
  },
});

const ended = draftFormAt(
  membershipDraftMachine,
  { form: { failed: 'signInRequired' } },
  draftInput,
  {},
);
/** The notice above the form after the session has ended. No requests are sent. */
export const SessionEnds = meta.story({
  render: () => (
    <MembershipDraftContext.Provider options={{ snapshot: ended, input: draftInput }}>
      <main style={{ padding: '1.5rem' }}>
        <h2>{membershipMessages.editTitle}</h2>
        <FormNotices />
      </main>
    </MembershipDraftContext.Provider>
  ),
});

export const WithoutServer = meta.story({
  ...membershipsStory({ world: 'seller-with-store' }, { serverId: null }).annotations,
  play: async ({ canvas }) => {
    const form = await openNew(canvas);
    const link = within(form).getByRole('link', { name: 'Go to setup' });
    await expect(link).toHaveAttribute('href', '/biz/biz_00000001/setup');
  },
});

export const RoleRefused = meta.story({
  ...membershipsStory({ world: 'seller-role-refused' }).annotations,
  play: async ({ canvas }) => {
    const form = await openVault(canvas);
    await expect(within(form).getByText(membershipMessages.roleRefused)).toBeVisible();
  },
});

export const OnAPhone = meta.story({
  ...membershipsStory({ world: 'seller-with-store' }).annotations,
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    const form = await openVault(canvas);
    await expect(field(form, 'Price')).toHaveValue('49.99');
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
});
